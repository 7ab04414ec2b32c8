import { formatDateTime, fromInstantMs, type LocalMs, toInstantMs } from '@holeshot/domain';

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
  if (start % 86_400_000 === 0) return null;
  const ownStart = fromInstantMs(toInstantMs(start, timeZone), ownZone);
  if (ownStart === start) return null;
  // `America/New_York` becomes `New York`
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return { place: `${place} time`, own: `Your time: ${formatDateTime(ownStart)}` };
}
