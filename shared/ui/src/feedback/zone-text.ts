import { formatDateTime, fromInstantMs, type LocalMs, toInstantMs } from '@holeshot/domain';

interface ZoneText {
  /** `Melbourne time` */
  place: string;
  /** `Your time: 2nd December 2026, 4:30 PM` */
  own: string;
}

/**
 * What stands beside a start in `timeZone` for a visitor in `ownZone` (IANA names). `null` where both clocks show the same,
 * and for a date without a time, which is the same everywhere.
 */
export function zoneText(start: LocalMs, timeZone: string, ownZone: string): ZoneText | null {
  if (start % 86_400_000 === 0) return null;
  const ownStart = fromInstantMs(toInstantMs(start, timeZone), ownZone);
  if (ownStart === start) return null;
  // `New York` of `America/New_York`
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return { place: `${place} time`, own: `Your time: ${formatDateTime(ownStart)}` };
}
