import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { noteNotification } from '../../people/club-keys';
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

export interface LiveQueue {
  /** Queues any message of a club's desktop app; false when the queue is full. Calls `isAllowed` before applying it. */
  add(clubId: number, message: unknown, isAllowed?: () => Promise<boolean>): boolean;
  /** Resolves when everything is applied. */
  idle(): Promise<void>;
}

interface Waiting {
  message: unknown;
  receivedAtMs: number;
  isAllowed: (() => Promise<boolean>) | undefined;
}

const MAX_WAITING = 1_000;
/** How often the arrival of notifications is written. */
const NOTE_MS = 3_000;
const MAX_CLUBS = 1_000;
/** After this time the file of the race replaces missing notifications. */
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

  /** when the arrival of a club's notifications was last written, ms */
  const noted = new LRUCache<number, number>({ max: MAX_CLUBS });

  const apply = async (clubId: number, { message, receivedAtMs, isAllowed }: Waiting): Promise<string> => {
    const notification = parseNotification(message);
    if (notification === 'unknown') return notification;
    const mustNote = receivedAtMs - (noted.get(clubId) ?? 0) >= NOTE_MS;
    if (notification === 'unused' && !mustNote) return notification;
    if (isAllowed && !(await isAllowed())) return 'revoked';
    if (mustNote) {
      noted.set(clubId, receivedAtMs);
      await noteNotification(database.db, clubId, receivedAtMs);
    }
    if (notification === 'unused') return notification;
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
