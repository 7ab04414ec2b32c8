import { fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { DialogProps } from '@holeshot/platform';
import { PropertyEditor } from '@holeshot/ui';
import { ManagersOnly, useDialogClub } from '../managers-only/managers-only';

const TITLE = 'Create season';

/** The dialog `create-season`; its property `clubId` is the club, by default the one that the user manages. */
export function Dialog({ props, close }: DialogProps) {
  const clubId = useDialogClub(props);
  if (clubId === null) return <ManagersOnly title={TITLE} close={close} />;
  return (
    <PropertyEditor title={TITLE} path={fillPath(paths.newSeasonProperties, { clubId })} close={close} />
  );
}
