import type { RaceDetails, Ruling } from '@holeshot/domain';
import { momentText } from '../objections/clock-text';

/** A ruling in a few words: `add a crossing at 0:58.40`. */
export function rulingText(
  ruling: Ruling,
  { start, detections }: Pick<RaceDetails, 'start' | 'detections'>,
  getName: (pilotId: string) => string,
): string {
  const moment = (time: number) => momentText((time - (start ?? 0)) / 1_000);
  if (ruling.kind === 'add') return `add a crossing at ${moment(ruling.time)}`;
  const crossing = detections.find(({ id }) => id === ruling.detectionId);
  const old = crossing ? moment(crossing.time) : '';
  if (ruling.kind === 'count')
    return ruling.counts ? `the crossing at ${old} counts` : `the crossing at ${old} does not count`;
  if (ruling.kind === 'move') return `move the crossing at ${old} to ${moment(ruling.time)}`;
  return `the crossing at ${old} was ${getName(ruling.pilotId)}'s`;
}
