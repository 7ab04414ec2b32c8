import { type EventType, eventTraits, type Guid, isWonEvent } from '@holeshot/domain';
import type { FlownRace } from '../../events/read/attended';
import type { CareerEvent } from './repository';

export interface TypeBest {
  eventType: EventType;
  /** the fastest single lap and where it was flown */
  lap: { seconds: number; eventId: Guid; raceId: Guid } | null;
  events: number;
  races: number;
  laps: number;
  /** events won */
  wins: number;
}

export interface YearOfFlights {
  year: number;
  events: number;
  races: number;
  laps: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/**
 * A person's best single lap and totals per type of event, the most flown type first. Practice does not count for
 * records (R83); the single lap does, even when an event ranks by several.
 */
export function bestsByType(races: readonly FlownRace[], events: readonly CareerEvent[]): TypeBest[] {
  return distinct(races.map(({ eventType }) => eventType))
    .map((eventType) =>
      typeBest(
        eventType,
        races.filter((race) => race.eventType === eventType),
        events.filter(({ event }) => event.eventType === eventType),
      ),
    )
    .sort((a, b) => b.races - a.races || (a.eventType < b.eventType ? -1 : 1));
}

function typeBest(
  eventType: EventType,
  races: readonly FlownRace[],
  events: readonly CareerEvent[],
): TypeBest {
  const laps = races.flatMap(({ raceType, bestLapSeconds, eventId, raceId }) =>
    bestLapSeconds !== null && eventTraits(raceType).countsForRecords
      ? [{ seconds: bestLapSeconds, eventId, raceId }]
      : [],
  );
  return {
    eventType,
    lap: laps.reduce<TypeBest['lap']>(
      (best, lap) => (best && best.seconds <= lap.seconds ? best : lap),
      null,
    ),
    events: distinct(races.map(({ eventId }) => eventId)).length,
    races: races.length,
    laps: sum(races.map(({ lapCount }) => lapCount)),
    wins: events.filter(isWonEvent).length,
  };
}

/** Events, races and laps per year of the event's own calendar, newest year first. */
export function attendanceByYear(races: readonly FlownRace[]): YearOfFlights[] {
  const getYear = ({ eventStart }: FlownRace) =>
    eventStart === null ? null : new Date(eventStart).getUTCFullYear();
  return distinct(races.map(getYear))
    .filter((year) => year !== null)
    .sort((a, b) => b - a)
    .map((year) => {
      const racesOfYear = races.filter((race) => getYear(race) === year);
      return {
        year,
        events: distinct(racesOfYear.map(({ eventId }) => eventId)).length,
        races: racesOfYear.length,
        laps: sum(racesOfYear.map(({ lapCount }) => lapCount)),
      };
    });
}
