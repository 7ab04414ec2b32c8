import { FetchError } from '@holeshot/client';
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
    try {
      await client.send('DELETE', path);
    } catch (error) {
      // somebody else has deleted it
      if (!(error instanceof FetchError) || error.status !== 404) throw error;
    }
    toast(`${name} is deleted.`);
    await reload();
  };
  return <ConfirmDialog title={`Delete ${name}?`} text={text} action="Delete" act={remove} close={close} />;
}
