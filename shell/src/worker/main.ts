import type { KeepMessage } from '@holeshot/contract';
import { answerNavigation, askNetwork } from './answer-navigation';
import { answerFile, answerPicture } from './file-cache';
import { keep } from './keep';
import { handlePush } from './push';
import type { WorkerScope } from './worker-scope';

const scope = globalThis as unknown as WorkerScope;

/** Paths that are neither pages nor files that the worker keeps. */
const OTHERS = /^\/(api|og|download)\/|\.(ics|xml|txt|svg|png|ico|js|webmanifest)$/;

// a new worker is used at once: it has no files of its own that older pages would miss
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
/**
 * Lets the browser request a page while the worker starts. Firefox (153) shows its own error as soon as that request
 * fails, whatever the worker responds, so pages would not be readable offline.
 */
const preloadPages = (): Promise<void> | undefined => {
  const preload = scope.registration.navigationPreload;
  return navigator.userAgent.includes('Firefox/') ? preload?.disable() : preload?.enable();
};

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([preloadPages(), scope.clients.claim()]));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/builds/')) {
    return event.respondWith(answerFile(request, (work) => event.waitUntil(work.catch(() => undefined))));
  }
  if (pathname.startsWith('/files/')) return event.respondWith(answerPicture(request));
  if (request.mode !== 'navigate') return;
  // uses the preloaded response: a repeated request of a sign-in would be refused
  const pass = async () => (await askNetwork(event)) ?? Response.error();
  event.respondWith(OTHERS.test(pathname) ? pass() : answerNavigation(event));
});

scope.addEventListener('message', (event) => {
  const message = event.data as Partial<KeepMessage> | null;
  if (message?.kind !== 'keep') return;
  // without network the kept pages stay as they are
  event.waitUntil(keep(message as KeepMessage).catch(() => undefined));
});
handlePush(scope);
