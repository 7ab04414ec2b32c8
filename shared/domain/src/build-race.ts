import type { Detection, Lap, RaceDetails, RaceSummary } from './model';

const START = Date.UTC(2026, 4, 16, 10);

export interface PilotFlight {
  /** lap 0 first where the race starts with a holeshot */
  lapSeconds: number[];
  /** indexes into `lapSeconds` whose detection is invalid */
  invalid?: number[];
}

/** Builds an ended race for tests from the lap lengths of each pilot; pilot ids are the given keys. */
export function buildRace(
  flights: Record<string, PilotFlight | number[]>,
  changes: Partial<RaceDetails> = {},
) {
  const timingLocation = changes.timingLocation ?? 'Holeshot';
  const laps: Lap[] = [];
  const detections: Detection[] = [];
  for (const [pilotId, given] of Object.entries(flights)) {
    const { lapSeconds, invalid = [] } = Array.isArray(given) ? { lapSeconds: given } : given;
    let start = START;
    for (const [index, lengthSeconds] of lapSeconds.entries()) {
      const lapNumber = timingLocation === 'Holeshot' ? index : index + 1;
      const end = start + Math.round(lengthSeconds * 1000);
      const id = `${pilotId}-${lapNumber}`;
      laps.push({ id: `lap-${id}`, detectionId: id, lapNumber, lengthSeconds, start, end });
      detections.push(
        buildDetection({
          id,
          pilotId,
          time: end,
          lapNumber,
          valid: !invalid.includes(index),
          raceSector: lapNumber * 100,
        }),
      );
      start = end;
    }
  }
  const race: RaceDetails = {
    id: 'race',
    eventId: 'event',
    roundId: 'round',
    roundNumber: 2,
    roundOrder: 200,
    eventType: 'Race',
    raceNumber: 1,
    start: START,
    end: START + 120_000,
    totalPausedSeconds: 0,
    targetLaps: 3,
    bracket: 'None',
    timingLocation,
    pilotChannels: Object.keys(flights).map((pilotId) => ({ pilotId, channelId: null, handicapSeconds: 0 })),
    summaries: [],
    laps,
    detections,
    revision: { number: 1, at: START + 125_000, who: 'test', why: 'a test' },
    previous: null,
    next: null,
  };
  return { ...race, ...changes };
}

export function buildDetection(changes: Partial<Detection>): Detection {
  const lapNumber = changes.lapNumber ?? 1;
  return {
    id: 'detection',
    pilotId: 'pilot',
    channelId: null,
    timingSystemIndex: 0,
    time: START,
    lapNumber,
    valid: true,
    validityType: 'Auto',
    isLapEnd: true,
    isHoleshot: lapNumber === 0,
    raceSector: lapNumber * 100,
    peak: 0,
    timingSystemType: 'Dummy',
    ...changes,
  };
}

export function buildSummary(changes: Partial<RaceSummary>): RaceSummary {
  return {
    raceId: 'race',
    raceNumber: 1,
    roundId: 'round',
    roundNumber: 1,
    roundOrder: 100,
    eventType: 'Race',
    bracket: 'None',
    pilotId: 'pilot',
    holeshotSeconds: null,
    pbLapSeconds: null,
    pbLapCount: 1,
    targetLapSeconds: null,
    targetLapCount: 3,
    raceSeconds: null,
    lapCount: 0,
    position: null,
    points: null,
    dnf: false,
    ...changes,
  };
}
