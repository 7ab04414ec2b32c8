import { groupBy } from './group-by';
import type { Guid, LocalMs } from './model';

/** An event that a person attended, with the person's part in it. */
export interface AttendedEvent {
  id: Guid;
  clubId: number;
  start: LocalMs | null;
  /** whether all races have ended */
  isOver: boolean;
  /** from 1; `null` for a pilot without a ranked race */
  rank: number | null;
  raceCount: number;
  /** races won that score points */
  winCount: number;
  /** the person's fastest single lap, seconds */
  bestLapSeconds: number | null;
}

/** A person's results over all events. */
export interface CareerTotals {
  events: number;
  /** events won (R133) */
  wins: number;
  podiums: number;
  races: number;
  racesWon: number;
  /** `null` without a lap */
  bestLapSeconds: number | null;
}

type Placing = Pick<AttendedEvent, 'isOver' | 'rank'>;

const isPlaced = ({ isOver, rank }: Placing, place: number): boolean =>
  isOver && rank !== null && rank <= place;

/** Whether a person won an event, which counts once it is over (R133). */
export const isWonEvent = (event: Placing): boolean => isPlaced(event, 1);

/** Sums up events. The best lap is from the events of `clubId`, because laps on other fields are not comparable. */
export function careerTotals(events: readonly AttendedEvent[], clubId: number | null): CareerTotals {
  const laps = events.flatMap((event) =>
    event.clubId === clubId && event.bestLapSeconds !== null ? [event.bestLapSeconds] : [],
  );
  return {
    events: events.length,
    wins: events.filter(isWonEvent).length,
    podiums: events.filter((event) => isPlaced(event, 3)).length,
    races: sum(events.map(({ raceCount }) => raceCount)),
    racesWon: sum(events.map(({ winCount }) => winCount)),
    bestLapSeconds: laps.length > 0 ? Math.min(...laps) : null,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The totals per year of the events' local dates, latest year first; omits events without a date. */
export function careerSeasons(
  events: readonly AttendedEvent[],
  clubId: number | null,
): (CareerTotals & { year: number })[] {
  const dated = events.flatMap((event) => (event.start === null ? [] : [{ ...event, start: event.start }]));
  return [...groupBy(dated, ({ start }) => new Date(start).getUTCFullYear())]
    .map(([year, yearEvents]) => ({ year, ...careerTotals(yearEvents, clubId) }))
    .sort((a, b) => b.year - a.year);
}

/** The best lap of an event, and whether it was the person's fastest at the club so far. */
export interface LapStep {
  id: Guid;
  start: LocalMs;
  seconds: number;
  isRecord: boolean;
}

/** The best laps of a person at a club in the order of the events; omits events without a date or a lap. */
export function lapSteps(events: readonly AttendedEvent[], clubId: number): LapStep[] {
  let best = Number.POSITIVE_INFINITY;
  return events
    .flatMap(({ id, start, bestLapSeconds: seconds, ...event }) =>
      event.clubId === clubId && start !== null && seconds !== null ? [{ id, start, seconds }] : [],
    )
    .sort((a, b) => a.start - b.start)
    .map((step) => {
      const isRecord = step.seconds < best;
      best = Math.min(best, step.seconds);
      return { ...step, isRecord };
    });
}
