import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';

const { siteKeys } = schema;

const NAME = 'demo-pilot';
/** After this time another process flies in place of one that ended without releasing the lease. */
const LEASE_SECONDS = 30;
export const RENEW_LEASE_MS = 10_000;

/** The right to fly the running event, which one process of a site has at a time. */
export interface FlyingLease {
  /** Takes the lease if no other process has it. Resolves to whether this one has it. */
  take(): Promise<boolean>;
  /** Extends the lease if this process has it. */
  renew(): Promise<void>;
  /** Ends the lease if this process has it. */
  release(): Promise<void>;
}

export function createFlyingLease(db: Queryable): FlyingLease {
  const value = randomUUID();
  const row = { value, at: sql`now() + ${LEASE_SECONDS} * interval '1 second'` };
  const isOwn = eq(siteKeys.value, value);
  return {
    async take() {
      const taken = await db
        .insert(siteKeys)
        .values({ name: NAME, ...row })
        .onConflictDoUpdate({
          target: siteKeys.name,
          set: row,
          setWhere: sql`${isOwn} or ${siteKeys.at} < now()`,
        })
        .returning();
      return taken.length > 0;
    },
    async renew() {
      await db.update(siteKeys).set(row).where(isOwn);
    },
    async release() {
      await db.delete(siteKeys).where(isOwn);
    },
  };
}
