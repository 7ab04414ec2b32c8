import { DEFAULT_POINTS, type Detection, type RaceResult, type RaceSummary } from '@holeshot/domain';
import type { FlownRace } from './fly-race';

/** Points of a finishing place. */
export const positionPoints = (position: number): number => DEFAULT_POINTS[position - 1] ?? 0;

/** The results that the desktop app saves of an ended race; none for types without results (R87). */
export const listResults = (
  summaries: readonly RaceSummary[],
  flight: FlownRace,
  targetLaps: number,
): RaceResult[] =>
  summaries.flatMap((summary) =>
    summary.position === null ? [] : [getResult(summary, summary.position, flight, targetLaps)],
  );

function getResult(
  { eventType, pilotId, lapCount, targetLapSeconds }: RaceSummary,
  position: number,
  { detections, laps }: FlownRace,
  targetLaps: number,
): RaceResult {
  const passes = detections.filter((item) => item.valid && item.pilotId === pilotId);
  const isCounted = (item: Detection): boolean => eventType !== 'Race' || item.raceSector <= targetLaps * 100;
  const last = passes
    .filter(isCounted)
    .sort((a, b) => a.time - b.time)
    .at(-1);
  // the time of the laps up to the last valid detection, without the holeshot
  const isFlown = ({ isLapEnd, lapNumber, time }: Detection) =>
    isLapEnd && lapNumber > 0 && time <= (last?.time ?? 0);
  const flownIds = new Set(passes.filter(isFlown).map(({ id }) => id));
  const flownSeconds = laps.reduce(
    (sum, lap) => (flownIds.has(lap.detectionId) ? sum + lap.lengthSeconds : sum),
    0,
  );
  const dnf = eventType === 'Race' && lapCount < targetLaps;
  const timeSeconds = eventType === 'TimeTrial' ? targetLapSeconds : flownSeconds;
  return {
    pilotId,
    position,
    dnf,
    valid: true,
    type: 'Race',
    points: dnf || eventType === 'TimeTrial' ? 0 : positionPoints(position),
    timeSeconds: passes.length === 0 ? 0 : timeSeconds,
    lapsFinished: last?.lapNumber ?? 0,
  };
}
