import type { LocalMs, Race, RaceEvent } from './model';
import { fromInstantMs } from './time-zone';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Evenings run past midnight. */
const AFTER_MIDNIGHT_MS = 6 * HOUR_MS;
const SINCE_LAST_RACE_MS = 12 * HOUR_MS;

/**
 * Whether an event is over although races are left: its last day is past and nobody has flown for half a day (R124). `last`
 * are the races flown last, latest first; `nowMs` is an instant.
 */
export function hasEnded(
  { start, end, timeZone }: Pick<RaceEvent, 'start' | 'end' | 'timeZone'>,
  last: readonly Pick<Race, 'start'>[],
  nowMs: number,
): boolean {
  const lastRaceStart = last[0]?.start ?? null;
  const lastDay = Math.max(start ?? 0, end ?? 0);
  if (lastRaceStart === null || lastDay === 0) return false;
  const now = fromInstantMs(nowMs, timeZone);
  const endOfDay: LocalMs = (Math.floor(lastDay / DAY_MS) + 1) * DAY_MS + AFTER_MIDNIGHT_MS;
  return now >= endOfDay && now - lastRaceStart >= SINCE_LAST_RACE_MS;
}
