import type { SlotName, VitalName } from '@holeshot/contract';
import { lt, sql } from 'drizzle-orm';
import fastifyPlugin from 'fastify-plugin';
import { Counter } from 'prom-client';
import { type Database, isDatabaseAway, type Queryable, schema } from '../../database';
import { runRepeatedly } from '../../process/run-repeatedly';

/** The counts of a build: pages sent with it, and reports of browsers and the server. */
export type CountKind =
  | 'exposure'
  | 'opened'
  | 'ready'
  | 'load-failure'
  | 'crash'
  | 'api-error'
  | 'server-failure'
  /** a report without a token during a rollout, which has no effect on it */
  | 'unverified'
  | `${VitalName} ${'good' | 'fair' | 'poor'}`;

export interface BuildCounts {
  /** Counts in memory, and stores the sums every few seconds. */
  add: (name: SlotName, buildId: string, kind: CountKind) => void;
  /** Stores the sums now. */
  store: () => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    buildCounts: BuildCounts;
  }
}

const STORE_MS = 2_000;
const KEPT_DAYS = 30;
/** Beyond it all metrics of builds are reset, as on a restart. */
const MAX_MEASURED_BUILDS = 64;

/**
 * Decorates the instance with `buildCounts`, which stores the sums every 2 s and when the instance closes. Sums that
 * could not be stored are added to the next ones. Needs `app.database` and `app.metrics`.
 */
export const buildCounts = fastifyPlugin(async (app) => {
  const { database } = app;
  const pending = new PendingCounts();
  const measured = new Set<string>();
  const counter = new Counter({
    name: 'holeshot_build_events_total',
    help: 'What happened with builds of shell and remotes, by what it is',
    labelNames: ['name', 'build', 'kind'],
    registers: [app.metrics.registry],
  });

  const store = async () => {
    const rows = pending.take();
    try {
      await addToStored(database, rows);
    } catch (error) {
      pending.putBack(rows);
      throw error;
    }
  };
  const onError = (error: unknown) => {
    if (!isDatabaseAway(error)) app.log.error(error);
  };
  const stop = runRepeatedly(store, { everyMs: STORE_MS, onError });
  app.addHook('onClose', async () => {
    await stop();
    await store().catch(onError);
  });

  app.decorate('buildCounts', {
    add(name, build, kind) {
      pending.add(name, build, kind, Date.now());
      if (measured.size >= MAX_MEASURED_BUILDS && !measured.has(build)) {
        counter.reset();
        measured.clear();
      }
      measured.add(build);
      counter.inc({ name, build, kind });
    },
    store,
  });
});

async function addToStored({ db }: Database, rows: BuildCountRow[]): Promise<void> {
  if (rows.length === 0) return;
  const table = schema.buildCounts;
  await db
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: [table.name, table.buildId, table.minute, table.kind],
      set: { count: sql`${table.count} + excluded.count` },
    });
}

/** Deletes counts that are older than 30 days at `nowMs`. Returns how many. */
export async function deleteOldCounts(db: Queryable, nowMs: number): Promise<number> {
  const before = new Date(nowMs - KEPT_DAYS * 86_400_000);
  const { minute } = schema.buildCounts;
  const deleted = await db.delete(schema.buildCounts).where(lt(minute, before)).returning({ minute });
  return deleted.length;
}

export type BuildCountRow = typeof schema.buildCounts.$inferInsert;

const MINUTE_MS = 60_000;
/** Enough for about an hour without a database and the builds of a few rollouts. */
const MAX_ROWS = 10_000;

const getKey = ({ name, buildId, minute, kind }: BuildCountRow): string =>
  `${name} ${buildId} ${minute.getTime()} ${kind}`;

/** Counts that are not stored yet, by minute. Beyond 10,000 rows, further ones are dropped. */
export class PendingCounts {
  #rows = new Map<string, BuildCountRow>();

  /** Counts once, in the minute of `nowMs`. */
  add(name: string, buildId: string, kind: string, nowMs: number): void {
    const minute = new Date(Math.floor(nowMs / MINUTE_MS) * MINUTE_MS);
    this.#merge({ name, buildId, minute, kind, count: 1 });
  }

  /** Removes and returns all rows, sorted so that concurrent processes lock them in the same order. */
  take(): BuildCountRow[] {
    const taken = [...this.#rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    this.#rows = new Map();
    return taken;
  }

  /** Puts rows back that could not be stored. */
  putBack(rows: readonly BuildCountRow[]): void {
    for (const row of rows) this.#merge(row);
  }

  #merge(row: BuildCountRow): void {
    const key = getKey(row);
    const present = this.#rows.get(key);
    if (present) present.count += row.count;
    else if (this.#rows.size < MAX_ROWS) this.#rows.set(key, { ...row });
  }
}
