/** Work of clubs that is done in order, one club's beside another's. */
export interface NotificationQueue<T> {
  /** Adds an item of a club; false when too many of its items wait. */
  add(clubId: number, item: T): boolean;
  /** Waits until nothing is left to do. */
  idle(): Promise<void>;
}

interface QueueOptions<T> {
  work: (clubId: number, item: T) => Promise<void>;
  /** the next item is worked on all the same */
  onError: (error: unknown) => void;
  /** how many items of one club may wait */
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
