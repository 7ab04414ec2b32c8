import pg from 'pg';
import { clientLimits } from './connect-postgres';
import type { ListenHandlers } from './database';

const RETRY_MS = 1_000;
const LISTEN_MS = 5_000;

/**
 * Listens on a separate connection, and reconnects when it is lost. Rejects when the first connection can't be made.
 * @returns a function that stops listening for good
 */
export async function listenPostgres(
  url: string,
  topic: string,
  handlers: ListenHandlers,
): Promise<() => Promise<void>> {
  let isStopped = false;
  let current: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({ ...clientLimits(url), query_timeout: LISTEN_MS });
    let isLost = false;
    const lose = (): void => {
      if (isLost || isStopped) return;
      isLost = true;
      handlers.connection(false);
      retry = setTimeout(() => void connect().catch(() => undefined), RETRY_MS);
      void client.end().catch(() => undefined);
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload }) => handlers.message(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(topic)}`);
    } catch (error) {
      if (current) lose();
      else isLost = true;
      void client.end().catch(() => undefined);
      throw error;
    }
    if (isStopped) return client.end();
    current = client;
    handlers.connection(true);
  };

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await current?.end().catch(() => undefined);
  };
}
