import { usePlatform } from '@holeshot/platform';
import { Button, Note, NoteActions, NoteLine } from '@holeshot/ui/base';

interface FailedViewProps {
  /** name of what failed to load, such as `Lap Records` */
  what: string;
  failure: { message: string; url: string; detail: string | null };
  retry: () => void;
}

/** Shows what failed to load, the reason and the url, with a retry (R48). */
export function FailedView({ what, failure, retry }: FailedViewProps) {
  const { toast } = usePlatform();
  const { message, url, detail } = failure;
  const copy = async () => {
    await navigator.clipboard.writeText([message, detail, url].filter(Boolean).join('\n'));
    toast('Copied to clipboard');
  };
  return (
    <Note title={`${what} did not load`} icon="broken" role="alert">
      <NoteLine>{message}</NoteLine>
      {detail && <NoteLine>{detail}</NoteLine>}
      <NoteLine>{url}</NoteLine>
      <NoteActions>
        <Button $small $look="primary" onClick={retry}>
          Try again
        </Button>
        <Button $small $look="quiet" onClick={copy}>
          Copy details
        </Button>
      </NoteActions>
    </Note>
  );
}
