import type { Guid } from '@holeshot/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';

const { erasedPilots, pilots, stages } = schema;

/** Replaces the name of a person who left. */
export const ERASED_NAME = 'Deleted pilot';

/**
 * Anonymises the erased pilots of an event; their results stay. Call it after each write of pilots or stages: the
 * desktop app sends the names again.
 */
export async function eraseNames(tx: Queryable, eventId: Guid): Promise<void> {
  const erased = await tx.select().from(erasedPilots).where(eq(erasedPilots.eventId, eventId));
  if (erased.length === 0) return;
  const ids = erased.map(({ pilotId }) => pilotId);
  await tx
    .update(pilots)
    .set({
      name: ERASED_NAME,
      phonetic: '',
      firstName: '',
      lastName: '',
      catchPhrase: '',
      photoUrl: null,
      raw: { Name: ERASED_NAME },
    })
    .where(and(eq(pilots.eventId, eventId), inArray(pilots.id, ids)));
  await eraseStandings(tx, eventId, new Set(ids));
}

/** The standings of stages are tables of the desktop app with names of their own. */
async function eraseStandings(tx: Queryable, eventId: Guid, ids: ReadonlySet<Guid>): Promise<void> {
  const rows = await tx
    .select({ id: stages.id, standings: stages.standings })
    .from(stages)
    .where(eq(stages.eventId, eventId));
  for (const { id, standings } of rows) {
    const isNamed = standings?.rows.some(({ pilotId }) => pilotId !== null && ids.has(pilotId));
    if (!standings || !isNamed) continue;
    const erasedRows = standings.rows.map((row) =>
      row.pilotId !== null && ids.has(row.pilotId) ? { ...row, name: ERASED_NAME } : row,
    );
    await tx
      .update(stages)
      .set({ standings: { ...standings, rows: erasedRows }, raw: {} })
      .where(and(eq(stages.eventId, eventId), eq(stages.id, id)));
  }
}
