import { WORKER_PATH } from '@holeshot/contract';

/**
 * Registers the site's service worker; remotes reach it by `navigator.serviceWorker.ready`. Undefined where the browser has
 * none, as over plain HTTP, or does not take it.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined);
}
