import type { Guid } from '@holeshot/domain';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';

const { raceSummaries } = schema;

export type SummaryRow = typeof raceSummaries.$inferSelect;

const { eventId: _, ...COLUMNS } = getTableColumns(raceSummaries);
const NAMES = Object.keys(COLUMNS);
const FIGURES = sql.join(Object.values(COLUMNS), sql`, `);

/**
 * The summaries of an event, or of one of its races, in no order. They travel as one JSON text: reading some hundred
 * rows cell by cell takes the embedded database more than twice as long.
 */
export async function listSummaryRows(db: Queryable, eventId: Guid, raceId?: Guid): Promise<SummaryRow[]> {
  const [row] = await db
    .select({ rows: sql<unknown[][]>`coalesce(json_agg(json_build_array(${FIGURES})), '[]')` })
    .from(raceSummaries)
    .where(
      and(
        eq(raceSummaries.eventId, eventId),
        raceId === undefined ? undefined : eq(raceSummaries.raceId, raceId),
      ),
    );
  return (row?.rows ?? []).map(
    (values) =>
      ({ eventId, ...Object.fromEntries(NAMES.map((name, index) => [name, values[index]])) }) as SummaryRow,
  );
}
