import { sql } from 'drizzle-orm';
import type { Queryable } from './database';
import { dataVersions } from './schema';

/** The topic that notifies every process of the scopes of each write. */
export const INVALIDATION_TOPIC = 'holeshot_revisions';

/** The data behind an answer: a write to a scope invalidates exactly the answers with that scope. */
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

const EVENT_SCOPE = /^event:(.+)$/;

/** The id of the event that a scope is about; undefined for any other scope. */
export const eventOfScope = (scope: string): string | undefined => EVENT_SCOPE.exec(scope)?.[1];

const invalidatedScopes = new WeakMap<Queryable, readonly Scope[]>();

/** The scopes that a transaction invalidated, to notify its own process at the commit, not a moment later. */
export const listInvalidatedScopes = (tx: Queryable): readonly Scope[] => invalidatedScopes.get(tx) ?? [];

/**
 * Invalidates `scopes`. Call it once, in the transaction of the write: the commit sends the notification. Until then
 * the row lock of the number makes other writers of the same scope wait.
 */
export async function invalidate(tx: Queryable, scopes: readonly Scope[]): Promise<void> {
  // All writers lock in the same order, or two of them could wait for each other.
  const sortedScopes = [...new Set(scopes)].sort();
  if (sortedScopes.length === 0) return;
  invalidatedScopes.set(tx, [...listInvalidatedScopes(tx), ...sortedScopes]);
  await tx
    .insert(dataVersions)
    .values(sortedScopes.map((scope) => ({ scope, number: 1 })))
    .onConflictDoUpdate({ target: dataVersions.scope, set: { number: sql`${dataVersions.number} + 1` } })
    .returning({ notified: sql`pg_notify(${INVALIDATION_TOPIC}, ${dataVersions.scope})` });
}
