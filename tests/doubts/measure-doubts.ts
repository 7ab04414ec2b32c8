import { type DoubtKind, findDoubts, seededRandom, usualLaps, validLaps } from '@holeshot/domain';
import { type FaultyRace, injectFault } from './inject-fault';

export const DOUBT_KINDS: readonly DoubtKind[] = [
  'short-lap',
  'split-lap',
  'double-lap',
  'missing-lap',
  'equal-laps',
  'unseen-gate',
  'clock-step',
];

/** Number of injected faults of a kind, and of those that raised a doubt of that kind about the pilot. */
export interface Recall {
  kind: DoubtKind;
  count: number;
  foundCount: number;
}

export interface DoubtsMeasured {
  recall: Recall[];
  /** valid laps of the unchanged races, and doubts about them */
  lapCount: number;
  falseCount: number;
}

/**
 * Kinds that cannot be distinguished: after the last lap, an additional crossing is a split lap or a short lap; where
 * the timer also rejected an echo, a missing crossing looks like a rejected one.
 */
const ALIKE: readonly (readonly DoubtKind[])[] = [
  ['short-lap', 'split-lap'],
  ['double-lap', 'missing-lap'],
];
const isSame = (found: DoubtKind, injected: DoubtKind): boolean =>
  found === injected || ALIKE.some((kinds) => kinds.includes(found) && kinds.includes(injected));

const listFlown = (race: FaultyRace) =>
  validLaps(race)
    .filter(({ lapNumber }) => lapNumber > 0)
    .map(({ pilotId, lengthSeconds }) => ({ pilotId, seconds: [lengthSeconds] }));

/** Injects faults into the races of events, one at a time, and counts those that are found. */
export function measureDoubts(
  events: readonly (readonly FaultyRace[])[],
  faultsPerRace: number,
): DoubtsMeasured {
  const next = seededRandom('doubts');
  const recall = DOUBT_KINDS.map((kind): Recall => ({ kind, count: 0, foundCount: 0 }));
  let [lapCount, falseCount] = [0, 0];
  for (const races of events) {
    const flown = new Map(races.map((race) => [race, listFlown(race)]));
    const usual = usualLaps([...flown.values()].flat());
    for (const race of races) {
      const before = findDoubts(race, { usual });
      const others = races.flatMap((other) => (other === race ? [] : (flown.get(other) ?? [])));
      lapCount += validLaps(race).length;
      falseCount += before.length;
      for (const row of recall)
        for (let fault = 0; fault < faultsPerRace; fault += 1) {
          const injected = injectFault(row.kind, race, next);
          if (!injected) continue;
          row.count += 1;
          const spoiled = usualLaps([...others, ...listFlown(injected.race)]);
          const found = findDoubts(injected.race, { usual: spoiled }).some(
            ({ kind, pilotId }) => isSame(kind, row.kind) && pilotId === injected.pilotId,
          );
          if (found) row.foundCount += 1;
        }
    }
  }
  return { recall, lapCount, falseCount };
}
