/** Where a pilot of a race in progress is likely to be. */
export interface EstimatedPlace {
  /** share of the lap; 0 is the line */
  share: number;
  /** share of the lap flown in a second */
  sharePerSecond: number;
  /** the lap takes longer than the last one: the pilot is somewhere before the line */
  isOverdue: boolean;
}

interface LapInProgress {
  /** when the lap began, ms; `null` after the last one */
  sinceMs: number | null;
  /** length of the pilot's last lap; `null` before one has ended */
  lapSeconds: number | null;
}

/** For a pilot who has not ended a lap. */
const USUAL_LAP_SECONDS = 30;
/** An overdue pilot is drawn at this share of the lap, before the line. */
const LAST_SHARE = 0.97;

/**
 * A pilot's place between two crossings of the line, if the lap takes as long as the pilot's last one; `null` for a
 * pilot who has stopped flying. `atMs` is on the clock of `sinceMs`.
 */
export function estimatePlace({ sinceMs, lapSeconds }: LapInProgress, atMs: number): EstimatedPlace | null {
  if (sinceMs === null) return null;
  const lapMs = 1000 * (lapSeconds !== null && lapSeconds > 0 ? lapSeconds : USUAL_LAP_SECONDS);
  const share = Math.max(0, atMs - sinceMs) / lapMs;
  const isOverdue = share > LAST_SHARE;
  return { share: isOverdue ? LAST_SHARE : share, sharePerSecond: isOverdue ? 0 : 1000 / lapMs, isOverdue };
}
