import type { Guid, Pilot } from '@holeshot/domain';

/** A pilot as pages show them. */
export type EventPilot = Pick<Pilot, 'id' | 'name' | 'photoUrl' | 'practicePilot'>;

export const toEventPilot = ({ id, name, photoUrl, practicePilot }: Pilot): EventPilot => ({
  id,
  name,
  photoUrl,
  practicePilot,
});

/** Finds a pilot by id. */
export type PilotLookup = (id: Guid) => EventPilot;

/** A race may have a pilot who is missing from the event. */
export function createPilotLookup(pilots: readonly EventPilot[]): PilotLookup {
  const pilotById = new Map(pilots.map((pilot) => [pilot.id, pilot]));
  return (id) => pilotById.get(id) ?? { id, name: 'Unknown pilot', photoUrl: null, practicePilot: false };
}

/** Returns a function that finds the name of a pilot by id. */
export function createNameLookup(pilots: readonly EventPilot[]): (id: Guid) => string {
  const getPilot = createPilotLookup(pilots);
  return (id) => getPilot(id).name;
}

/** How many pilots an event has, without practice pilots. */
export const countPilots = (pilots: readonly Pick<EventPilot, 'practicePilot'>[]): number =>
  pilots.filter(({ practicePilot }) => !practicePilot).length;
