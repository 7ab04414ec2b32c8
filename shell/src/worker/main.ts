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
scope.addEventListener('activate', (event) => {
  // the browser requests a page while the worker starts
  const preload = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, scope.clients.claim()]));
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
