import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';

/** Keeps the plan of a statement with this text, from its next run on. */
export type KeepPlan = (text: string) => void;

let count = 0;

/** A value as a literal of any type; undefined for an array or object. */
function toLiteral(value: unknown): string | undefined {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return `'${value.toISOString()}'`;
  return typeof value === 'object' ? undefined : `'${String(value).replaceAll("'", "''")}'`;
}

/**
 * Lets an embedded engine keep plans, as a server does for a statement with a name: its own `query` plans each run anew,
 * which takes longer than to run what reads an event. Plans are never dropped, so keep those of few statements only.
 * Runs within a transaction, and those with an array as a value, are planned as before.
 */
export function keepPlans(engine: PGlite): KeepPlan {
  const planAndRun = engine.query.bind(engine);
  const plans = new Map<string, { name: string; prepared?: Promise<unknown> | undefined }>();

  engine.query = async <T>(
    text: string,
    values: unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<T>> => {
    const plan = plans.get(text);
    const literals = plan ? values.map(toLiteral) : [];
    if (!plan || literals.includes(undefined)) return planAndRun<T>(text, values, options);
    plan.prepared ??= engine.exec(`prepare ${plan.name} as ${text}`).catch((error: unknown) => {
      plan.prepared = undefined;
      throw error;
    });
    await plan.prepared;
    const list = literals.length > 0 ? `(${literals.join(', ')})` : '';
    // `exec` sends one message where `query` sends six
    const [results] = await engine.exec(`execute ${plan.name}${list}`, options);
    return results as Results<T>;
  };

  return (text) => {
    if (!plans.has(text)) plans.set(text, { name: `plan_${++count}` });
  };
}
