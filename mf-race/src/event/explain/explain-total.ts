import { explainedHref } from '@holeshot/contract';
import {
  type CountExplanation,
  createLapCounter,
  eventTraits,
  explainCount,
  type Guid,
  lapsText,
  ordinal,
  pointsText,
  type RaceSummary,
  racesText,
  raceTitle,
  resultText,
  roundKey,
} from '@holeshot/domain';
import type { ExplainedFigure, Explanation } from '../../explain/explanation';
import type { RuleId } from '../../explain/rules';
import { toRaceLink } from '../../racing/race-names';
import type { CountRowData, CountTableData } from '../count-table/count-table-data';

/** The kinds of count tables; a figure is `points-total`, `points-stage-total` or `laps-` with the key of a round. */
type Kind = 'points' | 'laps';

interface TotalInput {
  eventId: string;
  kind: Kind;
  /** of points, one per bracket */
  tables: readonly CountTableData[];
  /** those that the tables add up */
  summaries: readonly RaceSummary[];
  getName: (pilotId: Guid) => string;
}

const FIGURES = {
  points: {
    name: 'Points',
    getText: pointsText,
    // the desktop app stores 0 points for each time trial, which Points leaves out (R87)
    createCounter:
      () =>
      ({ eventType, points }: RaceSummary) =>
        eventTraits(eventType).hasPoints ? points : null,
  },
  laps: { name: 'Lap Counts', getText: lapsText, createCounter: createLapCounter },
};

/** Explains a total or a round of Points or Lap Counts; `null` for an unknown figure. */
export function explainTotal(
  { eventId, kind, tables, summaries, getName }: TotalInput,
  { figure, pilotId }: ExplainedFigure,
): Explanation | null {
  const table = tables.find(({ rows }) => rows.some((row) => row.pilotId === pilotId));
  if (!table || !figure.startsWith(`${kind}-`)) return null;
  const id = figure.slice(kind.length + 1);
  const column = table.columns.find(({ key }) => key === id);
  const { name, createCounter } = FIGURES[kind];
  const getFigure = createCounter(summaries);
  const found = explainCount({ rows: table.rows, summaries, getFigure, pilotId, key: column?.key ?? null });
  const value = found && getValue(found.row, table, id);
  if (!found || value === null) return null;
  const { row, races } = found;
  const dropped = id === 'stage-total' && row.dropped !== null ? table.columns[row.dropped]?.key : undefined;
  return {
    figure,
    title: `${name}, ${column ? column.label : id === 'stage-total' ? table.stageTotalLabel : 'Total'}`,
    pilotId,
    value: String(value),
    comparison: column ? '' : compare(found, getName),
    figures: [
      { id: `${kind}-total`, label: `Total, ${row.total}` },
      ...(row.stageTotal === null
        ? []
        : [{ id: `${kind}-stage-total`, label: `${table.stageTotalLabel}, ${row.stageTotal}` }]),
    ],
    summary: `${racesText(races.length)} ${races.length === 1 ? 'counts' : 'add up'}`,
    rowsHeading: 'Races',
    rowsNote: 'open how each result came about',
    rows: [
      ...races.map(({ summary, figure: count }) => ({
        id: summary.raceId,
        name: raceTitle(toRaceLink(summary)),
        href: explainedHref({ eventId, raceId: summary.raceId, pilotId, figure: kind }),
        value: String(count),
        note:
          roundKey(summary) === dropped
            ? 'dropped by the stage'
            : kind === 'points'
              ? resultText(summary)
              : '',
        state: roundKey(summary) === dropped ? ('ruled-out' as const) : ('counted' as const),
      })),
      ...(id === 'stage-total' && row.rollOver !== null
        ? [
            {
              id: 'roll-over',
              name: 'Roll-over',
              value: String(row.rollOver),
              note: row.dropsRollOver ? 'dropped by the stage' : 'for the place before',
              state: row.dropsRollOver ? ('ruled-out' as const) : ('counted' as const),
            },
          ]
        : []),
    ],
    rules: listRules(kind, found),
    changes: column || id === 'stage-total' ? [] : listChanges(kind, found),
  };
}

function getValue(row: CountRowData, { columns }: CountTableData, id: string): number | null {
  if (id === 'total') return row.total;
  if (id === 'stage-total') return row.stageTotal;
  return row.cells[columns.findIndex(({ key }) => key === id)] ?? null;
}

function compare(
  { row, rankedCount, tiedWith }: CountExplanation<CountRowData>,
  getName: TotalInput['getName'],
) {
  if (row.rank === null) return '';
  const place = `${ordinal(row.rank)} of ${rankedCount}`;
  const [other] = tiedWith;
  if (other === undefined) return place;
  return `${place}, shared with ${tiedWith.length === 1 ? getName(other) : `${tiedWith.length} others`}`;
}

function listRules(kind: Kind, { row, tiedWith }: CountExplanation<CountRowData>): RuleId[] {
  return [
    ...(kind === 'laps' ? (['R84'] as const) : (['R95', 'R93'] as const)),
    ...(row.dropped !== null || row.dropsRollOver ? ['R96' as const] : []),
    ...(tiedWith.length > 0 ? ['R100' as const] : []),
  ];
}

function listChanges(kind: Kind, { row, aheadTotal, aheadRank }: CountExplanation<CountRowData>) {
  if (aheadTotal === null || aheadRank === null) return [];
  return [
    {
      what: `To share the ${ordinal(aheadRank)} place`,
      value: `+${FIGURES[kind].getText(aheadTotal - row.total)}`,
      place: ordinal(aheadRank),
    },
  ];
}
