import type { Queryable } from './database';

/**
 * Builds a statement once per database, to run it with values for its placeholders: building the text of
 * an event's statement takes 0.8 ms. `build` ends in `.prepare('')`: a statement without a name works with
 * connection poolers.
 */
export function prepareOnce<T>(build: (db: Queryable) => T): (db: Queryable) => T {
  const statements = new WeakMap<Queryable, T>();
  return (db) => {
    const statement = statements.get(db) ?? build(db);
    statements.set(db, statement);
    return statement;
  };
}
