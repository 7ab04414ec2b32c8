import { findFont } from './file-cache';
import { offlinePage } from './offline-page';
import { findPage, listPages } from './page-cache';
import { isOfSite } from './rules';
import type { FetchEvent } from './worker-scope';

/** How long to wait for the network when there is a kept page. */
const PATIENCE_MS = 3_000;

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms));

/** Responds to a navigation with the site's response, else with the kept page, else with a list of kept pages. */
export async function answerNavigation(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const network = askNetwork(event);
  // keeps the worker alive: otherwise the browser would report a cancelled request
  event.waitUntil(network);
  const cachedPage = await findPage(request.url);
  const answer = await (cachedPage ? Promise.race([network, after(PATIENCE_MS)]) : network);
  if (answer instanceof Response && isOfSite(answer)) return answer;
  if (cachedPage) return cachedPage;
  return answer ?? offlinePage(request.url, await listPages(), await findFont());
}

/** Returns the response to a navigation, which the browser may have preloaded; `undefined` without network. */
export async function askNetwork({ request, preloadResponse }: FetchEvent): Promise<Response | undefined> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return undefined;
  }
}
