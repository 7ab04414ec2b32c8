import { homeHref } from '@holeshot/contract';
import { ButtonLink, Column, Note, NoteActions, NoteLine } from '@holeshot/ui';

interface RoutingErrorViewProps {
  /** of a reply; `null` for an error that is none */
  status: number | null;
  statusText: string;
  message: string;
}

/** Any routing failure (specification sections 2 and 8): status and status text, or the error's message. */
export function RoutingErrorView({ status, statusText, message }: RoutingErrorViewProps) {
  return (
    <Column>
      <Note title="Unexpected Application Error!" gates="broken" role="alert" level={1}>
        <NoteLine>{status === null ? message : `${status} ${statusText}`}</NoteLine>
        {status !== null && message && <NoteLine>{message}</NoteLine>}
        <NoteActions>
          <ButtonLink $small to={homeHref()}>
            Home
          </ButtonLink>
        </NoteActions>
      </Note>
    </Column>
  );
}
