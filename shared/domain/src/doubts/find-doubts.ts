import { groupBy } from '../group-by';
import type { Guid } from '../model';
import { validLaps } from '../valid-laps';
import type { Doubt, DoubtfulRace } from './doubt';
import { findClockStep } from './find-clock-step';
import { findUnseenGates } from './find-unseen-gates';
import { findEqualLaps, findImpossibleLaps, findLongLaps, findShortLaps } from './lap-doubts';
import type { UsualLap } from './usual-laps';

interface DoubtOptions {
  /** each pilot's usual lap (`usualLaps`); the laps of who has none are compared with the track only */
  usual: ReadonlyMap<Guid, UsualLap>;
  /** the least that the track allows (`leastLapSeconds`); 0 when unknown */
  minLapSeconds?: number;
}

/**
 * What is probably wrong in a race: laps that are too short, two in one, or one in two; a lap whose crossing was ruled out;
 * laps that are all equal; a gate that never sees a channel; a clock that was set. After a step of the clock, single laps
 * raise no doubts of their own (R159).
 */
export function findDoubts(race: DoubtfulRace, { usual, minLapSeconds = 0 }: DoubtOptions): Doubt[] {
  const byPilot = groupBy(validLaps(race), ({ pilotId }) => pilotId);
  const all = [...byPilot].map(([pilotId, laps]) => ({ pilotId, laps }));
  const step = findClockStep(race, usual);
  const ofLaps =
    step.length > 0
      ? []
      : all.flatMap((flown) => {
          const lap = usual.get(flown.pilotId);
          if (!lap) return findImpossibleLaps(flown, minLapSeconds);
          const flight = { ...flown, usual: lap };
          return [...findShortLaps(flight, minLapSeconds), ...findLongLaps(flight, race.detections)];
        });
  return [...step, ...ofLaps, ...all.flatMap(findEqualLaps), ...findUnseenGates(race, all)];
}
