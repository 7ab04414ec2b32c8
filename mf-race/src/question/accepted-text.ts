import {
  decidingSeconds,
  formatPosition,
  formatSeconds,
  type Guid,
  isDnf,
  lapsText,
  listEffects,
  pointsText,
  type RaceDetails,
  type RaceSummary,
  type RulingEffect,
} from '@holeshot/domain';
import { joinNames } from '../racing/join-names';

/** The effects on the pilot and on others: `4th with 86.35, +4 points. Failsafe and Sparrowhawk lose a place.` */
export function acceptedText(
  race: RaceDetails,
  ruled: RaceDetails,
  { pilotId, getName }: { pilotId: Guid; getName: (id: Guid) => string },
): string {
  const effects = listEffects(race, ruled);
  const own = effects.find(({ after }) => after.pilotId === pilotId);
  const losers = effects.filter(
    ({ before, after }) => after.pilotId !== pilotId && getPlace(after) > getPlace(before),
  );
  const names = losers.map(({ after }) => getName(after.pilotId));
  return [
    own ? `${ownText(own)}.` : 'No place, time or points change.',
    names.length > 0 ? `${joinNames(names)} ${names.length === 1 ? 'loses' : 'lose'} a place.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Pilots without a place and DNFs are behind the others. */
const getPlace = (row: RaceSummary): number =>
  isDnf(row) ? Number.POSITIVE_INFINITY : (row.position ?? Number.POSITIVE_INFINITY);

function ownText({ before, after }: RulingEffect): string {
  const isOut = isDnf(after);
  const place = isOut || after.position !== null ? formatPosition(after) : '';
  const time = isOut ? '' : formatSeconds(decidingSeconds(after));
  const points = (after.points ?? 0) - (before.points ?? 0);
  const size = Math.abs(points);
  const gained = size === 0 ? '' : `${points > 0 ? '+' : '−'}${pointsText(size)}`;
  const laps = after.lapCount === before.lapCount ? '' : lapsText(after.lapCount);
  return [place && time ? `${place} with ${time}` : place || laps || time, gained].filter(Boolean).join(', ');
}
