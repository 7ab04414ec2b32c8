import type { LocalMs } from './model';

const DAY_MS = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The instant (ms since 1970 UTC) at which a clock in `zone` showed `local`.
 * A time that the clock skipped is read with the offset before the change (so it lands just after it);
 * a time that it showed twice is the first of the two. An unknown zone counts as UTC.
 * Source: domain notes 1.2 (the files hold no offset; the event's zone is the only means).
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

/** What a clock in `zone` shows at `instant` (ms since 1970 UTC). An unknown zone counts as UTC. */
export function fromInstantMs(instant: number, zone: string): LocalMs {
  return instant + offsetMs(instant, zone);
}

function offsetMs(instant: number, zone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of getFormatter(zone).formatToParts(instant)) {
    parts[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(instant / 1000) * 1000;
}

function getFormatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) {
    return known;
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
