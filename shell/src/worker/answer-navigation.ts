import { findFont } from './file-cache';
import { offlinePage } from './offline-page';
import { findPage, listPages } from './page-cache';
import { isOfSite } from './rules';
import type { FetchEvent } from './worker-scope';

/** For the network, when a kept page could take its place. */
const PATIENCE_MS = 3_000;

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Answers the navigation to a page: what the site answers, else the document that was kept of this address, else a page that
 * says so and lists what was kept.
 */
export async function answerNavigation(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const network = askNetwork(event);
  // without an answer in time the browser would report a cancelled request
  event.waitUntil(network);
  const kept = await findPage(request.url);
  const answer = await (kept ? Promise.race([network, after(PATIENCE_MS)]) : network);
  if (answer instanceof Response && isOfSite(answer)) return answer;
  if (kept) return kept;
  return answer ?? offlinePage(request.url, await listPages(), await findFont());
}

/** The answer to a navigation, which the browser may have requested already; `undefined` without one. */
export async function askNetwork({ request, preloadResponse }: FetchEvent): Promise<Response | undefined> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return undefined;
  }
}
