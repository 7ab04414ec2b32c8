import type { RaceSummary } from '@holeshot/domain';
import { createNameLookup, type EventPilot } from '../../event-pilots/event-pilot';
import { type Explanation, parseExplained } from '../../explain/explanation';
import type { LapCountsData } from '../count-table/lap-counts-data';
import type { PointsData } from '../count-table/points-data';
import type { RecordsTableData } from '../records-table/records-table-data';

/* Explanations are a chunk of their own, which loads when the address opens a figure. */

interface ExplainInput {
  event: { id: string };
  pilots: readonly EventPilot[];
  search: URLSearchParams;
  /** those that the table adds up */
  summaries: readonly RaceSummary[];
}

/** Points with the explanation of the figure in the address. */
export const withPointsExplained = async (points: PointsData, input: ExplainInput): Promise<PointsData> => ({
  ...points,
  explanation: await explain(
    'points',
    points.groups.map(({ table }) => table),
    input,
  ),
});

/** Lap counts with the explanation of the figure in the address. */
export const withLapsExplained = async (
  counts: Omit<LapCountsData, 'explanation'>,
  input: ExplainInput,
): Promise<LapCountsData> => ({ ...counts, explanation: await explain('laps', [counts.table], input) });

/** The explanation of the time in the address, from the first table with its pilot; `null` without one. */
export async function explainTimes(
  tables: readonly RecordsTableData[],
  { event, pilots, search, summaries, stageName }: ExplainInput & { stageName?: string },
): Promise<Explanation | null> {
  const figure = parseExplained(search);
  const table = figure && tables.find(({ rows }) => rows.some(({ pilotId }) => pilotId === figure.pilotId));
  if (!figure || !table) return null;
  const { explainBestTime } = await import(/* webpackChunkName: "race-event.explain" */ './explain-record');
  const listed = new Set(table.rows.map(({ pilotId }) => pilotId));
  return explainBestTime(
    {
      event,
      table,
      summaries,
      stageName,
      pilots: pilots.filter(({ id }) => listed.has(id)),
      getName: createNameLookup(pilots),
    },
    figure,
  );
}

async function explain(
  kind: 'points' | 'laps',
  tables: readonly LapCountsData['table'][],
  { event, pilots, search, summaries }: ExplainInput,
) {
  const figure = parseExplained(search);
  if (!figure) return null;
  const { explainTotal } = await import(/* webpackChunkName: "race-event.explain" */ './explain-total');
  const getName = createNameLookup(pilots);
  return explainTotal({ eventId: event.id, kind, tables, summaries, getName }, figure);
}
