import { desc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Queryable, schema } from '../../../database';
import type { AdminNotes } from './admin-page';
import { type FormFaults, findWhole, readValues } from './parse';

const { adminActions } = schema;

const SHOWN_ACTIONS = 20;

/** The newest 20 actions, and the one with the query's id `done`. */
export async function readNotes(db: Queryable, query: unknown): Promise<AdminNotes> {
  const [done] = await db
    .select()
    .from(adminActions)
    .where(eq(adminActions.id, findWhole(readValues(query).done) ?? 0));
  const actions = await db.select().from(adminActions).orderBy(desc(adminActions.id)).limit(SHOWN_ACTIONS);
  return { done: done?.text, actions };
}

/** The result of a form: its faults, or the id of the action. */
export type SaveOutcome = { faults: FormFaults } | { actionId: number };

/** Runs `write` in one transaction, for the admin who sent the request. */
export async function writeAsAdmin<T>(
  request: FastifyRequest,
  write: (tx: Queryable, adminId: number) => Promise<T>,
): Promise<T> {
  const { id } = await request.getPerson();
  return request.server.database.transaction((tx) => write(tx, id));
}
