import { fillPath } from '@holeshot/client';
import { type DialogProps, useSession } from '@holeshot/platform';
import { Button, PropertyEditor, Prose, Dialog as Window } from '@holeshot/ui';

/** A dialog in place of one that only managers of a club may use. */
export const ManagersOnly = ({ title, close }: { title: string; close: () => void }) => (
  <Window title={title} close={close} footer={<Button onClick={close}>Close</Button>}>
    <Prose>Only managers of a club with the Club tier can do this.</Prose>
  </Window>
);

/** The property `clubId` of the dialog, by default the club that the user manages; null for everybody else. */
export function useDialogClub({ clubId }: DialogProps['props']): number | null {
  const { adminOfClubId } = useSession();
  return typeof clubId === 'number' ? clubId : adminOfClubId;
}

/** Defines a dialog with a form of its club. */
export const defineClubEditor = (title: string, path: `${string}/:clubId`) =>
  function ClubEditor({ props, close }: DialogProps) {
    const clubId = useDialogClub(props);
    if (clubId === null) return <ManagersOnly title={title} close={close} />;
    return <PropertyEditor title={title} path={fillPath(path, { clubId })} close={close} />;
  };
