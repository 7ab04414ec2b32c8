import pg from 'pg';

/** The connection knows no statement of this name, knows another one, or a migration has changed the type of a column. */
const REFUSED = new Set(['26000', '42P05', '0A000']);

const isPlanRefused = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && REFUSED.has(error.code ?? '');

/** Lets a pool run a statement again without its name, and so without a kept plan, when the server refuses the plan. */
export function retryWithoutPlan(pool: pg.Pool): void {
  const queryOnce = pool.query.bind(pool) as (...values: unknown[]) => Promise<pg.QueryResult>;
  const query = async (statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    try {
      return await queryOnce(statement, values);
    } catch (error) {
      if (typeof statement === 'string' || !statement.name || !isPlanRefused(error)) throw error;
      return queryOnce({ ...statement, name: undefined }, values);
    }
  };
  pool.query = query as typeof pool.query;
}
