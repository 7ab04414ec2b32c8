import { homeHref } from '@holeshot/contract';
import { ButtonLink, Column, Note, NoteActions, NoteLine } from '@holeshot/ui';

interface RoutingErrorViewProps {
  /** of a reply; absent for an error that is none */
  status?: number;
  statusText?: string;
  /** an error's own, or what the API says about a reply */
  message?: string;
}

/** Any routing failure (specification sections 2 and 8): status and status text, or the error's message. */
export function RoutingErrorView({ status, statusText, message }: RoutingErrorViewProps) {
  return (
    <Column>
      <Note title="Unexpected Application Error!" gates="broken" role="alert" level={1}>
        <NoteLine>{status === undefined ? message : `${status} ${statusText ?? ''}`}</NoteLine>
        {status !== undefined && message && <NoteLine>{message}</NoteLine>}
        <NoteActions>
          <ButtonLink $small to={homeHref()}>
            Home
          </ButtonLink>
        </NoteActions>
      </Note>
    </Column>
  );
}
