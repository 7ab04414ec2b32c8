import { homeHref } from '@holeshot/contract';
import { Button, ButtonLink, Column, Note, NoteActions, NoteLine } from '@holeshot/ui';

interface RoutingErrorViewProps {
  /** of a reply; absent for an error that is none */
  status?: number;
  statusText?: string;
  /** an error's own, or what the API says about a reply */
  message?: string;
  /** asks for the page again; absent where that changes nothing */
  retry?: () => void;
}

/** Any routing failure (specification sections 2 and 8): status and status text, or the error's message. */
export function RoutingErrorView({ status, statusText, message, retry }: RoutingErrorViewProps) {
  return (
    <Column>
      <Note title="Unexpected Application Error!" gates="broken" role="alert" level={1}>
        <NoteLine>{status === undefined ? message : `${status} ${statusText ?? ''}`}</NoteLine>
        {status !== undefined && message && <NoteLine>{message}</NoteLine>}
        <NoteActions>
          {retry && (
            <Button $small $look="primary" onClick={retry}>
              Try again
            </Button>
          )}
          <ButtonLink $small to={homeHref()}>
            Home
          </ButtonLink>
        </NoteActions>
      </Note>
    </Column>
  );
}
