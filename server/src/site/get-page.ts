import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ApiReply, ErrorCode, PageConfig } from '@holeshot/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../api/api-error';
import { clientNetwork } from '../api/client-network';
import type { Metrics } from '../api/metrics';
import type { PublicAnswer } from '../api/public-reads';
import { createWorkQueue } from '../api/work-queue';
import { getBuildIds, type Visitor } from '../builds/choose/choose-builds';
import type { BuildSource } from '../builds/choose/follow-registry';
import { listManifests, type PageBuild, type Resolution } from '../builds/choose/resolve';
import type { SignedIn } from '../people/signed-in';
import { toApiReply } from './api-reply';
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

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && MAY_RENDER_ITSELF.has(error.code);

/** The ids of the builds that an override chose; undefined without one. */
const getOverrides = ({ overrides }: Visitor): PageRequest['overrides'] =>
  Object.keys(overrides).length === 0 ? undefined : getBuildIds(overrides);

/** Answers the calls of a page, and records what the page depends on. */
function recordReads(read: (path: string) => Promise<PublicAnswer>) {
  const etags = new Map<string, string>();
  let isShuffled = false;
  return {
    etags,
    /** whether an answer is in a new random order each time */
    isShuffled: () => isShuffled,
    async fetch(path: string): Promise<ApiReply> {
      const answer = await read(path);
      etags.set(path, answer.etag);
      isShuffled ||= answer.isShuffled ?? false;
      return toApiReply(answer);
    },
  };
}

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

  const keepVisitor = async (request: FastifyRequest, reply: FastifyReply): Promise<Visitor> => {
    const visitor = await request.getVisitor();
    return source.hasRollouts() ? reply.keepVisitor(visitor) : visitor;
  };

  const strike = (builds: readonly PageBuild[]): void => {
    for (const buildId of new Set(builds.map((build) => build.buildId))) source.strike(buildId);
  };

  /**
   * Renders a page again with the builds that replace the `failed` ones, which count as unusable. `page` stays when nothing
   * replaces them: the browser then renders it.
   */
  const renderWithout = async (
    failed: readonly PageBuild[],
    page: RenderedPage,
    pageRequest: PageRequest,
    visitor: Visitor,
  ): Promise<RenderedPage> => {
    strike(failed);
    const avoided = new Set([...visitor.avoided, ...failed.map(({ buildId }) => buildId)]);
    const resolution = await source.resolve({ ...visitor, overrides: {}, avoided });
    const isReplaced = resolution.key !== pageRequest.resolution.key;
    const candidates = listCandidatesAt(resolution, pageRequest.url);
    const next = isReplaced ? await render({ ...pageRequest, resolution, candidates }) : page;
    const failedAgain = isReplaced ? (next.failed ?? []) : [];
    strike(failedAgain);
    const allFailed = [...failed, ...failedAgain];
    return {
      ...next,
      builds: next.builds.filter(({ buildId }) => !allFailed.some((build) => build.buildId === buildId)),
      unusable: [...next.unusable, ...allFailed],
    };
  };

  return async (request, reply) => {
    const visitor = await keepVisitor(request, reply);
    const resolution = await source.resolve(visitor);
    await reply.giveReportToken(source.listInRollouts(resolution));
    const origin = request.siteOrigin;
    const person = isKeptCopy(request.url) ? null : await request.findPersonToShow();
    const url = pageAddress(listManifests(resolution), request.url);
    // a page of a person is neither cached nor shared
    const key = person ? undefined : `${resolution.key} ${origin}${url}`;
    const cached = key && (await cache.find(key));
    if (cached) return cached;

    const reads = recordReads((path) => readAs(person, path));
    const candidates = listCandidatesAt(resolution, url);
    const pageRequest: PageRequest = {
      origin,
      url,
      resolution,
      config,
      overrides: getOverrides(visitor),
      candidates,
      isShared: key !== undefined,
      fetch: reads.fetch,
      onError: (error) => request.log.error(error),
    };
    const renderAndCache = async (): Promise<RenderedPage> => {
      const version = getVersion();
      const page = await render(pageRequest);
      if (page.failed) return renderWithout(page.failed, page, pageRequest, visitor);
      if (!key || reads.isShuffled()) return page;
      const shared = { ...page, isShared: true };
      cache.set(key, shared, reads.etags, version);
      return shared;
    };
    const pageQueue = candidates.length > 0 ? candidateQueue : queue;
    try {
      await limit(request, reply);
      const client = clientNetwork(request.ip);
      return await pageQueue.run(key ?? `person ${request.id}`, request.signal, renderAndCache, client);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // Refused requests come in bursts: let others go first, and skip disconnected clients.
      await nextTurn();
      return getRefusal(pageRequest, error.status);
    }
  };
}
