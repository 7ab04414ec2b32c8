import { type EventListItem, type Guid, type Race, raceState, raceTitle, resultText } from '@holeshot/domain';

export interface ProfileRace {
  id: Guid;
  /** round event type, round number and race number (R26) */
  title: string;
  start: Race['start'];
  /** the person's own result; `null` before the race has ended */
  result: string | null;
}

export interface RacesOfEvent {
  event: Pick<EventListItem, 'id' | 'name' | 'start'>;
  races: ProfileRace[];
}

/** Groups races by event, in their own order. `pilotIds` are the person's pilot ids by event id. */
export function groupRaces(
  races: readonly Race[],
  events: readonly EventListItem[],
  pilotIds: Readonly<Record<Guid, Guid>>,
): RacesOfEvent[] {
  const eventIds = [...new Set(races.map(({ eventId }) => eventId))];
  return eventIds.flatMap((eventId) => {
    const event = events.find(({ id }) => id === eventId);
    if (!event) return [];
    const own = races.filter((race) => race.eventId === eventId);
    return [
      {
        event: { id: event.id, name: event.name, start: event.start },
        races: own.map((race) => ({
          id: race.id,
          title: raceTitle(race),
          start: race.start,
          result: getResult(race, pilotIds[eventId]),
        })),
      },
    ];
  });
}

/** The same text as on the race's card; `null` until the race has ended. */
function getResult(race: Race, pilotId: Guid | undefined): string | null {
  const summary = race.summaries.find((row) => row.pilotId === pilotId);
  return summary && raceState(race) === 'finished' ? resultText(summary) : null;
}
