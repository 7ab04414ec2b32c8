import { type Guid, listCrossings, type RaceDetails, type ReplayRace } from '@holeshot/domain';
import type { RaceLap } from '../../racing/race-laps';

/**
 * Crossings in the page's HTML: one array per field, pilots as indexes of `pilotIds`, times as differences. Lap times
 * come from the page's laps.
 */
export interface CrossingColumns {
  /** in the race's order */
  pilotIds: Guid[];
  pilot: number[];
  /** ms since the previous crossing, or for the first since the start */
  msAfter: number[];
  raceSector: number[];
}

type RaceOfCrossings = Pick<
  RaceDetails,
  'start' | 'detections' | 'laps' | 'pilotChannels' | 'eventType' | 'targetLaps'
>;

export function packCrossings({ start, ...race }: RaceOfCrossings): CrossingColumns {
  const pilotIds = [...new Set(race.pilotChannels.map(({ pilotId }) => pilotId))];
  const indexByPilot = new Map(pilotIds.map((pilotId, index) => [pilotId, index]));
  const crossings = start === null ? [] : listCrossings({ ...race, start });
  return {
    pilotIds,
    pilot: crossings.map(({ pilotId }) => indexByPilot.get(pilotId) ?? 0),
    msAfter: crossings.map(({ ms }, index) => ms - (crossings[index - 1]?.ms ?? 0)),
    raceSector: crossings.map(({ raceSector }) => raceSector),
  };
}

interface RaceOfColumns {
  race: Pick<RaceDetails, 'eventType' | 'targetLaps'>;
  /** a race that was never opened has no target, so the event's applies (R72) */
  event: { laps: number };
  laps: readonly RaceLap[];
}

export function toReplayRace(
  { race, event, laps }: RaceOfColumns,
  { pilotIds, pilot, msAfter, raceSector }: CrossingColumns,
): ReplayRace {
  const getKey = (pilotId: Guid, sector: number) => `${pilotId} ${sector}`;
  const flown = new Map(laps.map((lap) => [getKey(lap.pilotId, lap.lapNumber * 100), lap]));
  let ms = 0;
  return {
    eventType: race.eventType,
    targetLaps: race.targetLaps || event.laps,
    pilotIds,
    crossings: pilot.map((pilotIndex, index) => {
      ms += msAfter[index] ?? 0;
      const pilotId = pilotIds[pilotIndex] ?? '';
      const sector = raceSector[index] ?? 0;
      const lap = flown.get(getKey(pilotId, sector));
      return {
        pilotId,
        ms,
        raceSector: sector,
        lapSeconds: lap?.lengthSeconds ?? null,
        ...(lap?.isFromVideo && { isFromVideo: true }),
      };
    }),
  };
}
