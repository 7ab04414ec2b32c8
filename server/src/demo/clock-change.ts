import { fromInstantMs } from '@holeshot/domain';

const MINUTE_MS = 60_000;

/** Longer than the running event has been flown. */
const EVENT_MS = 180 * MINUTE_MS;

/**
 * The current minute of the running event: `minute` (instant, ms), or the last minute before the clocks of `zone`
 * changed in the three hours before. Files hold no offset, so races timed across a change would be in the future or an
 * hour apart.
 */
export function minuteBeforeChange(minute: number, zone: string): number {
  const offset = (instant: number): number => fromInstantMs(instant, zone) - instant;
  const usual = offset(minute - EVENT_MS);
  let seen = minute;
  while (offset(seen) !== usual) {
    seen -= MINUTE_MS;
  }
  return seen;
}
