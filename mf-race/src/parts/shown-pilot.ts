import type { Guid, Pilot } from '@holeshot/domain';

/** What pages show of a pilot. */
export type ShownPilot = Pick<Pilot, 'id' | 'name' | 'photoUrl' | 'practicePilot'>;

export const toShownPilot = ({ id, name, photoUrl, practicePilot }: Pilot): ShownPilot => ({
  id,
  name,
  photoUrl,
  practicePilot,
});

/** Looks a pilot up; a race may name one whom the event does not know. */
export function pilotFinder(pilots: readonly ShownPilot[]): (id: Guid) => ShownPilot {
  const known = new Map(pilots.map((pilot) => [pilot.id, pilot]));
  return (id) => known.get(id) ?? { id, name: 'Unknown pilot', photoUrl: null, practicePilot: false };
}
