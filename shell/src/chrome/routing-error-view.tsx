import { homeHref } from '@holeshot/contract';
import { Button, ButtonLink, Column, Note, NoteActions, NoteLine, useCopy } from '@holeshot/ui';

interface RoutingErrorViewProps {
  /** `Unexpected Application Error!` by default */
  title?: string;
  /** HTTP status; absent for an error without a response */
  status?: number;
  statusText?: string;
  /** message of the error or of the API */
  message?: string;
  /** text that a visitor can copy for the maintainers */
  details?: string;
  /** loads the page again; absent when that would not help */
  retry?: (() => void) | undefined;
}

/** Shows a routing error: status and status text, or the error's message (R46). */
export function RoutingErrorView({
  title = 'Unexpected Application Error!',
  status,
  statusText,
  message,
  details,
  retry,
}: RoutingErrorViewProps) {
  return (
    <Column>
      <Note title={title} icon="broken" role="alert" level={1}>
        <NoteLine>{status === undefined ? message : `${status} ${statusText ?? ''}`}</NoteLine>
        {status !== undefined && message && <NoteLine>{message}</NoteLine>}
        <NoteActions>
          {retry && (
            <Button $small $look="primary" onClick={retry}>
              Try again
            </Button>
          )}
          {details && <CopyDetails text={details} />}
          <ButtonLink $small to={homeHref()}>
            Home
          </ButtonLink>
        </NoteActions>
      </Note>
    </Column>
  );
}

/** A component of its own, since views without details also replace the whole page, where there is no platform. */
function CopyDetails({ text }: { text: string }) {
  const copy = useCopy();
  return (
    <Button $small onClick={() => copy(text)}>
      Copy details
    </Button>
  );
}
