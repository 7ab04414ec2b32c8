import { sql } from 'drizzle-orm';
import type { Queryable } from './database';
import { revisions } from './schema';

/** The channel that notifies every process of the scopes of each write. */
export const REVISIONS_CHANNEL = 'holeshot_revisions';

/** The data that an answer is made from: a write to a scope outdates exactly the answers with that scope. */
export type Scope =
  | `event:${string}`
  | `live:${string}`
  | `user:${number}`
  | 'events'
  | 'clubs'
  | 'users'
  | 'videos'
  | 'releases'
  | 'supporters'
  | 'registry'
  | 'constant';

const bumpedScopes = new WeakMap<Queryable, readonly Scope[]>();

/** The scopes that a transaction bumped: its own process is notified at the commit, not a moment later. */
export const listBumpedScopes = (tx: Queryable): readonly Scope[] => bumpedScopes.get(tx) ?? [];

/**
 * Records that data of `scopes` was written. Call it once, in the transaction of the write: the commit sends the
 * notification. Until then the row lock of the number makes other writers of the same scope wait.
 */
export async function bumpRevisions(tx: Queryable, scopes: readonly Scope[]): Promise<void> {
  // All writers lock in the same order, or two of them could wait for each other.
  const sortedScopes = [...new Set(scopes)].sort();
  if (sortedScopes.length === 0) return;
  bumpedScopes.set(tx, [...listBumpedScopes(tx), ...sortedScopes]);
  await tx
    .insert(revisions)
    .values(sortedScopes.map((scope) => ({ scope, number: 1 })))
    .onConflictDoUpdate({ target: revisions.scope, set: { number: sql`${revisions.number} + 1` } });
  const names = sql.join(
    sortedScopes.map((scope) => sql`(${scope})`),
    sql`, `,
  );
  await tx.execute(
    sql`select pg_notify(${REVISIONS_CHANNEL}, scope) from (values ${names}) as bumped(scope)`,
  );
}
