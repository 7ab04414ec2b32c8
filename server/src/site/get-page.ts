import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ErrorCode, PageConfig } from '@holeshot/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../api/api-error';
import type { Metrics } from '../api/metrics';
import type { PublicAnswer } from '../api/public-reads';
import { createWorkQueue } from '../api/work-queue';
import { getBuildIds, type Visitor } from '../builds/choose/choose-builds';
import type { BuildSource } from '../builds/choose/follow-registry';
import { listManifests, type PageBuild, type Resolution } from '../builds/choose/resolve';
import type { SignedIn } from '../people/signed-in';
import { isKeptCopy, pageAddress } from './page-address';
import { listBuildsAt } from './page-builds';
import { createPageCache } from './page-cache';
import { createPageRenderer, type PageRequest, type RenderedPage, unrenderedPage } from './render-page';

/** Rendering takes some 5 ms of the thread; other pages render while one waits for data. */
const CONCURRENCY = 2;
/** Candidates may be slow, and must not delay other pages. */
const CANDIDATE_CONCURRENCY = 4;
/** The last one waits for about a second. */
const MAX_WAITING = 200;
/** Refusals after which the browser may render the page. */
const MAY_RENDER_ITSELF: ReadonlySet<ErrorCode> = new Set(['busy', 'too-many']);
const MAX_REFUSALS = 20;
/** The ids of builds; undefined for none. */
const getOverrides = ({ overrides }: Visitor): PageRequest['overrides'] =>
  Object.keys(overrides).length === 0 ? undefined : getBuildIds(overrides);

export interface PageGetterOptions {
  source: BuildSource;
  /** answers a GET of the API in-process, for a person or a visitor */
  readAs: (person: SignedIn | null, path: string) => Promise<PublicAnswer>;
  /** see `dataVersion` of the instance */
  getVersion: () => number | undefined;
  config: PageConfig;
  /** of memory, for cached pages */
  cacheBytes: number;
  metrics: Metrics;
  /** rejects with `ApiError` when the client exceeds its limit of rendered pages */
  limit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/**
 * Returns a function that makes the page of a request with the builds of its visitor, or takes it from the cache. Concurrent
 * requests share one rendering; beyond 200 waiting pages, the browser renders them.
 */
export function createPageGetter({
  source,
  readAs,
  getVersion,
  config,
  cacheBytes,
  metrics,
  limit,
}: PageGetterOptions): (request: FastifyRequest, reply: FastifyReply) => Promise<RenderedPage> {
  const render = createPageRenderer();
  const cache = createPageCache({
    // ETags of answers differ while the database is unavailable, because pages show that
    getEtag: async (path) => (await readAs(null, path)).etag,
    getVersion,
    maxBytes: cacheBytes,
  });

  const queue = createWorkQueue<RenderedPage>({ concurrency: CONCURRENCY, maxWaiting: MAX_WAITING });
  const candidateQueue = createWorkQueue<RenderedPage>({
    concurrency: CANDIDATE_CONCURRENCY,
    maxWaiting: MAX_WAITING,
  });
  metrics.watchCache('pages', cache.figures);
  metrics.watchQueue('pages', queue.figures);
  metrics.watchQueue('candidate-pages', candidateQueue.figures);

  const refusals = new LRUCache<string, RenderedPage>({ max: MAX_REFUSALS });
  /** The page without content; its address does not matter, because search engines leave it out. */
  const getRefusal = (pageRequest: PageRequest, status: number): RenderedPage => {
    const key = `${status} ${pageRequest.origin} ${pageRequest.resolution.key}`;
    const cached = refusals.get(key);
    if (cached) return cached;
    const page = unrenderedPage({ ...pageRequest, url: '/' }, status);
    refusals.set(key, page);
    return page;
  };

  const listCandidatesAt = (resolution: Resolution, url: string) =>
    source.listCandidates(listBuildsAt(resolution.refs, listManifests(resolution), url));

  /** The page with the next builds instead of failed ones, or unchanged without any. */
  const renderWithout = async (
    page: RenderedPage,
    failed: readonly PageBuild[],
    pageRequest: PageRequest,
    visitor: Visitor,
  ): Promise<RenderedPage> => {
    const failedIds = new Set(failed.map(({ buildId }) => buildId));
    for (const buildId of failedIds) source.strike(buildId);
    const avoided = new Set([...visitor.avoided, ...failedIds]);
    const resolution = await source.resolve({ ...visitor, overrides: {}, avoided });
    const next =
      resolution.key === pageRequest.resolution.key
        ? page
        : await render({
            ...pageRequest,
            resolution,
            candidates: listCandidatesAt(resolution, pageRequest.url),
          });
    return {
      ...next,
      builds: next.builds.filter(({ buildId }) => !failedIds.has(buildId)),
      unusable: [...next.unusable, ...failed],
    };
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<RenderedPage> => {
    const asked = await request.getVisitor();
    const visitor = source.hasRollouts() ? reply.keepVisitor(asked) : asked;
    const resolution = await source.resolve(visitor);
    await reply.giveReportToken(source.listInRollouts(resolution));
    const origin = request.siteOrigin;
    const person = isKeptCopy(request.url) ? null : await request.findPersonToShow();
    // a page of a person is neither cached nor shared
    const url = pageAddress(listManifests(resolution), request.url);
    const key = person ? undefined : `${resolution.key} ${origin}${url}`;
    const cached = key && (await cache.find(key));
    if (cached) return cached;

    const reads = new Map<string, string>();
    let isShuffled = false;
    const pageRequest: PageRequest = {
      origin,
      url,
      resolution,
      config,
      overrides: getOverrides(visitor),
      candidates: listCandidatesAt(resolution, url),
      isShared: key !== undefined,
      async fetch(path) {
        const { status, body, etag, staleSinceMs, ...answer } = await readAs(person, path);
        reads.set(path, etag);
        isShuffled ||= answer.isShuffled ?? false;
        const age = staleSinceMs === undefined ? {} : { staleSinceMs };
        return { status, statusText: '', text: async () => body, ...age };
      },
      onError: (error) => request.log.error(error),
    };
    try {
      await limit(request, reply);
      const renderOne = async () => {
        const version = getVersion();
        const page = await render(pageRequest);
        if (page.failed) return renderWithout(page, page.failed, pageRequest, visitor);
        // a page with a list in random order gets a new order at each load
        if (!key || isShuffled) return page;
        const shared = { ...page, isShared: true };
        cache.set(key, shared, reads, version);
        return shared;
      };
      const line = pageRequest.candidates.length > 0 ? candidateQueue : queue;
      return await line.run(key ?? `person ${request.id}`, request.signal, renderOne, request.ip);
    } catch (error) {
      if (!(error instanceof ApiError && MAY_RENDER_ITSELF.has(error.code))) throw error;
      // Refused requests come in bursts: let others go first, and skip disconnected clients.
      await nextTurn();
      return getRefusal(pageRequest, error.status);
    }
  };
}
