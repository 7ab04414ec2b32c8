import { lapLimit } from '../event-traits';
import type { Guid, LocalMs, RaceDetails } from '../model';
import { validLaps } from '../valid-laps';

/** A valid detection of a pilot of the race at a gate. */
export interface Crossing {
  pilotId: Guid;
  /** since the start of the race */
  ms: number;
  /** lap number × 100 + gate; gate 0 is start and finish */
  raceSector: number;
  /** length of the lap that it ends; `null` when it ends none, such as at a split gate */
  lapSeconds: number | null;
  /** that lap is accurate to a tenth, and never the fastest (R167) */
  isFromVideo?: true;
}

/** The data of a race that a replay needs. */
export interface ReplayRace {
  eventType: RaceDetails['eventType'];
  /** laps of the race, and N of the best N laps; 0 for no limit */
  targetLaps: number;
  /** the pilots of the race, in its order */
  pilotIds: readonly Guid[];
  /** in order of time */
  crossings: readonly Crossing[];
}

/** The number of the lap that a crossing ends or, at a split gate, that the pilot had flown before. */
export const getLapNumber = ({ raceSector }: Pick<Crossing, 'raceSector'>): number =>
  Math.floor(raceSector / 100);

/** The crossings that count for positions and laps: valid, of the race's pilots, in a Race up to the target. */
export function listCrossings(
  race: Pick<RaceDetails, 'detections' | 'laps' | 'pilotChannels' | 'eventType' | 'targetLaps'> & {
    start: LocalMs;
  },
): Crossing[] {
  const pilotIds = new Set(race.pilotChannels.map(({ pilotId }) => pilotId));
  const lapByDetection = new Map(validLaps(race).map((lap) => [lap.detectionId, lap]));
  const maxSector = lapLimit(race) * 100;
  return race.detections
    .flatMap(({ id, pilotId, valid, raceSector, time }): Crossing[] => {
      if (!valid || pilotId === null || !pilotIds.has(pilotId) || raceSector > maxSector) return [];
      const lap = lapByDetection.get(id);
      return [
        {
          pilotId,
          ms: time - race.start,
          raceSector,
          lapSeconds: lap?.lengthSeconds ?? null,
          ...(lap?.isFromVideo && { isFromVideo: true }),
        },
      ];
    })
    .sort((a, b) => a.ms - b.ms || a.raceSector - b.raceSector);
}
