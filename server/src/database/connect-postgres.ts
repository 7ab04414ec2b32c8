import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnusableError, isDatabaseAway, READ_ONLY } from './database-away';

/** How long the site waits for the database at start. */
const WAIT_MS = 30_000;
const RETRY_MS = 1_000;
const REPORT_EVERY_MS = 5_000;

/**
 * The server ends a statement before the client gives its connection up. Longer than a writer waits for another one,
 * shorter than anybody waits for a page.
 */
const STATEMENT_MS = 15_000;
const CLIENT_MARGIN_MS = 5_000;
const IDLE_IN_TRANSACTION_MS = 60_000;
/** To start workers takes longer than most statements of the site, and takes cores from its other requests. */
const WITHOUT_WORKERS = '-c max_parallel_workers_per_gather=0';
const CONNECT_MS = 5_000;

export type ConnectionConfig = Pick<
  pg.ClientConfig,
  | 'connectionString'
  | 'keepAlive'
  | 'keepAliveInitialDelayMillis'
  | 'connectionTimeoutMillis'
  | 'query_timeout'
  | 'statement_timeout'
  | 'idle_in_transaction_session_timeout'
  | 'options'
>;

/** Limits that the client enforces. */
export const clientLimits = (url: string): ConnectionConfig => ({
  connectionString: url,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: CONNECT_MS,
});

/** Poolers refuse connections with unknown limits. */
const isRefusedParameter = (error: unknown): boolean =>
  error instanceof Error && /unsupported startup parameter/i.test(error.message);

/** A site that starts migrates the database. */
async function tryConnection(config: ConnectionConfig): Promise<void> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('transaction_read_only') as is_read_only");
    if (rows[0]?.is_read_only === 'on')
      throw Object.assign(new Error('it takes no writes'), { code: READ_ONLY });
  } finally {
    void client.end().catch(() => undefined);
  }
}

async function findLimits(url: string): Promise<ConnectionConfig> {
  const withoutServer = { ...clientLimits(url), query_timeout: STATEMENT_MS + CLIENT_MARGIN_MS };
  const all = {
    ...withoutServer,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    options: WITHOUT_WORKERS,
  };
  try {
    await tryConnection(all);
    return all;
  } catch (error) {
    if (!isRefusedParameter(error)) throw error;
    await tryConnection(withoutServer);
    return withoutServer;
  }
}

/** Host, port and name, without user and password. */
export function describeDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'this machine'}${pathname}`;
}

const getReason = (error: unknown): string => {
  const { message, code } = error as Error & { code?: string };
  return message || code || 'no reason given';
};

/**
 * Waits up to 30 s for the server, and calls `onProgress` now and every 5 s with a line for the console. Rejects with
 * `DatabaseUnusableError` after that time, or at once when the server refuses the user or the database.
 * @returns the configuration for connections, with the time limits that the server or pooler accepts
 */
export async function waitForPostgres(
  url: string,
  {
    onProgress = () => undefined,
    waitMs = WAIT_MS,
  }: { onProgress?: (line: string) => void; waitMs?: number },
): Promise<ConnectionConfig> {
  const startMs = performance.now();
  let reportAtMs = startMs;
  for (;;) {
    try {
      return await findLimits(url);
    } catch (error) {
      const nowMs = performance.now();
      const name = describeDatabase(url);
      if (!isDatabaseAway(error)) {
        throw new DatabaseUnusableError(
          `The database ${name} refuses the site (${getReason(error)}): check DATABASE_URL.`,
        );
      }
      if (nowMs - startMs + RETRY_MS > waitMs) {
        throw new DatabaseUnusableError(
          `The database ${name} could not be used for ${Math.round(waitMs / 1000)} s (${getReason(error)}): start it, or check DATABASE_URL.`,
        );
      }
      if (nowMs >= reportAtMs) {
        onProgress(`Waiting for the database ${name} …`);
        reportAtMs = nowMs + REPORT_EVERY_MS;
      }
    }
    await wait(RETRY_MS);
  }
}
