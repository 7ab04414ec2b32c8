import type { WireEventListItem, WireRace } from '@holeshot/contract/wire';
import { parseClock, type RaceState, raceState } from '@holeshot/domain';

export interface EventOfDemo {
  event: WireEventListItem;
  /** in racing order */
  races: Record<RaceState, WireRace[]>;
}

/** Lists the events of a seeded site, newest first, with their races. */
export async function listEventsOfDemo(origin: string): Promise<EventOfDemo[]> {
  const getJson = async <T>(path: string): Promise<T> => (await fetch(origin + path)).json() as Promise<T>;
  const events = await getJson<WireEventListItem[]>('/api/public/events');
  return Promise.all(
    events.map(async (event) => {
      const races = await getJson<WireRace[]>(`/api/public/races/eventId/${event.ID}`);
      const inState = (state: RaceState) =>
        races.filter(
          ({ Start, End }) => raceState({ start: parseClock(Start), end: parseClock(End) }) === state,
        );
      return {
        event,
        races: {
          finished: inState('finished'),
          'in-progress': inState('in-progress'),
          'not-started': inState('not-started'),
        },
      };
    }),
  );
}

/** Whether all races have finished. */
export const isOver = ({ races }: EventOfDemo): boolean =>
  races.finished.length > 0 && races['in-progress'].length + races['not-started'].length === 0;
