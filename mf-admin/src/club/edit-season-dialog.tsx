import { fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { DialogProps } from '@holeshot/platform';
import { PropertyEditor } from '@holeshot/ui';

/** The dialog `edit-season`; its property `seasonId` is the season. */
export const Dialog = ({ props, close }: DialogProps) => (
  <PropertyEditor
    title="Edit season"
    path={fillPath(paths.seasonProperties, { seasonId: Number(props.seasonId) })}
    close={close}
  />
);
