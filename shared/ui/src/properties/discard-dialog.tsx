import { Button, Dialog, Prose } from '@holeshot/ui/base';

interface DiscardDialogProps {
  keepEditing: () => void;
  discard: () => void;
}

/** Asks before edited properties are lost. */
export const DiscardDialog = ({ keepEditing, discard }: DiscardDialogProps) => (
  <Dialog
    title="Discard your changes?"
    close={keepEditing}
    footer={
      <>
        <Button onClick={keepEditing}>Keep editing</Button>
        <Button $look="primary" onClick={discard}>
          Discard
        </Button>
      </>
    }
  >
    <Prose>They are not saved yet.</Prose>
  </Dialog>
);
