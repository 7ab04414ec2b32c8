/** A notification of the desktop app, unchanged. */
export type Notification = Record<string, unknown>;

interface Waiting {
  notification: Notification;
  atMs: number;
  bytes: number;
}

const LIMIT = 1_000;
const MAX_AGE_MS = 10 * 60_000;
/** The limits of one request. */
const BATCH = { count: 100, bytes: 512 * 1024 };

/** Most notifications are detections, and all of them are in the race's file. */
const isDetection = ({ notification }: Waiting): boolean => notification.type === 'DetectionExt';

/**
 * Notifications that wait to be sent, in order of arrival. Beyond 1,000 the queue drops the oldest detections, and
 * nothing waits longer than 10 minutes: the files contain the rest.
 */
export class NotificationQueue {
  private waiting: Waiting[] = [];

  get size(): number {
    return this.waiting.length;
  }

  /** @returns whether another one was dropped for it */
  push(notification: Notification, { atMs, bytes }: { atMs: number; bytes: number }): boolean {
    this.waiting.push({ notification, atMs, bytes });
    if (this.waiting.length <= LIMIT) return false;
    const index = this.waiting.findIndex(isDetection);
    this.waiting.splice(Math.max(0, index), 1);
    return true;
  }

  /** Drops notifications that have waited for too long. Returns their number. */
  dropOld(nowMs: number): number {
    const before = this.waiting.length;
    this.waiting = this.waiting.filter(({ atMs }) => nowMs - atMs <= MAX_AGE_MS);
    return before - this.waiting.length;
  }

  /** The first notifications, as many as fit into a request; they stay queued until `remove`. */
  firstBatch(): Notification[] {
    let bytes = 0;
    const end = this.waiting.findIndex((one, index) => {
      bytes += one.bytes;
      return index > 0 && (index === BATCH.count || bytes > BATCH.bytes);
    });
    return this.waiting.slice(0, end < 0 ? undefined : end).map(({ notification }) => notification);
  }

  /** Removes a finished batch. */
  remove(batch: readonly Notification[]): void {
    const sent = new Set(batch);
    this.waiting = this.waiting.filter(({ notification }) => !sent.has(notification));
  }
}
