import { SENT_AT } from '@holeshot/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER } from '../api/error-replies';
import { matchesEtag } from '../api/etag';
import type { PublicAnswer } from '../api/public-reads';
import { sendAge } from '../api/send-answer';
import type { BuildCounts } from '../builds/report/build-counts';
import { createPageGetter, type PageGetterOptions } from './get-page';
import { isKeptCopy } from './page-address';
import type { RenderedPage } from './render-page';
import { findRevisedCall } from './revised-call';
import { REPORTING_ENDPOINTS } from './security-headers';

/** A CDN may cache pages for as long as this process does, 5 s (docs/running.md). */
const SHARED_PAGE = 'public, max-age=0, s-maxage=5';

/** An unusable chosen build counts as sent and failed. */
function countPage(counts: BuildCounts, { builds, unusable }: RenderedPage): void {
  for (const { name, buildId } of [...builds, ...unusable]) counts.add(name, buildId, 'exposure');
  for (const { name, buildId } of unusable) counts.add(name, buildId, 'server-failure');
}

interface PageSenderOptions extends PageGetterOptions {
  /** counts the pages sent with each build */
  counts: BuildCounts;
  /** the new address of a moved page */
  findMoved: (url: string) => Promise<{ href: string; isForGood: boolean } | undefined>;
}

/** Returns the handler that answers any address with a page: its own, or the page for unknown addresses. */
export function createPageSender({ counts, findMoved, ...options }: PageSenderOptions) {
  const { source, readAs } = options;
  const getPage = createPageGetter(options);

  /** The revision that a page about a race, or about a revision of an event, shows, with the hash of its content (R162). */
  const readRevisionHeaders = async (url: string): Promise<PublicAnswer['headers']> => {
    const path = findRevisedCall(url);
    return path === undefined ? {} : (await readAs(null, path)).headers;
  };

  const getCacheControl = async (request: FastifyRequest, page: RenderedPage): Promise<string> => {
    if (page.status === 503) return 'no-store';
    if ((await request.findPersonToShow()) !== null) return 'private, no-store';
    const isWhole = page.status === 200 && page.staleSinceMs === undefined;
    const isForEverybody = page.isShared && request.headers.cookie === undefined && !source.hasRollouts();
    return isWhole && isForEverybody ? SHARED_PAGE : 'private, no-cache';
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await getPage(request, reply);
    // a copy for the service worker is not opened
    if (!isKeptCopy(request.url)) countPage(counts, page);
    const moved = [404, 410].includes(page.status) ? await findMoved(request.url) : undefined;
    // a handle may come back, and browsers keep a 301 for ever without this
    if (moved)
      return reply.header('cache-control', 'no-cache').redirect(moved.href, moved.isForGood ? 301 : 302);
    reply
      .header('server-timing', `${SENT_AT};desc=${Date.now()}`)
      .header('cache-control', await getCacheControl(request, page))
      .header('vary', 'accept-encoding, cookie')
      .header('etag', page.etag);
    sendAge(reply, page.staleSinceMs);
    if (page.status === 200) reply.headers(await readRevisionHeaders(request.url));
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER);
    // On 304 without a policy header the browser keeps the policy of its copy.
    if (page.status === 200 && matchesEtag(page.etag, request.headers['if-none-match']))
      return reply.code(304).send();
    if (request.siteOrigin.startsWith('https:')) reply.header('reporting-endpoints', REPORTING_ENDPOINTS);
    const { body, encoding } = await page.html.encode(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', page.policy)
      .send(body);
  };
}
