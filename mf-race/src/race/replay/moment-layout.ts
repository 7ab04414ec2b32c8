import type { MomentRow } from '@holeshot/domain';

/** The leader's current lap. If best laps decide, nobody leads until a pilot has flown enough laps. */
export function leaderLapText(
  first: Pick<MomentRow, 'position' | 'lapNumber'> | undefined,
  targetLaps: number,
  crossingCount: number,
): string {
  const lapNumber = first?.position === 1 ? first.lapNumber : null;
  if (lapNumber === null) return crossingCount === 0 ? 'Start' : 'Nobody ranked yet';
  if (targetLaps > 0 && lapNumber >= targetLaps) return 'Leader has finished';
  return targetLaps > 0 ? `Lap ${lapNumber + 1} of ${targetLaps}` : `Lap ${lapNumber + 1}`;
}
