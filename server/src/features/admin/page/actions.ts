import { desc, eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../../database';

const { adminActions } = schema;

const SHOWN_ACTIONS = 20;

/** What the admin did, newest first. */
export type AdminAction = Pick<typeof adminActions.$inferSelect, 'id' | 'at' | 'text'>;

/** Records what the person with this id did, in the transaction that does it. Returns the id of the entry. */
export async function recordAction(tx: Queryable, userId: number, text: string): Promise<number> {
  const [action] = await tx.insert(adminActions).values({ userId, text }).returning({ id: adminActions.id });
  return action?.id ?? 0;
}

/** The newest 20 actions. */
export const listActions = (db: Queryable): Promise<AdminAction[]> =>
  db
    .select({ id: adminActions.id, at: adminActions.at, text: adminActions.text })
    .from(adminActions)
    .orderBy(desc(adminActions.id))
    .limit(SHOWN_ACTIONS);

/** What an action says that was recorded; undefined for an unknown id. */
export async function findActionText(db: Queryable, id: number): Promise<string | undefined> {
  const [action] = await db
    .select({ text: adminActions.text })
    .from(adminActions)
    .where(eq(adminActions.id, id));
  return action?.text;
}
