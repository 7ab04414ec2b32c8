import {
  type Detection,
  type Guid,
  type Lap,
  type RaceResult,
  type RaceSummary,
  type SummarizeRaceInput,
  summarizeRace,
} from '@holeshot/domain';

/** The desktop app's default list (domain notes 4.4). */
const POSITION_POINTS = [10, 8, 6, 4, 2, 0];

/** What the desktop app saves as results of an ended race; none for types without results (domain notes 4.3). */
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
  const own = input.detections.filter((item) => item.valid && item.pilotId === pilotId);
  const isCounted = (item: Detection): boolean => eventType !== 'Race' || item.raceSector <= targetLaps * 100;
  const last = own
    .filter(isCounted)
    .sort((a, b) => a.time - b.time)
    .at(-1);
  const dnf = eventType === 'Race' && summary.lapCount < targetLaps;
  const flown = flownSeconds(input.laps, own, last);
  return {
    pilotId,
    position,
    points: dnf || eventType === 'TimeTrial' ? 0 : positionPoints(position),
    dnf,
    valid: true,
    type: 'Race',
    timeSeconds: own.length === 0 ? 0 : eventType === 'TimeTrial' ? summary.targetLapSeconds : flown,
    lapsFinished: last?.lapNumber ?? 0,
  };
}

/** Laps up to the last counted detection; the holeshot is not part of the stored time. */
function flownSeconds(laps: readonly Lap[], own: readonly Detection[], last: Detection | undefined): number {
  const counted = new Set<Guid>();
  for (const { id, lapNumber, isLapEnd, time } of own) {
    if (isLapEnd && lapNumber > 0 && last !== undefined && time <= last.time) {
      counted.add(id);
    }
  }
  return laps.reduce((sum, lap) => (counted.has(lap.detectionId) ? sum + lap.lengthSeconds : sum), 0);
}
