import { median } from '@holeshot/domain';

/** The assumptions for a race before its first lap. */
const USUAL = { laps: 3, lapSeconds: 40 };
const SHORTEST_SECONDS = 60;
/** A race counts as stopped after this many times its expected length without a crossing. */
const STOPPED_AFTER_LENGTHS = 3;

/** The expected length of a race: its target laps times the median lap so far, at least a minute (R123). */
export function expectedRaceSeconds(targetLaps: number, lapSeconds: readonly number[]): number {
  const lap = lapSeconds.length > 0 ? median(lapSeconds) : USUAL.lapSeconds;
  return Math.max(SHORTEST_SECONDS, (targetLaps || USUAL.laps) * lap);
}

/** The progress of a race. */
export interface Progress {
  /** ms since 1970 UTC */
  startInstantMs: number;
  /** when the last pilot crossed the gate, ms since 1970 UTC; `null` before the first crossing */
  lastCrossingMs: number | null;
  /** expected length of the race */
  expectedSeconds: number;
}

/** Milliseconds without a crossing after which a race counts as stopped. */
export const standstillMs = ({ expectedSeconds }: Pick<Progress, 'expectedSeconds'>): number =>
  STOPPED_AFTER_LENGTHS * expectedSeconds * 1000;

/** Time without a crossing, ms, if the race counts as stopped (R123), else `null`. `timerMs` is the current time. */
export function silenceMs(race: Progress, timerMs: number): number | null {
  const silence = timerMs - (race.lastCrossingMs ?? race.startInstantMs);
  return silence > standstillMs(race) ? silence : null;
}

/** `22 min`, `3 h`, `4 days` */
export function silenceText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 120) return `${minutes} min`;
  return minutes < 2_880 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1_440)} days`;
}
