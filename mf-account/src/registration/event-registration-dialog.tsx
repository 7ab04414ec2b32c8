import { fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { DialogProps } from '@holeshot/platform';
import { PropertyEditor } from '@holeshot/ui';

/** The dialog `event-registration`; its property `eventId` is the event to register for (R14). */
export const Dialog = ({ props, close }: DialogProps) => (
  <PropertyEditor
    title="Register"
    path={fillPath(paths.registrationProperties, { eventId: String(props.eventId) })}
    close={close}
  />
);
