import pg from 'pg';
import { clientLimits } from './connect-postgres';
import type { ListenHandlers } from './database';

const RETRY_MS = 1_000;
const LISTEN_MS = 5_000;
/** How often to listen again: a silently cut connection never ends by itself. */
const REPEAT_MS = 10_000;

/**
 * Listens on a separate connection, and reconnects when it is lost. Rejects when the first connection can't be made.
 * @returns a function that stops listening for good
 */
export async function listenPostgres(
  url: string,
  topic: string,
  handlers: ListenHandlers,
  { repeatMs = REPEAT_MS, answerMs = LISTEN_MS } = {},
): Promise<() => Promise<void>> {
  let isStopped = false;
  let current: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let repeat: NodeJS.Timeout | undefined;

  const listenOn = (client: pg.Client) => client.query(`listen ${pg.escapeIdentifier(topic)}`);
  const connect = async (): Promise<void> => {
    const client = new pg.Client({ ...clientLimits(url), query_timeout: answerMs });
    let isLost = false;
    const lose = (): void => {
      if (isLost || isStopped) return;
      isLost = true;
      clearInterval(repeat);
      handlers.connection(false);
      retry = setTimeout(() => void connect().catch(() => undefined), RETRY_MS);
      void client.end().catch(() => undefined);
    };
    client.on('error', lose);
    client.on('end', lose);
    // A pooler shares the server's connections, and with them what others listen to.
    client.on('notification', ({ channel, payload }) => {
      if (channel === topic) handlers.message(payload ?? '');
    });
    try {
      await client.connect();
      await listenOn(client);
    } catch (error) {
      if (current) lose();
      else isLost = true;
      void client.end().catch(() => undefined);
      throw error;
    }
    if (isStopped) return client.end();
    current = client;
    repeat = setInterval(() => void listenOn(client).catch(lose), repeatMs);
    handlers.connection(true);
  };

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    clearInterval(repeat);
    await current?.end().catch(() => undefined);
  };
}
