import type { Queryable } from './database';

/**
 * A statement whose text is put together once for a database and then run with values for its placeholders: for large
 * ones the putting together takes longer than a small query. `build` ends in `.prepare('')`: without a name it is an
 * ordinary statement to the database, as poolers of connections need it.
 */
export function putTogether<T>(build: (db: Queryable) => T): (db: Queryable) => T {
  const built = new WeakMap<Queryable, T>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const made = build(db);
    built.set(db, made);
    return made;
  };
}
