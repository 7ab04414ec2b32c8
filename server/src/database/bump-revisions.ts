import { sql } from 'drizzle-orm';
import type { Queryable } from './database';
import { revisions } from './schema';

/** Every process hears the scope of each write on this channel. */
export const REVISIONS_CHANNEL = 'holeshot_revisions';

/** What an answer rests on, so that a write outdates exactly the answers it touches. */
export type Scope =
  | `event:${string}`
  | `user:${number}`
  | 'events'
  | 'clubs'
  | 'users'
  | 'videos'
  | 'releases'
  | 'supporters'
  | 'registry'
  | 'constant';

const bumped = new WeakMap<Queryable, readonly Scope[]>();

/** The scopes that a transaction bumped, for its own process to hear of them at the commit instead of a moment later. */
export const listBumped = (tx: Queryable): readonly Scope[] => bumped.get(tx) ?? [];

/**
 * Says that data of `scopes` was written. Call it once, in the transaction of the write: the notification leaves with
 * the commit. The number's row lock makes writers of one scope wait for each other until then.
 */
export async function bumpRevisions(tx: Queryable, scopes: readonly Scope[]): Promise<void> {
  // One order for all writers, or two of them could wait for each other.
  const sorted = [...new Set(scopes)].sort();
  if (sorted.length === 0) return;
  bumped.set(tx, [...listBumped(tx), ...sorted]);
  await tx
    .insert(revisions)
    .values(sorted.map((scope) => ({ scope, number: 1 })))
    .onConflictDoUpdate({ target: revisions.scope, set: { number: sql`${revisions.number} + 1` } });
  const names = sql.join(
    sorted.map((scope) => sql`(${scope})`),
    sql`, `,
  );
  await tx.execute(
    sql`select pg_notify(${REVISIONS_CHANNEL}, scope) from (values ${names}) as bumped(scope)`,
  );
}
