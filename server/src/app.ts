import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { addDocs } from './api/add-docs';
import { createAnswerCache } from './api/answer-cache';
import { ApiError } from './api/api-error';
import { addApiFallback, answerBrokenRequest, sendError } from './api/error-replies';
import { createPathMatcher } from './api/match-path';
import { PUBLIC_READS } from './api/public-reads';
import { readableUrl } from './api/readable-url';
import { watchRevisions } from './api/revision-watch';
import { sendAnswer } from './api/send-answer';
import type { Database } from './database';
import { addHealth } from './features/health/routes';

/** Longer than any request line that Node lets through, so that an over-long id is answered as malformed. */
const MAX_PARAM_LENGTH = 20_000;

/** A public GET answered in-process. */
export interface PublicAnswer {
  status: number;
  /** JSON */
  body: string;
  /** empty when the status is not 200 */
  etag: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a public GET from the same cache as HTTP does. Rejects only when the database fails. */
    readPublic(path: string): Promise<PublicAnswer>;
  }
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(version);
}

/**
 * The HTTP API as a Fastify instance that is not listening yet; pages are added on top. Closing it ends its listening
 * to the database, and leaves the database open.
 */
export async function buildApp({
  database,
  log,
}: {
  database: Database;
  log: Logger;
}): Promise<FastifyInstance> {
  const version = readVersion();
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyInstance['log'],
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
    frameworkErrors: sendError,
    clientErrorHandler: answerBrokenRequest,
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: MAX_PARAM_LENGTH,
    },
  });
  app.setErrorHandler(sendError);

  const revisions = await watchRevisions(database);
  app.addHook('onClose', () => revisions.stop());
  const cache = createAnswerCache(database, revisions);
  for (const read of PUBLIC_READS) {
    app.get(read.path, async (request, reply) => {
      const answer = await cache.get(read.parse(request.params as Record<string, unknown>));
      return sendAnswer(request, reply, answer, read.audience);
    });
  }

  const matchPath = createPathMatcher(PUBLIC_READS);
  app.decorate('readPublic', async (path: string): Promise<PublicAnswer> => {
    try {
      const match = matchPath(path);
      if (!match) throw new ApiError('unknown-route', 'There is nothing at this address.');
      const { body, etag } = await cache.get(match.read.parse(match.params));
      return { status: 200, body, etag };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, body: error.present(), etag: '' };
    }
  });

  addHealth(app, database, version);
  await addDocs(app, version);
  addApiFallback(app);
  return app;
}
