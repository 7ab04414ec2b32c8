import { hash, randomBytes } from 'node:crypto';
import type { ApiReply, PageConfig, PageState, PinnedFile, Render, RenderResult } from '@holeshot/contract';
import { LRUCache } from 'lru-cache';
import { htmlDocument } from './document';
import type { Resolution } from './resolve';
import { findSharingPicture } from './sharing/sharing-content';

const DEADLINE_MS = 10_000;

/** Stands in rendered pages for the nonce, which every response has anew. Nobody outside can know it. */
export const NONCE_MARK = `nonce-${randomBytes(16).toString('base64url')}`;

export interface RenderedPage {
  status: number;
  /** holds `NONCE_MARK` wherever the nonce of the response is to stand */
  html: string;
  etag: string;
}

export interface PageRequest {
  origin: string;
  /** path and query */
  url: string;
  resolution: Resolution;
  config: PageConfig;
  /** answers GETs of the public API in-process */
  fetch: (url: string) => Promise<ApiReply>;
  onFault: (error: unknown) => void;
}

/**
 * Renders pages. When rendering itself fails, the page is sent without content and with status 500: the browser
 * then tries, with the older builds it knows of.
 */
export function createPageRenderer(): (request: PageRequest) => Promise<RenderedPage> {
  const renderers = new LRUCache<string, Render>({ max: 32 });
  const rendererOf = ({ key, shell, servers }: Resolution): Render => {
    const known = renderers.get(key);
    if (known) return known;
    const made = shell.createRenderer(servers);
    renderers.set(key, made);
    return made;
  };

  return async ({ origin, url, resolution, config, fetch, onFault }) => {
    const nonce = NONCE_MARK;
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const result = await rendererOf(resolution)({
      url: new URL(url, origin).href,
      nonce,
      fetch,
      signal,
      onError: onFault,
    }).catch((error: unknown) => {
      onFault(error);
      return unrendered;
    });
    const state: PageState = {
      remotes: resolution.resolved,
      hydration: result.hydration,
      rendered: result.rendered,
      config,
    };
    const picture = findSharingPicture(url, result.routeId ?? '');
    const html = htmlDocument({
      nonce,
      origin,
      path: url,
      fontUrl: resolution.shell.fontUrl,
      scripts: scriptsOf(resolution, result),
      page: { ...result, meta: { ...result.meta, ...(picture ? { image: picture } : {}) } },
      state,
    });
    // with the mark in it: it stays the same as long as this process runs
    const etag = hash('sha1', html, 'hex').slice(0, 24);
    return { status: result.status, html, etag: `W/"${etag}"` };
  };
}

/** The shell, then the matched route's remote: its entry and the chunks of the route, all fetched at once. */
function scriptsOf({ shellManifest, manifests }: Resolution, { routeId, part }: RenderResult): PinnedFile[] {
  const id = routeId ?? '';
  const remote = manifests.find(({ chunks }) => id in chunks);
  const chunks = [id, `${id}.${part}`].flatMap((name) => remote?.chunks[name] ?? []);
  const files = [shellManifest.entry, ...(remote ? [remote.entry] : []), ...chunks];
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

const unrendered: RenderResult = {
  rendered: false,
  status: 500,
  html: '',
  styles: '',
  meta: { title: 'Holeshot', description: '' },
  hydration: null,
  routeId: null,
};
