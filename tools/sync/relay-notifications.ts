import { createStatus } from './create-status';
import { NotificationQueue } from './notification-queue';
import { listenForNotifications } from './notification-server';
import type { SiteClient } from './site-client';
import { Wake } from './wake';

const TIMES = {
  /** after the first request without an answer; doubled after each further one */
  retry: 1_000,
  /** shorter than for files: a live board is stale after a minute */
  longestRetry: 10_000,
};

interface RelayOptions {
  port: number;
  site: SiteClient;
  log: (line: string) => void;
  /** called when the site rejects the key */
  onLockedOut: () => void;
  signal: AbortSignal;
  /** pauses in ms; tests shorten them */
  times?: Partial<typeof TIMES>;
  /** current time in ms; a parameter for tests */
  now?: () => number;
}

/**
 * Forwards the desktop app's notifications to the site, in order, and immediately while the site answers. Sends one
 * request at a time. Rejects when the port is in use.
 */
export async function relayNotifications({
  port,
  site,
  log,
  onLockedOut,
  signal,
  times,
  now = Date.now,
}: RelayOptions) {
  const { retry: retryMs, longestRetry } = { ...TIMES, ...times };
  const queue = new NotificationQueue();
  const wake = new Wake();
  const say = createStatus((line) => log(`notifications: ${line}`));
  let isSending = false;
  let failures = 0;
  const end = () => wake.ring();
  signal.addEventListener('abort', end);

  /** @returns the pause until the next request */
  const sendBatch = async (): Promise<number> => {
    const old = queue.dropOld(now());
    if (old > 0) log(`notifications: ${old} left out, older than 10 minutes; the files bring what they said`);
    const batch = queue.firstBatch();
    if (batch.length === 0) return 0;
    const outcome = await site.notify(batch);
    if (outcome.kind === 'later') {
      failures += 1;
      say(`no answer from the site (${outcome.message}), trying again`);
      const backoffMs = Math.min(longestRetry, retryMs * 2 ** (failures - 1));
      return Math.max(backoffMs, outcome.retryMs ?? 0);
    }
    failures = 0;
    queue.remove(batch);
    if (outcome.kind === 'done') say('live: they reach the site as they come');
    else if (outcome.kind === 'refused') say(`refused by the site (${outcome.message})`);
    else onLockedOut();
    return 0;
  };

  const send = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    while (queue.size > 0 && !signal.aborted) {
      const pauseMs = await sendBatch();
      if (pauseMs > 0 && !signal.aborted) await wake.pause(pauseMs);
    }
    isSending = false;
  };

  const server = await listenForNotifications(port, {
    onNotification(notification, bytes) {
      const isFull = queue.push(notification, { atMs: now(), bytes });
      if (isFull) say('too many wait: the oldest detections are left out; the files bring them');
      void send();
    },
    onFault: (message) => say(`one ${message}, and is left out`),
  });
  log(
    `notifications: none yet. Turn on Extension Mode in the app, with http://127.0.0.1:${server.port}/ as Notification URL`,
  );
  return {
    port: server.port,
    async close() {
      signal.removeEventListener('abort', end);
      await server.close();
    },
  };
}
