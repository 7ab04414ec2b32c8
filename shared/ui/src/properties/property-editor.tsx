import { Button, Dialog } from '@holeshot/ui/base';

interface PropertyEditorProps {
  title: string;
  /** of the properties */
  path: string;
  close: () => void;
  onSaved?: () => void;
}

/** Stands in for the property editor. */
export function PropertyEditor({ title, path, close }: PropertyEditorProps) {
  return (
    <Dialog title={title} close={close} footer={<Button onClick={close}>Cancel</Button>}>
      <p>{path}</p>
    </Dialog>
  );
}
