import { type DialogProps, useSession } from '@holeshot/platform';
import { Button, Prose, Dialog as Window } from '@holeshot/ui';

/** A dialog in place of one that only managers of a club may use. */
export const ManagersOnly = ({ title, close }: { title: string; close: () => void }) => (
  <Window title={title} close={close} footer={<Button onClick={close}>Close</Button>}>
    <Prose>Only managers of a club with the Club tier can do this.</Prose>
  </Window>
);

/** The club of the dialog, otherwise the one that the user manages; null for everybody else. */
export function useDialogClub({ clubId }: DialogProps['props']): number | null {
  const { adminOfClubId } = useSession();
  return typeof clubId === 'number' ? clubId : adminOfClubId;
}
