import {
  type Detection,
  type ExplainedCrossing,
  eventTraits,
  formatLap,
  formatSeconds,
  type Guid,
  type RaceDetails,
} from '@holeshot/domain';
import type { ExplanationRow } from '../../explain/explanation';
import { lapName } from '../../racing/race-names';

type Race = Pick<RaceDetails, 'start' | 'eventType' | 'targetLaps'>;

/** A row per crossing, with the reason if it does not count. `used` contains the ids of crossings of the figure. */
export const listCrossingRows = (
  race: Race,
  crossings: readonly ExplainedCrossing[],
  used: ReadonlySet<Guid>,
): ExplanationRow[] =>
  crossings.map((crossing) => {
    const { detection, lap, counts } = crossing;
    return {
      id: detection.id,
      at: detection.time,
      start: race.start === null ? '' : formatSeconds((detection.time - race.start) / 1_000),
      name: counts ? crossingText(detection) : 'not counted',
      value: lap && counts ? formatLap(lap) : '',
      note: getNote(crossing, race),
      state: counts ? (used.has(detection.id) ? 'used' : 'counted') : 'ruled-out',
    };
  });

function crossingText({ lapNumber, timingSystemIndex, isLapEnd }: Detection): string {
  const lap = lapName(lapNumber);
  return isLapEnd ? lap : `${lap}, split ${timingSystemIndex}`;
}

const RULED_OUT: Record<Detection['validityType'], string> = {
  Auto: 'ruled out by the timer',
  ManualOverride: 'ruled out by the race director',
  Marshall: 'ruled out by a marshal',
};
const COUNTED: Record<Detection['validityType'], string> = {
  Auto: '',
  ManualOverride: 'counted by the race director',
  Marshall: 'counted by a marshal',
};

function getNote(
  { detection, lap, counts, afterSeconds }: ExplainedCrossing,
  { eventType, targetLaps }: Race,
): string {
  const { valid, validityType, isLapEnd, lapNumber } = detection;
  if (!valid) return `${RULED_OUT[validityType]}, ${formatSeconds(afterSeconds)} s after the last one`;
  if (isLapEnd && !lap) return 'no lap recorded';
  if (!counts) return 'no length';
  const isAfterFinish = eventTraits(eventType).hasLapLimit && targetLaps > 0 && lapNumber > targetLaps;
  return [COUNTED[validityType], isAfterFinish ? 'after the finish' : ''].filter(Boolean).join(', ');
}
