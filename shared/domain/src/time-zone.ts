import { DAY_MS, utcMs } from './clock';
import { twoDigits } from './format';
import type { EventListItem, LocalMs } from './model';

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Converts a local time in `zone` to an instant, ms since 1970 UTC. A time that the clock skipped gets the offset
 * before the change; of a time that it showed twice, returns the first. An unknown zone counts as UTC. The desktop
 * app's files have no offset, so that only the zone gives an instant (R59).
 */
export function toInstantMs(local: LocalMs, zone: string): number {
  const before = offsetMs(local - DAY_MS, zone);
  const after = offsetMs(local + DAY_MS, zone);
  if (before === after) {
    return local - before;
  }
  const [first = local - before] = [local - before, local - after]
    .filter((instant) => fromInstantMs(instant, zone) === local)
    .sort((a, b) => a - b);
  return first;
}

/** How far the clock of a timing computer may be ahead. */
const AHEAD_MS = 300_000;

/** Like `toInstantMs`, for a race in progress: of a time that the clock showed twice, returns the last one until `nowMs`. */
export function toRecentInstantMs(local: LocalMs, zone: string, nowMs: number): number {
  const second = local - offsetMs(local + DAY_MS, zone);
  const isShown = second <= nowMs + AHEAD_MS && fromInstantMs(second, zone) === local;
  return isShown ? second : toInstantMs(local, zone);
}

/** Converts an instant, ms since 1970 UTC, to the local time in `zone`. An unknown zone counts as UTC. */
export function fromInstantMs(instant: number, zone: string): LocalMs {
  return instant + offsetMs(instant, zone);
}

/** `2026-07-01T19:30:00+02:00`: a local time in `zone` as ISO 8601, to the second, with the offset that it had. */
export function formatIsoWithOffset(local: LocalMs, zone: string): string {
  const minutes = Math.round((local - toInstantMs(local, zone)) / 60_000);
  const size = Math.abs(minutes);
  const offset = `${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
  return `${new Date(local).toISOString().slice(0, 19)}${minutes < 0 ? '-' : '+'}${offset}`;
}

/** The start of an event as ISO 8601: `2026-07-01` at 12:00 AM, which means that the day has no time (R42). */
export const formatIsoStart = (start: LocalMs, zone: string): string =>
  start % DAY_MS === 0 ? new Date(start).toISOString().slice(0, 10) : formatIsoWithOffset(start, zone);

/** The end of an event as ISO 8601, in the same way; `null` for one that is unknown, or a mistake: before the start. */
export function formatIsoEnd({
  start,
  end,
  timeZone,
}: Pick<EventListItem, 'start' | 'end' | 'timeZone'>): string | null {
  if (start === null || end === null) return null;
  const hasTime = end % DAY_MS !== 0;
  const firstEnd = hasTime ? start : start - (start % DAY_MS);
  return end < firstEnd ? null : formatIsoStart(end, timeZone);
}

/** `New York`, the place of the IANA time zone `America/New_York`. */
export const zonePlace = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** Whether a text is an IANA time zone or an offset such as `+02:00`. */
export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function offsetMs(instant: number, zone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of getFormatter(zone).formatToParts(instant)) {
    parts[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const localMs = utcMs(year, month - 1, day) + ((hour * 60 + minute) * 60 + second) * 1000;
  return localMs - Math.floor(instant / 1000) * 1000;
}

function getFormatter(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached !== undefined) {
    return cached;
  }
  const formatter = createFormatter(zone) ?? getFormatter('UTC');
  formatters.set(zone, formatter);
  return formatter;
}

function createFormatter(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch (error) {
    if (error instanceof RangeError) {
      return undefined;
    }
    throw error;
  }
}
