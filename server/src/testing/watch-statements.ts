import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../database';

/** Records the statements that an embedded database runs outside of transactions, until `mockRestore`. */
export function watchStatements({ db }: Database): jest.SpyInstance {
  const { $client: engine } = db as unknown as { $client: PGlite };
  return jest.spyOn(engine, 'query');
}
