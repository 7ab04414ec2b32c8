import {
  type EventListItem,
  eventTraits,
  formatSeconds,
  type Guid,
  ordinal,
  type Race,
} from '@holeshot/domain';

export interface ShownRace {
  id: Guid;
  /** round event type, round number and race number (specification section 2, Race card) */
  title: string;
  start: Race['start'];
  /** the person's own result; `null` before the race has ended */
  result: string | null;
}

export interface RacesOfEvent {
  event: Pick<EventListItem, 'id' | 'name' | 'start'>;
  races: ShownRace[];
}

/**
 * Races as they came (newest first), by event; `pilotIds` says which pilot the person was in each event. The result
 * is an ordinal in a race and a lap time otherwise (specification section 1).
 */
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
          title: `${race.eventType} ${race.roundNumber}-${race.raceNumber}`,
          start: race.start,
          result: resultOf(race, pilotIds[eventId]),
        })),
      },
    ];
  });
}

function resultOf(race: Race, pilotId: Guid | undefined): string | null {
  const summary = race.summaries.find((row) => row.pilotId === pilotId);
  if (!summary || race.end === null) return null;
  if (!eventTraits(race.eventType).hasPoints) {
    return formatSeconds(summary.targetLapSeconds ?? summary.pbLapSeconds) || null;
  }
  if (summary.dnf) return 'DNF';
  return summary.position === null ? null : ordinal(summary.position) || null;
}
