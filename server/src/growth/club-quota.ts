import { eq, type SQL, sql } from 'drizzle-orm';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../api/api-error';
import { type Queryable, schema } from '../database';

const { eventRevisions, events, pilots, raceRevisions } = schema;

const MEGABYTE = 1_000_000;
/** Maximum delay for deliveries of other processes. */
const MEASURED_MS = 60_000;
const MAX_CLUBS = 5_000;
const EDIT_SHARE = 1.1;

/** The bytes that a club may store: its events, and every revision of them and of their races, which are never removed. */
export interface ClubQuota {
  /** null means no limit */
  bytes: number | null;
  /** The bytes that a club stores now, as the database keeps them. */
  measure(clubId: number): Promise<number>;
  /** Counts the bytes of a delivery, or throws `ApiError` (quota-full) when they do not fit. */
  require(clubId: number, addedBytes: number): Promise<void>;
  /**
   * The same for what a manager saves, which may exceed the quota by a tenth: a full club can still hide, close and correct its
   * events. Give it the handle of a transaction.
   */
  requireForEdit(clubId: number, addedBytes: number, tx?: Queryable): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    clubQuota: ClubQuota;
  }
}

/** The bytes that each club stores, or one of them. */
export const sumsOfClubs = (condition: SQL = sql`true`): SQL => {
  const from = (table: SQL, bytes: SQL) =>
    sql`select ${events.clubId} as club_id, ${bytes} as bytes from ${table} where ${condition}`;
  const ofEvent = (table: typeof eventRevisions | typeof pilots | typeof raceRevisions) =>
    sql`${table} join ${events} on ${eq(events.id, table.eventId)}`;
  return sql`select club_id, sum(bytes)::float8 as bytes from (
    ${from(ofEvent(raceRevisions), sql`pg_column_size(${raceRevisions.body})`)} union all
    ${from(ofEvent(eventRevisions), sql`pg_column_size(${eventRevisions.fields})`)} union all
    ${from(ofEvent(pilots), sql`pg_column_size(${pilots.raw})`)} union all
    ${from(sql`${events}`, sql`pg_column_size(${events.raw})`)}) stored group by club_id`;
};

async function measureClub(db: Queryable, clubId: number): Promise<number> {
  const sums = sumsOfClubs(eq(events.clubId, clubId));
  const [row] = await db.select({ bytes: sql<number>`bytes` }).from(sql`(${sums}) sums`);
  return row?.bytes ?? 0;
}

/** The bytes of a value as JSON. */
export const countBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** `12.3 MB` */
export const formatMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** Decorates the instance with `clubQuota`, of `megabytes` for each club; 0 is no limit. Needs `app.database`. */
export const clubQuota = fastifyPlugin<{ megabytes: number }>(async (app, { megabytes }) => {
  const { db } = app.database;
  const quota = megabytes * MEGABYTE;
  const measured = new LRUCache<number, { bytes: number }>({ max: MAX_CLUBS, ttl: MEASURED_MS });
  const count = async (tx: Queryable, clubId: number, addedBytes: number, limit: number): Promise<void> => {
    if (megabytes === 0) return;
    let usage = measured.get(clubId);
    // Deliveries are counted uncompressed: measure the stored bytes before refusing anybody.
    if (!usage || usage.bytes + addedBytes > limit) {
      usage = { bytes: await measureClub(tx, clubId) };
      measured.set(clubId, usage);
    }
    if (usage.bytes + addedBytes > limit)
      throw new ApiError(
        'quota-full',
        `The club stores ${formatMegabytes(usage.bytes)} of the ${formatMegabytes(quota)} that it may: these ${formatMegabytes(addedBytes)} do not fit. Ask those who run the site for more.`,
      );
    usage.bytes += addedBytes;
  };
  app.decorate('clubQuota', {
    bytes: megabytes === 0 ? null : quota,
    measure: (clubId) => measureClub(db, clubId),
    require: (clubId, addedBytes) => count(db, clubId, addedBytes, quota),
    requireForEdit: (clubId, addedBytes, tx = db) => count(tx, clubId, addedBytes, quota * EDIT_SHARE),
  } satisfies ClubQuota);
});
