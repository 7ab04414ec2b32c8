import type { WireManagedEvent } from '@holeshot/contract/wire';
import { DAY_MS, toInstantMs } from '@holeshot/domain';

interface EventTimes {
  isVisible: boolean;
  /** local times, as everywhere */
  startMs: number | null;
  endMs: number | null;
  timeZone: string;
  isClosed: boolean;
}

/**
 * The state of an event at `nowMs`, an instant. It lasts until its end, which without a time of day is the end of that
 * day; without one until the end of the day of its start.
 */
export function eventState(
  { isVisible, startMs, endMs, timeZone, isClosed }: EventTimes,
  nowMs: number,
): WireManagedEvent['State'] {
  if (!isVisible) return 'hidden';
  if (isClosed) return 'finished';
  if (startMs === null || toInstantMs(startMs, timeZone) > nowMs) return 'upcoming';
  const hasEnd = endMs !== null && endMs >= startMs;
  const lastMs = hasEnd ? endMs : startMs;
  const isDayOnly = !hasEnd || lastMs % DAY_MS === 0;
  const end = isDayOnly ? Math.floor(lastMs / DAY_MS) * DAY_MS + DAY_MS : lastMs;
  return toInstantMs(end, timeZone) > nowMs ? 'running' : 'finished';
}
