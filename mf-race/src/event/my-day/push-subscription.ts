import { type Client, fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { DayKey } from './day-settings';

/** Whether this browser can notify, as far as known without asking the visitor. */
export type PushAbility = 'unsupported' | 'denied' | 'possible';

export function findPushAbility(): PushAbility {
  const hasAll = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasAll) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

const WORKER_MS = 10_000;

/** The worker is registered once the page is usable. */
async function getRegistration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The site’s service worker did not start.')), WORKER_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

const send = (client: Client, day: DayKey, subscription: PushSubscription, ahead: number) =>
  client.send('POST', fillPath(paths.pushWatch, { ...day }), { device: toDevice(subscription), ahead });

const toDevice = (subscription: PushSubscription) => {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } };
};

/** Subscribes this browser, which asks the visitor, and requests notifications of the day. Rejects if either fails. */
export async function startPush(client: Client, day: DayKey, ahead: number): Promise<void> {
  const registration = await getRegistration();
  const existing = await registration.pushManager.getSubscription();
  const key = await client.get({ path: paths.pushKey, parse: async (json) => (json as { Key: string }).Key });
  const subscription =
    existing ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await send(client, day, subscription, ahead);
}

/** Ends the notifications of a day. Those of other days, which share the subscription, continue. */
export async function stopPush(client: Client, day: DayKey): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await send(client, day, subscription, 0);
}
