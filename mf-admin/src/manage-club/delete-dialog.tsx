import { usePlatform } from '@holeshot/platform';
import { ConfirmDialog } from '@holeshot/ui';

interface DeleteDialogProps {
  name: string;
  /** DELETE deletes it */
  path: string;
  /** the consequences */
  text: string;
  close: () => void;
}

/** Asks before something of a club is deleted. */
export function DeleteDialog({ name, path, text, close }: DeleteDialogProps) {
  const { client, reload, toast } = usePlatform();
  const remove = async () => {
    await client.send('DELETE', path);
    toast(`${name} is deleted.`);
    await reload();
  };
  return <ConfirmDialog title={`Delete ${name}?`} text={text} action="Delete" act={remove} close={close} />;
}
