import { fillPath } from '@holeshot/client';
import { raceProperties } from '@holeshot/contract/paths';
import type { DialogProps } from '@holeshot/platform';
import { PropertyEditor } from '@holeshot/ui';

/** The dialog `edit-race`: results and crossings of the race `raceId` of the event `eventId`. */
export function Dialog({ props, close }: DialogProps) {
  const path = fillPath(raceProperties, { eventId: String(props.eventId), raceId: String(props.raceId) });
  return <PropertyEditor title="Edit Race" path={path} close={close} />;
}
