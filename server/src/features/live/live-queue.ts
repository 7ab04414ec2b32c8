import fastifyPlugin from 'fastify-plugin';
import { Counter } from 'prom-client';
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
  /** Queues a message of a club's desktop app, whatever it is; false when too many wait. */
  add(clubId: number, message: unknown): boolean;
  /** Waits until everything is applied. */
  idle(): Promise<void>;
}

const MAX_WAITING = 1_000;

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

  const apply = async (clubId: number, message: unknown, receivedAtMs: number): Promise<string> => {
    const notification = parseNotification(message);
    if (notification === 'unused' || notification === 'unknown') return notification;
    const race = await findNotifiedRace(database.db, readCache, clubId, notification);
    if (!race) return 'no race';
    await applyNotification(database, race, notification, notification.atMs - receivedAtMs);
    return 'applied';
  };

  const queue = createNotificationQueue<{ message: unknown; receivedAtMs: number }>({
    work: async (clubId, { message, receivedAtMs }) => {
      counter.inc({ outcome: await apply(clubId, message, receivedAtMs) });
    },
    onError(error) {
      counter.inc({ outcome: 'failed' });
      app.log.error(error);
    },
    maxWaiting: MAX_WAITING,
  });

  app.decorate('liveQueue', {
    add(clubId, message) {
      const isAdded = queue.add(clubId, { message, receivedAtMs: Date.now() });
      if (!isAdded) counter.inc({ outcome: 'dropped' });
      return isAdded;
    },
    idle: () => queue.idle(),
  } satisfies LiveQueue);
  app.addHook('onClose', () => queue.idle());
});
