import { type Queryable, schema } from '../database';

const { adminActions } = schema;

/** Records an action of the person with this id, in its transaction. Returns the id of the entry. */
export async function recordAction(tx: Queryable, userId: number, text: string): Promise<number> {
  const [action] = await tx.insert(adminActions).values({ userId, text }).returning({ id: adminActions.id });
  return action?.id ?? 0;
}
