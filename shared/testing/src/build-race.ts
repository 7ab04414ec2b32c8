import {
  type Detection,
  type Guid,
  type Lap,
  type RaceDetails,
  type RaceSummary,
  summarizeRace,
} from '@holeshot/domain';

/** 16th May 2026, 10:00 AM on the event's clock. */
export const EVENT_START = Date.UTC(2026, 4, 16, 10);

interface Flight {
  /** lap 0 first, when the race has a holeshot */
  lapSeconds: readonly number[];
  /** indexes into `lapSeconds` of laps with an invalid detection */
  invalid?: readonly number[];
}

interface RaceChanges extends Partial<Omit<RaceDetails, 'laps' | 'detections'>> {
  /** lap times in seconds by pilot id */
  flights?: Record<Guid, readonly number[] | Flight>;
}

/**
 * A two-minute race with the given laps, and summaries as the server computes them (best laps, race times, positions).
 * `start: null` or `end: null` makes it not started or in progress.
 */
export function buildRace({ flights = {}, ...changes }: RaceChanges = {}): RaceDetails {
  const race = {
    id: 'race-1',
    eventId: 'event-1',
    roundId: 'round-1',
    roundNumber: 1,
    roundOrder: 100,
    eventType: 'Race' as const,
    raceNumber: 2,
    start: EVENT_START,
    end: EVENT_START + 120_000,
    totalPausedSeconds: 0,
    targetLaps: 3,
    bracket: 'None',
    timingLocation: 'Holeshot' as const,
    pilotChannels: Object.keys(flights).map((pilotId) => ({ pilotId, channelId: 'r1', handicapSeconds: 0 })),
    isRemoved: false,
    revision: { number: 1, at: EVENT_START + 125_000, who: 'Saltbush FPV', why: 'sync' },
    previous: null,
    next: null,
    ...changes,
  };
  const firstLap = race.timingLocation === 'Holeshot' ? 0 : 1;
  const crossings = Object.entries(flights).flatMap(([pilotId, flight]) =>
    buildCrossings(pilotId, 'lapSeconds' in flight ? flight : { lapSeconds: flight }, firstLap),
  );
  const laps = crossings.map(({ lap }) => lap);
  const detections = crossings.map(({ detection }) => detection);
  const event = { pbLaps: 1, laps: race.targetLaps };
  const summaries = changes.summaries ?? summarizeRace({ race, laps, detections, results: [], event });
  return { ...race, summaries, laps, detections };
}

function buildCrossings(
  pilotId: Guid,
  { lapSeconds, invalid = [] }: Flight,
  firstLap: number,
): { lap: Lap; detection: Detection }[] {
  let start = EVENT_START;
  return lapSeconds.map((lengthSeconds, index) => {
    const lapNumber = firstLap + index;
    const end = start + Math.round(lengthSeconds * 1000);
    const id = `${pilotId}-${lapNumber}`;
    const lap = { id: `lap-${id}`, detectionId: id, lapNumber, lengthSeconds, start, end };
    start = end;
    const valid = !invalid.includes(index);
    return { lap, detection: buildDetection({ id, pilotId, lapNumber, time: end, valid }) };
  });
}

/** The crossing that ends lap 1 of `kestrel`. */
export function buildDetection(changes: Partial<Detection> = {}): Detection {
  const lapNumber = changes.lapNumber ?? 1;
  return {
    id: 'detection-1',
    pilotId: 'kestrel',
    channelId: 'r1',
    timingSystemIndex: 0,
    time: EVENT_START,
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

/** The figures of `kestrel` in a race without laps. */
export const buildSummary = (changes: Partial<RaceSummary> = {}): RaceSummary => ({
  raceId: 'race-1',
  raceNumber: 1,
  roundId: 'round-1',
  roundNumber: 1,
  roundOrder: 100,
  eventType: 'Race',
  bracket: 'None',
  pilotId: 'kestrel',
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
});
