import { WORKER_PATH } from '@holeshot/contract';

/**
 * Registers the site's service worker; remotes reach it by `navigator.serviceWorker.ready`. Returns undefined where it
 * is not supported, as over plain HTTP, or fails to register.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined);
}
