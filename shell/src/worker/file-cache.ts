import { getDigest, hasIntegrity } from './integrity';
import { listPages } from './page-cache';
import { findBuild, type NamedFile } from './rules';

const FILES = 'holeshot-files';
const PICTURES = 'holeshot-pictures';
const MAX_PICTURES = 120;

/** Header with the hash of a kept file: the worker does not see the `integrity` of a document's own script tags. */
const HASH = 'holeshot-integrity';

/**
 * Returns a kept file if its content has the hash it was stored with, and the one that the page requires. Otherwise
 * deletes it, so that the network replaces it.
 */
async function findFile(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(FILES);
  const cached = await cache.match(request.url, { ignoreVary: true });
  if (!cached) return undefined;
  const hash = cached.headers.get(HASH);
  const content = await cached.clone().arrayBuffer();
  const isWhole = hash !== null && (await hasIntegrity(content, hash));
  if (isWhole && (await hasIntegrity(content, request.integrity))) return cached;
  await cache.delete(request.url);
  return undefined;
}

/** Responds with a kept file of a build, else from the network. Stores the file if a kept page needs it. */
export async function answerFile(request: Request, keepAlive: (work: Promise<unknown>) => void) {
  const cached = await findFile(request);
  if (cached) return cached;
  const response = await fetch(request);
  const copy = response.clone();
  if (response.ok) keepAlive(storeIfNamed(request, copy));
  return response;
}

async function storeIfNamed({ url, integrity }: Request, response: Response): Promise<void> {
  const build = findBuild(url);
  const pages = await listPages();
  if (build && pages.some(({ builds }) => builds.includes(build))) await storeFile(url, integrity, response);
}

/** Stores a file only if its content has the right hash. */
async function storeFile(url: string, integrity: string, response: Response): Promise<void> {
  const content = await response.arrayBuffer();
  if (!(await hasIntegrity(content, integrity))) return;
  const headers = {
    'content-type': response.headers.get('content-type') ?? '',
    [HASH]: `sha384-${await getDigest('SHA-384', content)}`,
  };
  await (await caches.open(FILES)).put(url, new Response(content, { headers }));
}

/** Fetches files of builds that are not kept yet. The browser refuses content without the right hash. */
export async function keepFiles(files: readonly NamedFile[]): Promise<void> {
  const cache = await caches.open(FILES);
  await Promise.all(
    files.map(async ({ url, integrity }) => {
      if (await cache.match(url, { ignoreVary: true })) return;
      const response = await fetch(url, integrity ? { integrity } : {});
      if (response.ok) await storeFile(url, integrity, response);
    }),
  );
}

/** The address of a kept font; undefined when there is none. */
export async function findFont(): Promise<string | undefined> {
  const files = await (await caches.open(FILES)).keys();
  return files.find(({ url }) => url.endsWith('.woff2'))?.url;
}

/** Deletes the files of builds that no kept page names. */
export async function dropFiles(): Promise<void> {
  const cache = await caches.open(FILES);
  const [pages, files] = await Promise.all([listPages(), cache.keys()]);
  const buildIds = new Set(pages.flatMap(({ builds }) => builds));
  const dropped = files.filter(({ url }) => !buildIds.has(findBuild(url) ?? ''));
  await Promise.all(dropped.map((request) => cache.delete(request)));
}

/** Stores pictures, whose names are hashes of their content. Skips failures, and deletes the oldest above the limit. */
export async function keepPictures(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(PICTURES);
  await Promise.all(
    urls.map(async (url) => {
      if (!(await cache.match(url, { ignoreVary: true }))) await cache.add(url).catch(() => undefined);
    }),
  );
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_PICTURES)).map((one) => cache.delete(one)));
}

/** Responds with a kept picture, else from the network. */
export async function answerPicture(request: Request): Promise<Response> {
  const cache = await caches.open(PICTURES);
  return (await cache.match(request.url, { ignoreVary: true })) ?? fetch(request);
}
