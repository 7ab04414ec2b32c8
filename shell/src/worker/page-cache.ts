import { findTitle, type KeptPage, listBuilds, listDropped, markKept, toPageKey } from './rules';

const PAGES = 'holeshot-pages';
/** Header with the metadata of a kept document, as JSON: the worker has no other storage. */
const ABOUT = 'holeshot-kept';

const readAbout = (response: Response): KeptPage | undefined => {
  const json = response.headers.get(ABOUT);
  return json === null ? undefined : (JSON.parse(decodeURIComponent(json)) as KeptPage);
};

/** All kept documents, the newest first. */
export async function listPages(): Promise<KeptPage[]> {
  const cache = await caches.open(PAGES);
  const responses = await cache.matchAll();
  return responses.flatMap((response) => readAbout(response) ?? []).sort((a, b) => b.atMs - a.atMs);
}

/** Returns the kept document of an address, ready to be shown. */
export async function findPage(address: string): Promise<Response | undefined> {
  const cache = await caches.open(PAGES);
  const cached = await cache.match(toPageKey(address), { ignoreVary: true });
  return cached && new Response(await cached.text(), { headers: cached.headers });
}

/** When the document of an address was kept; 0 for one that is not. */
export async function getKeptAt(address: string): Promise<number> {
  const pages = await listPages();
  return pages.find(({ url }) => url === toPageKey(address))?.atMs ?? 0;
}

/** Stores a document, replacing the previous one of its address, and deletes the oldest ones above the limits. */
export async function storePage(
  address: string,
  { html, policy, atMs }: { html: string; policy: string; atMs: number },
): Promise<void> {
  const about: KeptPage = {
    url: toPageKey(address),
    title: findTitle(html),
    atMs,
    bytes: html.length,
    builds: listBuilds(html),
  };
  const cache = await caches.open(PAGES);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    [ABOUT]: encodeURIComponent(JSON.stringify(about)),
  };
  await cache.put(about.url, new Response(markKept(html, atMs), { headers }));
  const dropped = listDropped(await listPages());
  await Promise.all(dropped.map(({ url }) => cache.delete(url)));
}

export const dropPage = async (address: string): Promise<void> => {
  await (await caches.open(PAGES)).delete(toPageKey(address));
};
