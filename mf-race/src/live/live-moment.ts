import type { LapProgress } from '@holeshot/domain';
import type { LiveRow } from './live-race';

/** A pilot's slower lap is usual; after this time the last gap no longer tells where they are. */
const OVERDUE_AFTER_SECONDS = 5;

/** What a row adds at a moment, before the pilot's next crossing. */
export interface LiveMoment {
  /** at least this far behind: the leader crossed so long ago where the pilot has not; `null` unless that is unusual */
  overdueSeconds: number | null;
  /** whole seconds since the lap being flown began; `null` after the last one, and for a pilot who is out */
  runningSeconds: number | null;
  /** the share of the lap being flown, if it takes as long as the last one */
  progress: LapProgress | undefined;
}

export type LiveRowNow = LiveRow & LiveMoment;

/** Adds what the clock tells to a row. `atMs` is the timing computer's clock, ms since 1970 UTC. */
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
