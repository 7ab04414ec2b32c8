import {
  DAY_MS,
  formatDateTime,
  fromInstantMs,
  type LocalMs,
  toInstantMs,
  zonePlace,
} from '@holeshot/domain';

interface ZoneText {
  /** `Melbourne time` */
  place: string;
  /** `Your time: 2nd December 2026, 4:30 PM` */
  own: string;
}

/**
 * The text beside a start in `timeZone` for a visitor in `ownZone` (IANA names). `null` if both clocks show the same,
 * and for a date without a time, which is the same everywhere.
 */
export function zoneText(start: LocalMs, timeZone: string, ownZone: string): ZoneText | null {
  if (start % DAY_MS === 0) return null;
  const ownStart = fromInstantMs(toInstantMs(start, timeZone), ownZone);
  if (ownStart === start) return null;
  return { place: `${zonePlace(timeZone)} time`, own: `Your time: ${formatDateTime(ownStart)}` };
}
