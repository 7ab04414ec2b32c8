import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKER_PATH } from '@holeshot/contract';
import type { FastifyPluginAsync } from 'fastify';

/** Replaces a disabled worker: it deletes the worker's caches and itself. */
const REMOVER = `addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

export interface WorkerFileOptions {
  /** where `npm run build` puts the worker; disabled if absent */
  folder: string | undefined;
}

/**
 * Serves the service worker, which is the same for all builds. Browsers check it at each visit, so changes reach them
 * at once. Without its file the worker is disabled, because browsers keep a worker whose file is missing.
 */
export const workerFile: FastifyPluginAsync<WorkerFileOptions> = async (app, { folder }) => {
  app.get(WORKER_PATH, async (_request, reply) => {
    const file = folder && (await readFile(path.join(folder, 'worker.js'), 'utf8').catch(() => undefined));
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(file ?? REMOVER);
  });
};
