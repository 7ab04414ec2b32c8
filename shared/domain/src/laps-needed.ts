import type { Guid } from './model';

/** A pilot's best time in one column of the records. */
export interface BestTime {
  pilotId: Guid;
  /** `null` without a time */
  seconds: number | null;
}

/** The time that a pilot needs to be among the first of a ranking by best times, which can still change. */
export interface LapsNeeded {
  /** the pilot's current rank */
  rank: number | null;
  seconds: number | null;
  /** among the first `cut`, as things stand */
  isIn: boolean;
  /** the slowest time that is among the first; `null` when any time is */
  limitSeconds: number | null;
  /** how many others have to get faster to push the pilot out; 0 for a pilot who is not in */
  pushersNeeded: number;
}

/**
 * Computes what a pilot needs to be among the first `cut` by best times, if no other time changes (R157). Equal times
 * share a rank (R100). Without a pilot, or for one who is not listed, returns what anybody without a time needs.
 */
export function lapsNeeded(times: readonly BestTime[], cut: number, pilotId: Guid | null): LapsNeeded {
  const seconds = times.find((one) => one.pilotId === pilotId)?.seconds ?? null;
  const others = times
    .flatMap((one) => (one.pilotId === pilotId || one.seconds === null ? [] : one.seconds))
    .sort((a, b) => a - b);
  const faster = seconds === null ? null : others.filter((other) => other < seconds).length;
  const isIn = faster !== null && faster < cut;
  return {
    seconds,
    isIn,
    rank: faster === null ? null : faster + 1,
    limitSeconds: others[cut - 1] ?? null,
    pushersNeeded: isIn ? cut - faster : 0,
  };
}

/** Rounds a time down to the hundredths that pages show, so that a faster time than shown is enough. */
export const floorSeconds = (seconds: number): number => Math.floor(Number((seconds * 100).toFixed(5))) / 100;
