import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { StreamChanges } from '../../../outside/find-club-streams';
import { writeAsAdmin } from '../page/actions';
import { recordSearch } from './save-video';

/** A browser waits no longer; with many clubs a search may take minutes. */
const WAIT_MS = 30_000;

/**
 * Returns a function that finds streams and records the result. It resolves to the id of the action, or to undefined
 * when the search takes longer than `waitMs`. Concurrent calls share one search.
 */
export function createSearch(
  findStreams: () => Promise<StreamChanges>,
  waitMs = WAIT_MS,
): (request: FastifyRequest) => Promise<number | undefined> {
  let running: Promise<number> | undefined;

  const search = async (request: FastifyRequest): Promise<number> => {
    const changes = await findStreams();
    return writeAsAdmin(request, (tx, adminId) => recordSearch(tx, changes, adminId));
  };

  return async (request) => {
    if (!running) {
      running = search(request).finally(() => {
        running = undefined;
      });
      // nobody may await it any more
      running.catch((error: unknown) => request.log.error(error));
    }
    return Promise.race([running, delay(waitMs, undefined, { ref: false })]);
  };
}
