import { DAY_MS } from './clock';
import { formatClock, formatDate } from './format';
import type { LocalMs } from './model';

const getDay = (local: LocalMs): number => Math.floor(local / DAY_MS);

/**
 * The text about the removal of a race or an event: `Removed by the desktop app, 11:42 AM`, with the date unless it is
 * the day of `start`. Both moments are on the event's clock; `at` is null if unknown.
 */
export function removalText(who: string, at: LocalMs | null, start: LocalMs | null): string {
  const removed = `Removed by ${who}`;
  if (at === null) return removed;
  const time = formatClock(at);
  if (start !== null && getDay(at) === getDay(start)) return `${removed}, ${time}`;
  return `${removed}, ${formatDate(at)}, ${time}`;
}
