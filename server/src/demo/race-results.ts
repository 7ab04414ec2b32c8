import {
  type Detection,
  type Guid,
  type Lap,
  type RaceResult,
  type RaceSummary,
  type SummarizeRaceInput,
  summarizeRace,
} from '@holeshot/domain';

/** The desktop app's default list (R94). */
const POSITION_POINTS = [10, 8, 6, 4, 2, 0];

/** The results that the desktop app saves of an ended race; none for types without results (R87). */
export function raceResults(input: Omit<SummarizeRaceInput, 'results'>): RaceResult[] {
  return summarizeRace({ ...input, results: [] }).flatMap((summary) => {
    return summary.position === null ? [] : [raceResult(summary, summary.position, input)];
  });
}

/** Points of a finishing place. */
export function positionPoints(position: number): number {
  return POSITION_POINTS[position - 1] ?? 0;
}

function raceResult(
  summary: RaceSummary,
  position: number,
  input: Omit<SummarizeRaceInput, 'results'>,
): RaceResult {
  const { eventType, pilotId } = summary;
  const { targetLaps } = input.race;
  const passes = input.detections.filter((item) => item.valid && item.pilotId === pilotId);
  const isCounted = (item: Detection): boolean => eventType !== 'Race' || item.raceSector <= targetLaps * 100;
  const last = passes
    .filter(isCounted)
    .sort((a, b) => a.time - b.time)
    .at(-1);
  const dnf = eventType === 'Race' && summary.lapCount < targetLaps;
  const totalSeconds = flownSeconds(input.laps, passes, last);
  return {
    pilotId,
    position,
    points: dnf || eventType === 'TimeTrial' ? 0 : positionPoints(position),
    dnf,
    valid: true,
    type: 'Race',
    timeSeconds:
      passes.length === 0 ? 0 : eventType === 'TimeTrial' ? summary.targetLapSeconds : totalSeconds,
    lapsFinished: last?.lapNumber ?? 0,
  };
}

/** The time of the laps up to the last valid detection, without the holeshot. */
function flownSeconds(
  laps: readonly Lap[],
  passes: readonly Detection[],
  last: Detection | undefined,
): number {
  const detectionIds = new Set<Guid>();
  for (const { id, lapNumber, isLapEnd, time } of passes) {
    if (isLapEnd && lapNumber > 0 && last !== undefined && time <= last.time) {
      detectionIds.add(id);
    }
  }
  return laps.reduce((sum, lap) => (detectionIds.has(lap.detectionId) ? sum + lap.lengthSeconds : sum), 0);
}
