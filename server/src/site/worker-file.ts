import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKER_PATH } from '@holeshot/contract';
import type { FastifyPluginAsync } from 'fastify';

/** Takes the place of a worker that is switched off: it deletes what that one kept, and itself. */
const REMOVER = `addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

export interface WorkerFileOptions {
  /** where `npm run build` puts the worker; the worker is switched off if absent */
  folder: string | undefined;
}

/**
 * The service worker: one for everybody, whatever builds they have. Browsers ask for it at each visit, so that a change, or
 * its end, reaches them at once. Without its file it is switched off, too: a browser keeps a worker whose file is missing.
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
