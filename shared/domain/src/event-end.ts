import { DAY_MS } from './clock';
import type { LocalMs, Race, RaceEvent } from './model';
import { fromInstantMs } from './time-zone';

const HOUR_MS = 3_600_000;
/** Flying may go on past midnight. */
export const AFTER_MIDNIGHT_MS = 6 * HOUR_MS;
const SINCE_LAST_RACE_MS = 12 * HOUR_MS;
/** Longer than a lunch, shorter than a night. */
const LONGEST_BREAK_MS = 3 * HOUR_MS;

export type EventDays = Pick<RaceEvent, 'start' | 'end' | 'timeZone' | 'isClosed'>;

/**
 * Whether flying has ended: a manager closed the event, or its last day is past and nobody has flown for half a day
 * (R124). `races` are those of the event, or only the one that began last; `nowMs` is an instant. False for an event
 * without a date that nobody has flown.
 */
export function isDayOver(event: EventDays, races: readonly Pick<Race, 'start'>[], nowMs: number): boolean {
  const overAt = dayOverAt(event, findLastStart(races));
  return overAt !== null && fromInstantMs(nowMs, event.timeZone) >= overAt;
}

/**
 * When flying has ended (R124), on the event's clock: `-Infinity` once a manager closed the event, `null` for an event
 * without a date that nobody has flown.
 */
export function dayOverAt({ start, end, isClosed }: EventDays, lastStart: LocalMs | null): LocalMs | null {
  if (isClosed) return Number.NEGATIVE_INFINITY;
  const lastDay = Math.max(start ?? 0, end ?? 0);
  if (lastStart === null && lastDay === 0) return null;
  const endOfDay: LocalMs = lastDay === 0 ? 0 : startOfDay(lastDay) + DAY_MS + AFTER_MIDNIGHT_MS;
  return Math.max(endOfDay, lastStart === null ? 0 : lastStart + SINCE_LAST_RACE_MS);
}

const findLastStart = (races: readonly Pick<Race, 'start'>[]): LocalMs | null => {
  const starts = races.flatMap(({ start }) => start ?? []);
  return starts.length > 0 ? Math.max(...starts) : null;
};

/** Whether the first day of the event has begun, at the field. `nowMs` is an instant. False without a date. */
export const hasDayBegun = ({ start, timeZone }: EventDays, nowMs: number): boolean =>
  start !== null && fromInstantMs(nowMs, timeZone) >= startOfDay(start);

/** Whether it is the first day of the event, at the field. `nowMs` is an instant. False without a date. */
export const isToday = ({ start, timeZone }: Pick<EventDays, 'start' | 'timeZone'>, nowMs: number): boolean =>
  start !== null && startOfDay(fromInstantMs(nowMs, timeZone)) === startOfDay(start);

const startOfDay = (local: LocalMs): LocalMs => Math.floor(local / DAY_MS) * DAY_MS;

/**
 * Whether an event is over although races are left (R124): it has a date or was closed, its day is over, and somebody
 * has flown. Parameters are those of `isDayOver`.
 */
export const hasEnded = (event: EventDays, races: readonly Pick<Race, 'start'>[], nowMs: number): boolean =>
  findLastStart(races) !== null &&
  (event.isClosed || event.start !== null || event.end !== null) &&
  isDayOver(event, races, nowMs);

/**
 * Whether an event is running between two of its races (R136): one was flown in the last three hours, and another is
 * drawn but has not started. `races` are all of the event; `nowMs` is an instant.
 */
export function isBetweenRaces(
  timeZone: string,
  races: readonly Pick<Race, 'start' | 'end'>[],
  nowMs: number,
): boolean {
  const now = fromInstantMs(nowMs, timeZone);
  const hasFlown = races.some(({ start, end }) => start !== null && end !== null);
  const lastFlown = Math.max(...races.map(({ start, end }) => end ?? start ?? Number.NEGATIVE_INFINITY));
  return hasFlown && races.some(({ start }) => start === null) && now - lastFlown < LONGEST_BREAK_MS;
}
