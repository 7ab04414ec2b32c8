import { type GapMark, type GapTag, layOutGapLine } from '@holeshot/ui';

/** The line is narrower than that of Quick Status. */
const SPACE = { overlapPercent: 12, maxMarks: 5 };

interface Laid<Row> {
  tags: (GapTag & { row: Row })[];
  marks: GapMark[];
}

/** Lays out the rows that have crossed; those without a gap have no tag. */
export function layOutTags<Row extends { gapSeconds: number | null }>(rows: readonly Row[]): Laid<Row> {
  const crossed = rows.flatMap((row) =>
    row.gapSeconds === null ? [] : [{ row, gapSeconds: row.gapSeconds }],
  );
  const { tags, marks } = layOutGapLine(
    crossed.map(({ gapSeconds }) => ({ gapSeconds, lapsDown: 0 })),
    SPACE,
  );
  return { tags: crossed.flatMap(({ row }, index) => (tags[index] ? [{ row, ...tags[index] }] : [])), marks };
}
