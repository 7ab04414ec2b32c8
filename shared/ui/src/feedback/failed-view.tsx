import type { Failure } from '@holeshot/client';
import { isPermanentStatus } from '@holeshot/contract';
import { Button, Note, NoteActions, NoteLine } from '@holeshot/ui/base';
import { useCopy } from '../controls/use-copy';
import { useSelfRetry } from './use-self-retry';

interface FailedViewProps {
  /** name of the failed part, such as `Lap Records` */
  what: string;
  failure: Failure;
  retry: () => void;
}

/** Shows the failed part, the reason and the URL, with a retry (R48). Retries temporary failures by itself. */
export function FailedView({ what, failure, retry }: FailedViewProps) {
  const copy = useCopy();
  useSelfRetry(retry, !isPermanentStatus(failure.status));
  const { message, url, detail } = failure;
  return (
    <Note title={`${what} did not load`} icon="broken" role="alert">
      <NoteLine>{message}</NoteLine>
      {detail && <NoteLine>{detail}</NoteLine>}
      <NoteLine>{url}</NoteLine>
      <NoteActions>
        <Button $small $look="primary" onClick={retry}>
          Try again
        </Button>
        <Button $small $look="quiet" onClick={() => copy([message, detail, url].filter(Boolean).join('\n'))}>
          Copy details
        </Button>
      </NoteActions>
    </Note>
  );
}
