import type { WireEventListItem, WireRace } from '@holeshot/contract/wire';
import { origin } from './browser';

const getJson = async <T>(path: string): Promise<T> => (await fetch(origin() + path)).json() as Promise<T>;

/** A past event of type Race of the seeded season, with the tabs that an event without stages has, and its last race. */
export async function findRaceOfDemo(): Promise<{ event: WireEventListItem; race: WireRace }> {
  const events = await getJson<WireEventListItem[]>('/api/public/events');
  const today = new Date().toISOString().slice(0, 10);
  const past = events.filter(
    ({ Start, EventType, PilotCount }) => Start < today && EventType === 'Race' && PilotCount > 6,
  );
  const stages = await Promise.all(
    past.map(({ ID }) => getJson<unknown[]>(`/api/public/stages/eventId/${ID}`)),
  );
  const event = past.find((_event, index) => stages[index]?.length === 0);
  if (!event) throw new Error('The demo season has no past race event');
  const [race] = await getJson<WireRace[]>(`/api/public/races/eventId/${event.ID}/last/1`);
  if (!race) throw new Error(`${event.Name} has no ended race`);
  return { event, race };
}
