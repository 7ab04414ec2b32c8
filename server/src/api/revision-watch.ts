import { inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Database, REVISIONS_CHANNEL, type Scope, schema } from '../database';

const MOST_SCOPES = 20_000;

/** Knows how often each scope was written, in memory as long as the database's notifications come through. */
export interface RevisionWatch {
  /** A text that differs after any write to one of the scopes. */
  stampOf(scopes: readonly Scope[]): Promise<string>;
  stop(): Promise<void>;
}

/** Starts to follow the revisions of a database; see `RevisionWatch`. */
export async function watchRevisions(database: Database): Promise<RevisionWatch> {
  const known = new LRUCache<string, number>({ max: MOST_SCOPES });
  let isListening = false;
  // A write that is announced while a read is on its way makes what was read too old to keep.
  let announcements = 0;

  const stop = await database.listen(REVISIONS_CHANNEL, {
    message(scope) {
      announcements += 1;
      known.delete(scope);
    },
    connection(isUp) {
      announcements += 1;
      isListening = isUp;
      known.clear();
    },
  });

  const readNow = async (scopes: ReadonlySet<Scope>): Promise<Map<string, number>> => {
    const before = announcements;
    const { revisions } = schema;
    const rows = await database.db
      .select()
      .from(revisions)
      .where(inArray(revisions.scope, [...scopes]));
    const numbers = new Map(rows.map(({ scope, number }) => [scope, number]));
    if (isListening && announcements === before) {
      for (const scope of scopes) known.set(scope, numbers.get(scope) ?? 0);
    }
    return numbers;
  };

  let waiting: { scopes: Set<Scope>; numbers: Promise<Map<string, number>> } | undefined;
  // A page asks for many stamps at once: they wait for the end of this turn and are read together.
  const readNumbers = (scopes: readonly Scope[]): Promise<Map<string, number>> => {
    if (!waiting) {
      const wanted = new Set<Scope>();
      const turn = new Promise((resolve) => setImmediate(resolve));
      const numbers = turn.then(() => {
        waiting = undefined;
        return readNow(wanted);
      });
      waiting = { scopes: wanted, numbers };
    }
    for (const scope of scopes) waiting.scopes.add(scope);
    return waiting.numbers;
  };

  return {
    async stampOf(scopes) {
      const unknown = scopes.filter((scope) => scope !== 'constant' && !known.has(scope));
      const fresh = unknown.length > 0 ? await readNumbers(unknown) : new Map<string, number>();
      return scopes.map((scope) => fresh.get(scope) ?? known.get(scope) ?? 0).join('.');
    },
    stop,
  };
}
