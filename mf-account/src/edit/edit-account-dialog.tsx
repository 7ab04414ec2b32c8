import * as paths from '@holeshot/contract/paths';
import type { DialogProps } from '@holeshot/platform';
import { PropertyEditor } from '@holeshot/ui';

/** The dialog `edit-account`. */
export const Dialog = ({ close }: DialogProps) => (
  <PropertyEditor title="Edit Account" path={paths.accountProperties} close={close} />
);
