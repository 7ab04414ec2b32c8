import { dayOverAt, type EventDays } from './event-end';
import { eventTraits } from './event-traits';
import { formatClock } from './format';
import type { LocalMs, Race, ResultState, ResultsInTime } from './model';
import { fromInstantMs } from './time-zone';

const MINUTE_MS = 60_000;

/** How long results stay open for objections by default, minutes after the end of a race (R160). */
export const OBJECTION_MINUTES = 30;

/** Less than the half day after which an event is over (R124), so that its results are official by then. */
export const MAX_OBJECTION_MINUTES = 600;

/** The facts that decide the state of a race's results, besides the time. */
export interface RaceResultFacts extends Pick<Race, 'eventType' | 'start' | 'end'> {
  /** the club's time for objections when the race ended */
  objectionMinutes: number;
  /** the number of the revision that was official, when its results were changed after that; else `null` */
  officialRevision: number | null;
}

/** Whether results of this type of race are published: those of all types that count for records (R83). */
export const hasResultState = ({ eventType }: Pick<Race, 'eventType'>): boolean =>
  eventTraits(eventType).countsForRecords;

/**
 * When the results of a race become official (R160), on the event's clock: at the full minute after the time for
 * objections, or when a manager declared the event official after the race, whichever is first. `null` before the race
 * has ended.
 */
export function officialFrom(
  { end, objectionMinutes }: Pick<RaceResultFacts, 'end' | 'objectionMinutes'>,
  declaredAt: LocalMs | null,
): LocalMs | null {
  if (end === null) return null;
  const closesAt =
    objectionMinutes === 0 ? end : Math.ceil((end + objectionMinutes * MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
  return declaredAt !== null && declaredAt >= end ? Math.min(declaredAt, closesAt) : closesAt;
}

const NONE = { state: null, until: null, isChanged: false } as const;

const settle = (isChanged: boolean): ResultsInTime => ({
  state: isChanged ? 'changed' : 'official',
  until: null,
  isChanged,
});

/**
 * The state of a race's results (R160). `declaredAt` is when a manager declared the event official; it, `now` and the
 * returned `until` are on the event's clock.
 */
export function raceResultState(
  race: RaceResultFacts,
  { declaredAt, now }: { declaredAt: LocalMs | null; now: LocalMs },
): ResultsInTime {
  if (race.start === null || !hasResultState(race)) return NONE;
  const from = officialFrom(race, declaredAt);
  const isChanged = race.officialRevision !== null;
  if (from === null) return { state: 'live', until: null, isChanged };
  return now < from ? { state: 'provisional', until: from, isChanged } : settle(isChanged);
}

/** The facts that decide the state of an event's results, besides the time. */
export interface EventResultFacts {
  lastStart: LocalMs | null;
  /** the last end of a race whose results are published */
  lastEnd: LocalMs | null;
  /** when the last of these races becomes official on its own */
  official: LocalMs | null;
  /** races that have not ended */
  racesLeft: number;
  /** whether results were changed after they were official, those of a removed race included */
  isChanged: boolean;
}

/** Sums up the races of an event for its state. `isValid` is false for a removed race. */
export function eventResultFacts(
  races: readonly (RaceResultFacts & { isValid: boolean })[],
): EventResultFacts {
  const valid = races.filter(({ isValid }) => isValid);
  const published = valid.filter(hasResultState);
  const latest = (times: readonly (LocalMs | null)[]): LocalMs | null =>
    times.reduce<LocalMs | null>((last, time) => (time === null ? last : Math.max(last ?? time, time)), null);
  return {
    lastStart: latest(valid.map(({ start }) => start)),
    lastEnd: latest(published.map(({ end }) => end)),
    official: latest(published.map((race) => officialFrom(race, null))),
    racesLeft: valid.filter(({ end }) => end === null).length,
    isChanged: races.some((race) => hasResultState(race) && race.officialRevision !== null),
  };
}

/**
 * The state of an event's results (R161): live until it is over (R86, R124), then provisional until all of its races
 * are official. A manager's declaration makes it official at once, until another race is flown. `declaredAt` and
 * `nowMs` are instants; the returned `until` is on the event's clock.
 */
export function eventResultState(
  event: EventDays,
  facts: EventResultFacts,
  { declaredAt, nowMs }: { declaredAt: number | null; nowMs: number },
): ResultsInTime {
  const { lastStart, lastEnd, official, racesLeft, isChanged } = facts;
  if (lastStart === null) return NONE;
  const declared = declaredAt === null ? null : fromInstantMs(declaredAt, event.timeZone);
  if (declared !== null && lastEnd !== null && declared >= Math.max(lastEnd, lastStart))
    return settle(isChanged);
  const now = fromInstantMs(nowMs, event.timeZone);
  const hasDay = event.isClosed || event.start !== null || event.end !== null;
  const dayOver = hasDay ? dayOverAt(event, lastStart) : null;
  const overAt = racesLeft === 0 ? lastStart : dayOver;
  if (overAt === null || now < overAt) return { state: 'live', until: overAt, isChanged };
  if (lastEnd === null || official === null) return NONE;
  return now < official ? { state: 'provisional', until: official, isChanged } : settle(isChanged);
}

/** The state at `nowMs`, from a state that was fetched earlier. `until` and `nowMs` are instants. */
export const stateAt = ({ state, until, isChanged }: ResultsInTime, nowMs: number): ResultState | null =>
  until === null || nowMs < until ? state : settle(isChanged).state;

/**
 * The state as a text that does not go out of date: `Provisional until 11:52 AM`, on the clock of `timeZone`; `until`
 * is an instant. `''` without a state, and while live, which lists show in another way.
 */
export function resultStateText(
  { state, until }: Omit<ResultsInTime, 'isChanged'>,
  timeZone: string,
): string {
  if (state === 'official') return 'Official';
  if (state === 'changed') return 'Changed after publishing';
  if (state !== 'provisional') return '';
  return until === null ? 'Provisional' : `Provisional until ${formatClock(fromInstantMs(until, timeZone))}`;
}
