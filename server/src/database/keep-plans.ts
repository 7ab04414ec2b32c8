import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

/** Statements whose plans are kept; the texts of a few filters are many. */
const MAX_PLANS = 60;

type Value = string | number | bigint | boolean | null | undefined;

const isValue = (value: unknown): value is Value => typeof value !== 'object' || value === null;

const toLiteral = (value: Value): string =>
  value === null || value === undefined ? 'null' : `'${String(value).replaceAll("'", "''")}'`;

/**
 * Lets the embedded engine keep the plans of statements that it runs again, as a server does for a statement with a name:
 * planning what reads an event takes twice as long as running it. Statements of transactions are not concerned.
 */
export function keepPlans(engine: PGlite): void {
  const plain = engine.query.bind(engine);
  /** their names by text; undefined after the first run, since most statements run once */
  const plans = new LRUCache<string, { name?: Promise<string> }>({
    max: MAX_PLANS,
    dispose: ({ name }) =>
      void name?.then((known) => engine.exec(`deallocate ${known}`)).catch(() => undefined),
  });
  let count = 0;

  const prepare = async (text: string): Promise<string> => {
    count += 1;
    const name = `plan_${count}`;
    await engine.exec(`prepare ${name} as ${text}`);
    return name;
  };

  engine.query = async <T>(
    text: string,
    values: unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<T>> => {
    if (!text.startsWith('select ') || !values.every(isValue)) return plain<T>(text, values, options);
    const plan = plans.get(text);
    if (!plan) {
      plans.set(text, {});
      return plain<T>(text, values, options);
    }
    plan.name ??= prepare(text);
    plan.name.catch(() => plans.delete(text));
    const list = values.length > 0 ? `(${values.map(toLiteral).join(', ')})` : '';
    return plain<T>(`execute ${await plan.name}${list}`, [], options);
  };
}
