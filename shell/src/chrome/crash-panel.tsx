import { Button, Column, Note, NoteActions, NoteLine } from '@holeshot/ui';

interface CrashPanelProps {
  /** such as `This part of the site did not load` */
  title: string;
  /** the reason */
  detail: string;
  retry: () => void;
}

/** Shown in place of a remote that failed to load. The rest of the site still works. */
export function CrashPanel({ title, detail, retry }: CrashPanelProps) {
  return (
    <Column>
      <Note title={title} icon="broken" role="alert">
        <NoteLine>{detail}</NoteLine>
        <NoteLine>The rest of the site still works.</NoteLine>
        <NoteActions>
          <Button $small $look="primary" onClick={retry}>
            Try again
          </Button>
        </NoteActions>
      </Note>
    </Column>
  );
}
