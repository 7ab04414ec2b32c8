import { pilotInEventHref } from '@holeshot/contract';
import { PilotName, PilotPhoto } from '@holeshot/ui';
import type { EventPilot } from '../../event-pilots/event-pilot';
import { PilotMark } from '../../follow/pilot-mark';
import { useMarkedPilots } from '../../follow/use-marked-pilots';

interface ResultPilotProps {
  eventId: string;
  pilot: EventPilot;
  /** all pilots of the race */
  pilots: readonly EventPilot[];
}

/** The pilot of a row. The table tints rows with `data-marked`. */
export function ResultPilot({ eventId, pilot, pilots }: ResultPilotProps) {
  const marked = useMarkedPilots(pilots);
  const isMarked = marked.ids.has(pilot.id);
  return (
    <span data-marked={isMarked || undefined}>
      <PilotPhoto url={pilot.photoUrl} name={pilot.name} />
      <PilotName name={pilot.name} href={pilotInEventHref({ eventId, pilotId: pilot.id })} />
      <PilotMark pilotId={pilot.id} marked={marked} />
    </span>
  );
}
