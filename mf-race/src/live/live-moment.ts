import type { LapProgress } from '@holeshot/domain';
import type { LiveRow } from './live-race';

/** Slightly slower laps are normal; after this time, the last gap no longer says where the pilot is. */
const OVERDUE_AFTER_SECONDS = 5;

/** The part of a row that changes with the clock, between the pilot's crossings. */
export interface LiveMoment {
  /** time since the leader crossed where the pilot has not: the least gap; `null` unless it is unusually long */
  overdueSeconds: number | null;
  /** whole seconds since the current lap began; `null` after the last lap, and for a pilot who is out */
  runningSeconds: number | null;
  /** the flown share of the current lap, if it takes as long as the last one */
  progress: LapProgress | undefined;
}

export type LiveRowNow = LiveRow & LiveMoment;

/** Adds the state at `atMs` to a row: the timing computer's clock, ms since 1970 UTC. */
export function toRowNow(row: LiveRow, atMs: number): LiveRowNow {
  const { awaitedSinceMs, lapSinceMs, gapSeconds, lapsDown, last, isOut } = row;
  const behind = awaitedSinceMs === null ? 0 : (atMs - awaitedSinceMs) / 1000;
  const isOverdue = !isOut && lapsDown === 0 && behind > Math.max(0, gapSeconds ?? 0) + OVERDUE_AFTER_SECONDS;
  const running = lapSinceMs === null || isOut ? null : Math.max(0, (atMs - lapSinceMs) / 1000);
  return {
    ...row,
    overdueSeconds: isOverdue ? behind : null,
    runningSeconds: running === null ? null : Math.floor(running),
    progress:
      running !== null && last && last.lapNumber > 0
        ? { lapNumber: last.lapNumber + 1, share: Math.min(1, running / last.seconds) }
        : undefined,
  };
}
