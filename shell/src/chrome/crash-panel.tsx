import { Button, Column, Note, NoteActions, NoteLine } from '@holeshot/ui';

interface CrashPanelProps {
  /** what is missing, such as `This part of the site did not load` */
  title: string;
  /** why */
  detail: string;
  retry: () => void;
}

/** Stands in place of a remote that could not be loaded or drawn; the rest of the site goes on. */
export function CrashPanel({ title, detail, retry }: CrashPanelProps) {
  return (
    <Column>
      <Note title={title} gates="broken" role="alert">
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
