/** Processes the work of each club in order, and clubs concurrently. */
export interface NotificationQueue<T> {
  /** Adds an item of a club; false when its queue is full. */
  add(clubId: number, item: T): boolean;
  /** Resolves when the queues are empty. */
  idle(): Promise<void>;
}

interface QueueOptions<T> {
  work: (clubId: number, item: T) => Promise<void>;
  /** the next item is processed anyway */
  onError: (error: unknown) => void;
  /** maximum waiting items per club */
  maxWaiting: number;
}

/** A queue per club, in memory. */
export function createNotificationQueue<T>({
  work,
  onError,
  maxWaiting,
}: QueueOptions<T>): NotificationQueue<T> {
  const queues = new Map<number, { waiting: T[]; done: Promise<void> }>();

  const drain = async (clubId: number, waiting: T[]): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(clubId, item).catch(onError);
    }
    queues.delete(clubId);
  };

  return {
    add(clubId, item) {
      const queue = queues.get(clubId);
      if (queue) {
        if (queue.waiting.length >= maxWaiting) return false;
        queue.waiting.push(item);
        return true;
      }
      const waiting = [item];
      queues.set(clubId, { waiting, done: drain(clubId, waiting) });
      return true;
    },
    async idle() {
      while (queues.size > 0) await Promise.all([...queues.values()].map(({ done }) => done));
    },
  };
}
