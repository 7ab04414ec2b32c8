import type { schema } from '../database';

export type BuildCountRow = typeof schema.buildCounts.$inferInsert;

const MINUTE_MS = 60_000;
/** Those of about an hour without a database, for the builds of a few rollouts. */
const MAX_ROWS = 10_000;

const keyOf = ({ name, buildId, minute, kind }: BuildCountRow): string =>
  `${name} ${buildId} ${minute.getTime()} ${kind}`;

/** Counts that the database does not have yet, by minute. Beyond 10,000 rows, further ones are not counted. */
export class PendingCounts {
  #rows = new Map<string, BuildCountRow>();

  /** Counts once, in the minute of `nowMs`. */
  add(name: string, buildId: string, kind: string, nowMs: number): void {
    const minute = new Date(Math.floor(nowMs / MINUTE_MS) * MINUTE_MS);
    this.#merge({ name, buildId, minute, kind, count: 1 });
  }

  /** Takes all rows out. Processes that store theirs at the same moment need them in the same order, which this is. */
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
    const key = keyOf(row);
    const present = this.#rows.get(key);
    if (present) present.count += row.count;
    else if (this.#rows.size < MAX_ROWS) this.#rows.set(key, { ...row });
  }
}
