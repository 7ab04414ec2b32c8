import { fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { DialogProps } from '@holeshot/platform';
import { PropertyEditor } from '@holeshot/ui';

/** The dialog `edit-event`; its property `eventId` is the event. */
export const Dialog = ({ props, close }: DialogProps) => (
  <PropertyEditor
    title="Edit Event"
    path={fillPath(paths.eventProperties, { eventId: String(props.eventId) })}
    close={close}
  />
);
