import type { PublicCallName } from '@holeshot/contract/wire';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import createRouter from 'find-my-way';
import { LRUCache } from 'lru-cache';
import { Gauge, type Registry } from 'prom-client';
import { createReadCache, type ReadCache } from '../cache/versioned-cache';
import type { DatabaseMonitor } from '../database/database-monitor';
import { type VersionWatch, watchVersions } from '../database/version-watch';
import { type Answer, createAnswerCache } from './answer-cache';
import { ApiError } from './api-error';
import { clientNetwork } from './client-network';
import { toApiError } from './error-replies';
import {
  createPublicRead,
  type ParsedRead,
  type PublicRead,
  type PublicReadOptions,
  type RawParams,
} from './public-read';
import { ROUTER_OPTIONS } from './router-options';
import { sendAnswer } from './send-answer';
import { createWorkQueue } from './work-queue';

/** The embedded database does one thing at a time: other reads wait for no more searches than these. */
const SEARCHES_AT_ONCE = 2;
const MAX_WAITING_SEARCHES = 200;

const MAX_PARSED = 2_000;

/** The answer to a public GET, without HTTP around it. */
export interface PublicAnswer {
  status: number;
  /** JSON */
  body: string;
  /** see `Answer` */
  value?: unknown;
  /** empty when the status is not 200 */
  etag: string;
  /** headers of this call, in addition to those of every answer */
  headers: Readonly<Record<string, string>>;
  /** when the body was last known to be current (ms), while the database is unavailable */
  staleSinceMs?: number;
  /** whether the body is a list in a new random order each time */
  isShuffled?: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Serves one call of the contract, over HTTP and through `readPublic`. */
    publicRead<N extends PublicCallName>(name: N, options: PublicReadOptions<N>): void;
    /**
     * Answers a public GET in-process for rendering, from the same cache as HTTP. Never rejects: errors are answers, as
     * over HTTP.
     */
    readPublic(path: string): Promise<PublicAnswer>;
    /**
     * A number that stays the same while no data is written; undefined while that is unknown. Answers may also change
     * with the time.
     */
    dataVersion(): number | undefined;
    /** When the database last answered (ms) if it is unavailable, otherwise undefined. Checked every few seconds. */
    databaseAwaySinceMs(): number | undefined;
    /** See `DatabaseMonitor`. */
    guardRead: DatabaseMonitor['guard'];
    /** Whether the database is read-only, as a standby is. Checked every few seconds. */
    isDatabaseReadOnly(): boolean;
    /** Reads of the database that several answers are made from. */
    readCache: ReadCache;
  }
}

/** What a failed read answers, as over HTTP. Logs errors of the site. */
export function toErrorAnswer(error: unknown, log: FastifyBaseLogger): PublicAnswer {
  const apiError = toApiError(error);
  if (apiError.code === 'internal') log.error(error);
  return { status: apiError.status, body: apiError.present(), etag: '', headers: {} };
}

/** A query has one parameter that calls know (R163). */
const withRevision = (params: RawParams, { revision }: RawParams): RawParams => ({ ...params, revision });

/** Adds metrics of whether the database answers and takes writes. */
function showDatabase(
  registry: Registry,
  { awaySinceMs, isReadOnly }: Pick<VersionWatch, 'awaySinceMs' | 'isReadOnly'>,
): void {
  const registers = [registry];
  new Gauge({
    name: 'holeshot_database_up',
    help: 'Whether the database answers: 1 or 0',
    registers,
    collect() {
      this.set(awaySinceMs() === undefined ? 1 : 0);
    },
  });
  new Gauge({
    name: 'holeshot_database_read_only',
    help: 'Whether the database takes no writes: 1 or 0',
    registers,
    collect() {
      this.set(isReadOnly() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'holeshot_database_away_seconds',
    help: 'Age of the cached answers while the database does not answer, else 0',
    registers,
    collect() {
      const sinceMs = awaySinceMs();
      this.set(sinceMs === undefined ? 0 : (Date.now() - sinceMs) / 1_000);
    },
  });
}

/**
 * Decorates the instance with `publicRead`, which features register their reads with, and with `readPublic`,
 * `dataVersion`, `databaseAwaySinceMs`, `guardRead` and `readCache`. Needs `app.database`, `app.limitWork`,
 * `app.cacheSizes` and `app.metrics`; closing the instance stops listening to the database.
 */
export const publicReads = fastifyPlugin(async (app) => {
  const { database } = app;
  const versions = await watchVersions(database, {
    onAway: (error) => app.log.error(error, 'The database does not answer'),
    onBack: (awayMs) => app.log.warn(`The database answers again after ${Math.round(awayMs / 1_000)} s`),
  });
  app.addHook('onClose', () => versions.stop());
  const readCache = createReadCache(versions);
  const answers = createAnswerCache({ database, versions, readCache, maxBytes: app.cacheSizes.answers });
  app.metrics.watchCache('answers', answers.figures);
  const searches = createWorkQueue<Answer>({
    concurrency: SEARCHES_AT_ONCE,
    maxWaiting: MAX_WAITING_SEARCHES,
  });
  app.metrics.watchQueue('searches', searches.figures);
  const router = createRouter(ROUTER_OPTIONS);
  showDatabase(app.metrics.registry, versions);

  /** Calls by address, since most are requested repeatedly. */
  const parsedReads = new LRUCache<string, ParsedRead>({ max: MAX_PARSED });
  const parse = (url: string, read: PublicRead, params: RawParams): ParsedRead => {
    const parsed = read.parse(params);
    parsedReads.set(url, parsed);
    return parsed;
  };
  const parseAddress = (path: string): ParsedRead => {
    const match = router.find('GET', path);
    if (!match) throw new ApiError('unknown-route', 'There is nothing at this address.');
    return parse(path, match.store, withRevision(match.params, match.searchParams));
  };

  app.decorate('readCache', readCache);
  app.decorate('dataVersion', () => versions.version());
  app.decorate('databaseAwaySinceMs', () => versions.awaySinceMs());
  app.decorate('guardRead', versions.guard);
  app.decorate('isDatabaseReadOnly', () => versions.isReadOnly());
  app.decorate('publicRead', function registerRead<
    N extends PublicCallName,
  >(this: FastifyInstance, name: N, options: PublicReadOptions<N>): void {
    const read = createPublicRead(name, options);
    router.on('GET', read.path, () => undefined, read);
    const config = { access: 'everyone' } as const;
    this.get<{ Params: RawParams; Querystring: RawParams }>(read.path, { config }, async (request, reply) => {
      const { url, params, query } = request;
      const parsed = parsedReads.get(url) ?? parse(url, read, withRevision(params, query));
      if (parsed.isSearch) await app.limitWork(request, reply, 'searches');
      const answer = parsed.isSearch
        ? await searches.run(parsed.key, request.signal, () => answers.get(parsed), clientNetwork(request.ip))
        : await answers.get(parsed);
      return sendAnswer(request, reply, answer, read.audience);
    });
  });
  app.decorate('readPublic', async (path: string): Promise<PublicAnswer> => {
    try {
      const parsed = parsedReads.get(path) ?? parseAddress(path);
      const { draw, etag, headers, staleSinceMs, value } = await answers.get(parsed);
      return {
        status: 200,
        // The body is created lazily: a cached page needs only the ETag, and a new one may have the value.
        get body() {
          return draw().body.toString();
        },
        value,
        etag,
        headers,
        ...(staleSinceMs !== undefined && { staleSinceMs }),
        ...(parsed.isShuffled && { isShuffled: true }),
      };
    } catch (error) {
      return toErrorAnswer(error, app.log);
    }
  });
});
