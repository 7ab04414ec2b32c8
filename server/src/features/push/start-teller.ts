import type { Guid } from '@holeshot/domain';
import type { FastifyInstance } from 'fastify';
import { eventOfScope, INVALIDATION_TOPIC } from '../../database';
import { runRepeatedly } from '../../process/run-repeatedly';
import { postPush } from './post-push';
import { type Post, sendMessages } from './send-messages';
import { tellEvent } from './tell-event';
import { getVapidKeys } from './vapid-keys';
import { listWatchedEvents } from './watch-store';

/** A process is notified of its own writes twice, and a delivery is many writes. */
const SETTLE_MS = 30;
/** The maximum delay after a lost notification or an ended process. */
const SWEEP_MS = 20_000;

interface TellerOptions {
  /** the site's public address, if it is known */
  publicUrl?: string | undefined;
  /** sends a message; `postPush` by default */
  post?: Post;
  sweepMs?: number;
}

/**
 * Sends push messages after each write of any process: the first process stores the messages, and all send them.
 * Returns a function that stops this and waits for messages in progress.
 */
export async function startTeller(
  { database, log }: Pick<FastifyInstance, 'database' | 'log'>,
  { publicUrl, post, sweepMs = SWEEP_MS }: TellerOptions = {},
): Promise<() => Promise<void>> {
  const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:push@localhost';
  // created at the first start, not by the first visitor
  const keys = await getVapidKeys(database);
  const send: Post = post ?? ((message) => postPush(message, { ...keys, subject }));
  const changed = new Set<Guid>();
  let working: Promise<void> | undefined;
  let sending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const onError = (error: unknown) => log.error(error, 'Somebody could not be told');

  const sendAll = async (): Promise<void> => {
    const { counts, retryMs } = await sendMessages(database, send);
    if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'pushed messages');
    if (retryMs !== null && !isStopped) setTimeout(startSending, retryMs).unref();
  };
  let mustSendAgain = false;
  const startSending = (): void => {
    if (isStopped) return;
    mustSendAgain = sending !== undefined;
    sending ??= sendAll()
      .catch(onError)
      .finally(() => {
        sending = undefined;
        if (mustSendAgain) startSending();
      });
  };

  const work = async (): Promise<void> => {
    for (const eventId of changed) {
      changed.delete(eventId);
      const count = await tellEvent(database, eventId, Date.now());
      if (count > 0) startSending();
    }
  };
  const workSoon = (): void => {
    if (working || isStopped) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      working = work()
        .catch(onError)
        .finally(() => {
          working = undefined;
          if (changed.size > 0) workSoon();
        });
    }, SETTLE_MS);
  };

  const stopListening = await database.listen(INVALIDATION_TOPIC, {
    message(scope) {
      const eventId = eventOfScope(scope);
      if (eventId === undefined) return;
      changed.add(eventId);
      workSoon();
    },
    connection: () => undefined,
  });
  const stopSweeps = runRepeatedly(
    async () => {
      for (const eventId of await listWatchedEvents(database.db)) changed.add(eventId);
      if (changed.size > 0) workSoon();
      startSending();
    },
    { everyMs: sweepMs, onError },
  );
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await stopSweeps();
    await stopListening();
    await working;
    await sending;
  };
}
