import type { CountRow } from '../lap-counts';
import type { Guid, RaceSummary } from '../model';
import { roundKey } from '../round-columns';

/** How a total of Lap Counts or Points, or one of its rounds, came about. */
export interface CountExplanation<Row extends CountRow> {
  row: Row;
  /** rows with a rank */
  rankedCount: number;
  /** the pilot's races with such a figure, in the order of the rounds; of one round if `key` names it */
  races: { summary: RaceSummary; figure: number }[];
  /** the next better rank and its total; `null` for the first, and where nobody is ranked */
  aheadRank: number | null;
  aheadTotal: number | null;
  /** others with the same rank */
  tiedWith: Guid[];
}

interface CountInput<Row extends CountRow> {
  /** the rows of the table; Points has a table per bracket (R100) */
  rows: readonly Row[];
  /** the summaries that the table adds up */
  summaries: readonly RaceSummary[];
  getFigure: (summary: RaceSummary) => number | null;
  pilotId: Guid;
  /** the column of a round (`roundKey`); `null` for the total */
  key: string | null;
}

/** Derives a figure of a count table from its races (R84, R95, R100). `null` when the pilot has no row. */
export function explainCount<Row extends CountRow>(input: CountInput<Row>): CountExplanation<Row> | null {
  const { rows, summaries, getFigure, pilotId, key } = input;
  const row = rows.find((other) => other.pilotId === pilotId);
  if (!row) return null;
  const [ahead] = rows
    .filter(({ rank }) => rank !== null && row.rank !== null && rank < row.rank)
    .sort((a, b) => a.total - b.total);
  return {
    row,
    rankedCount: rows.filter(({ rank }) => rank !== null).length,
    races: summaries
      .filter((summary) => summary.pilotId === pilotId && (key === null || roundKey(summary) === key))
      .sort((a, b) => a.roundOrder - b.roundOrder || a.raceNumber - b.raceNumber)
      .flatMap((summary) => {
        const figure = getFigure(summary);
        return figure === null ? [] : [{ summary, figure }];
      }),
    aheadRank: ahead?.rank ?? null,
    aheadTotal: ahead?.total ?? null,
    tiedWith: rows.flatMap((other) =>
      other !== row && row.rank !== null && other.rank === row.rank ? [other.pilotId] : [],
    ),
  };
}
