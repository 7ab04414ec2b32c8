import { groupBy } from '../group-by';
import type { Guid } from '../model';
import { validLaps } from '../valid-laps';
import type { Doubt, DoubtfulRace } from './doubt';
import { findClockStep } from './find-clock-step';
import { findUnseenGates } from './find-unseen-gates';
import { findEqualLaps, findImpossibleLaps, findLongLaps, findShortLaps } from './lap-doubts';
import type { UsualLap } from './usual-laps';

interface DoubtOptions {
  /** each pilot's usual lap (`usualLaps`); laps of pilots without one are compared only with the track */
  usual: ReadonlyMap<Guid, UsualLap>;
  /** the shortest lap that the track allows (`leastLapSeconds`); 0 when unknown */
  minLapSeconds?: number;
}

/**
 * Lists what is probably wrong in a race (R159): laps that are too short, split in two, or two in one; a lap whose
 * crossing was ruled out; laps that are all equal; a gate that never sees a channel; a clock that was set. In a race
 * with a clock step, single laps raise no doubts.
 */
export function findDoubts(race: DoubtfulRace, { usual, minLapSeconds = 0 }: DoubtOptions): Doubt[] {
  const byPilot = groupBy(validLaps(race), ({ pilotId }) => pilotId);
  const all = [...byPilot].map(([pilotId, laps]) => ({ pilotId, laps }));
  const step = findClockStep(race, usual);
  const lapDoubts =
    step.length > 0
      ? []
      : all.flatMap((flown) => {
          const lap = usual.get(flown.pilotId);
          if (!lap) return findImpossibleLaps(flown, minLapSeconds);
          const flight = { ...flown, usual: lap };
          return [...findShortLaps(flight, minLapSeconds), ...findLongLaps(flight, race.detections)];
        });
  return [...step, ...lapDoubts, ...all.flatMap(findEqualLaps), ...findUnseenGates(race, all)];
}
