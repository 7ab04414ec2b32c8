import type { Guid } from './model';

/** A pilot's best time in one column of the records. */
export interface BestTime {
  pilotId: Guid;
  /** `null` without a time */
  seconds: number | null;
}

/** What a best time has to be to be among the first of a ranking by times, which anybody can still improve. */
export interface LapsNeeded {
  /** of the pilot now */
  rank: number | null;
  seconds: number | null;
  /** among the first `cut`, as things stand */
  isIn: boolean;
  /** a time of at most so many seconds is among the first, a slower one is not; `null` when any time is */
  limitSeconds: number | null;
  /** how many others have to get faster than the pilot until the pilot is out; 0 for who is not in */
  pushersNeeded: number;
}

/**
 * What a pilot needs to be among the first `cut` by best times, all else staying as it is (R157). Equal times share a rank
 * (R100). Without a pilot, or for one who is not listed, what anybody without a time needs.
 */
export function lapsNeeded(times: readonly BestTime[], cut: number, pilotId: Guid | null): LapsNeeded {
  const seconds = times.find((one) => one.pilotId === pilotId)?.seconds ?? null;
  const others = times
    .flatMap((one) => (one.pilotId === pilotId || one.seconds === null ? [] : one.seconds))
    .sort((a, b) => a - b);
  const faster = seconds === null ? null : others.filter((other) => other < seconds).length;
  const isIn = faster !== null && faster < cut;
  return {
    ...{ seconds, isIn, rank: faster === null ? null : faster + 1 },
    limitSeconds: others[cut - 1] ?? null,
    pushersNeeded: isIn ? cut - faster : 0,
  };
}

/** Rounds a time down to the hundredths that pages show: whoever is faster than what is shown is faster than the time. */
export const floorSeconds = (seconds: number): number => Math.floor(Number((seconds * 100).toFixed(5))) / 100;
