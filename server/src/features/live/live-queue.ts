import fastifyPlugin from 'fastify-plugin';
import { Counter } from 'prom-client';
import { settleWithin } from '../../process/settle-within';
import { applyNotification } from './apply-notification';
import { findNotifiedRace } from './find-race';
import { parseNotification } from './notification';
import { createNotificationQueue } from './notification-queue';

declare module 'fastify' {
  interface FastifyInstance {
    liveQueue: LiveQueue;
  }
}

/** Notifications that wait to be applied. */
export interface LiveQueue {
  /**
   * Queues a message of a club's desktop app, whatever it is; false when too many wait. `isAllowed` is asked before it is
   * applied.
   */
  add(clubId: number, message: unknown, isAllowed?: () => Promise<boolean>): boolean;
  /** Waits until everything is applied. */
  idle(): Promise<void>;
}

interface Waiting {
  message: unknown;
  receivedAtMs: number;
  isAllowed: (() => Promise<boolean>) | undefined;
}

const MAX_WAITING = 1_000;
/** The file of the race has what is not applied by then. */
const STOP_MS = 5_000;

/**
 * Decorates the instance with `liveQueue`, which applies the messages of each club in their order. Needs `app.database`,
 * `app.readCache` and `app.metrics`.
 */
export const liveQueue = fastifyPlugin(async (app) => {
  const { database, readCache } = app;
  const counter = new Counter({
    name: 'holeshot_notifications_total',
    help: 'Notifications of desktop apps by what became of them',
    labelNames: ['outcome'],
    registers: [app.metrics.registry],
  });

  const apply = async (clubId: number, { message, receivedAtMs, isAllowed }: Waiting): Promise<string> => {
    const notification = parseNotification(message);
    if (notification === 'unused' || notification === 'unknown') return notification;
    if (isAllowed && !(await isAllowed())) return 'revoked';
    const race = await findNotifiedRace(database.db, readCache, clubId, notification);
    if (!race) return 'no race';
    await applyNotification(database, race, notification, notification.atMs - receivedAtMs);
    return 'applied';
  };

  const queue = createNotificationQueue<Waiting>({
    work: async (clubId, waiting) => {
      counter.inc({ outcome: await apply(clubId, waiting) });
    },
    onError(error) {
      counter.inc({ outcome: 'failed' });
      app.log.error(error);
    },
    maxWaiting: MAX_WAITING,
  });

  app.decorate('liveQueue', {
    add(clubId, message, isAllowed) {
      const isAdded = queue.add(clubId, { message, receivedAtMs: Date.now(), isAllowed });
      if (!isAdded) counter.inc({ outcome: 'dropped' });
      return isAdded;
    },
    idle: () => queue.idle(),
  } satisfies LiveQueue);
  app.addHook('onClose', () => settleWithin(queue.idle(), STOP_MS));
});
