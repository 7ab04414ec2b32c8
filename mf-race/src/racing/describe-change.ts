import { eventTraits, type Guid, ordinal, type ReplayChange, type ReplayRace } from '@holeshot/domain';
import { joinNames } from './join-names';
import { lapInSentence } from './race-names';

type Describable = Pick<ReplayChange, 'kind' | 'passed' | 'position' | 'lapNumber' | 'isFirstOfLap'>;

/**
 * Describes the change by a crossing, without the pilot's name: `takes the lead from Kestrel`,
 * `ahead of Kestrel, now 4th`, `leads after lap 1`, `finishes first`.
 */
export function describeChange(
  { kind, passed, position, lapNumber, isFirstOfLap }: Describable,
  { eventType, targetLaps }: Pick<ReplayRace, 'eventType' | 'targetLaps'>,
  getName: (pilotId: Guid) => string,
): string {
  const isFinish = isFirstOfLap && eventTraits(eventType).hasLapLimit && lapNumber === targetLaps;
  if (kind === 'lead') {
    const last = passed.at(-1);
    const from = last === undefined ? '' : ` from ${getName(last)}`;
    return `takes the lead${from}${isFinish ? ' and finishes first' : ''}`;
  }
  if (kind === 'place') return `ahead of ${joinNames(passed.map(getName))}, now ${ordinal(position)}`;
  if (isFinish) return 'finishes first';
  return `leads after ${lapInSentence(lapNumber)}`;
}
