import type { PublicCallName } from '@holeshot/contract/wire';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import createRouter from 'find-my-way';
import { type Answer, createAnswerCache } from './answer-cache';
import { ApiError } from './api-error';
import { toApiError } from './error-replies';
import { createPublicRead, type PublicRead, type PublicReadOptions, type RawParams } from './public-read';
import { createReadCache, type ReadCache } from './read-cache';
import { watchRevisions } from './revision-watch';
import { ROUTER_OPTIONS } from './router-options';
import { sendAnswer } from './send-answer';
import { createWorkQueue } from './work-queue';

/** The embedded database does one thing at a time: what else is asked for waits for no more searches than these. */
const SEARCHES_AT_ONCE = 2;
const MAX_WAITING_SEARCHES = 200;

/** The answer to a public GET, without HTTP around it. */
export interface PublicAnswer {
  status: number;
  /** JSON */
  body: string;
  /** empty when the status is not 200 */
  etag: string;
  /** when the body was last known to be right (ms), while the database does not answer */
  staleSinceMs?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Serves one call of the contract, over HTTP and through `readPublic`. */
    publicRead<N extends PublicCallName>(name: N, options: PublicReadOptions<N>): void;
    /**
     * Answers a public GET in-process, from the same cache as HTTP: for rendering pages. Never rejects: an error is the
     * answer that HTTP would give.
     */
    readPublic(path: string): Promise<PublicAnswer>;
    /** Reads of the database that several answers are made from. */
    readCache: ReadCache;
  }
}

/**
 * Decorates the instance with `publicRead`, which features register their reads with, and with `readPublic` and
 * `readCache`. Needs `app.database` and `app.limitWork`; closing the instance ends its listening to the database.
 */
export const publicReads = fastifyPlugin(async (app) => {
  const { database } = app;
  const revisions = await watchRevisions(database);
  app.addHook('onClose', () => revisions.stop());
  const readCache = createReadCache(revisions);
  const answers = createAnswerCache(database, revisions, readCache);
  const searches = createWorkQueue<Answer>({
    concurrency: SEARCHES_AT_ONCE,
    maxWaiting: MAX_WAITING_SEARCHES,
  });
  const router = createRouter(ROUTER_OPTIONS);

  app.decorate('readCache', readCache);
  app.decorate('publicRead', function registerRead<
    N extends PublicCallName,
  >(this: FastifyInstance, name: N, options: PublicReadOptions<N>): void {
    const read = createPublicRead(name, options);
    router.on('GET', read.path, () => undefined, read);
    this.get<{ Params: RawParams }>(read.path, async (request, reply) => {
      const parsed = read.parse(request.params);
      if (parsed.isSearch) await app.limitWork(request, reply, 'searches');
      const answer = parsed.isSearch
        ? await searches.run(parsed.key, request.signal, () => answers.get(parsed))
        : await answers.get(parsed);
      return sendAnswer(request, reply, answer, read.audience);
    });
  });
  app.decorate('readPublic', async (path: string): Promise<PublicAnswer> => {
    try {
      const match = router.find('GET', path);
      if (!match) throw new ApiError('unknown-route', 'There is nothing at this address.');
      const read: PublicRead = match.store;
      const { body, etag, staleSinceMs } = await answers.get(read.parse(match.params));
      return { status: 200, body, etag, ...(staleSinceMs !== undefined && { staleSinceMs }) };
    } catch (error) {
      const apiError = toApiError(error);
      if (apiError.code === 'internal') app.log.error(error);
      return { status: apiError.status, body: apiError.present(), etag: '' };
    }
  });
});
