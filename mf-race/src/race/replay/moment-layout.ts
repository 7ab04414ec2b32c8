import type { MomentRow } from '@holeshot/domain';
import { layOutGapLine } from '@holeshot/ui';

/** The rows with their tags on the gap line; pilots without a gap have no tag. */
export function layOutGaps(rows: readonly MomentRow[]) {
  const onLine = rows.filter(({ gapSeconds, isOut }) => gapSeconds !== null && !isOut);
  const { tags, marks } = layOutGapLine(
    onLine.map(({ gapSeconds, lapsDown }) => ({ gapSeconds: gapSeconds ?? 0, lapsDown })),
  );
  return { marks, rows: onLine.map((row, index) => ({ ...row, gapTag: tags[index] ?? null })) };
}

/** The lap that the leader is flying. Where best laps decide, nobody leads before somebody has flown enough of them. */
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
