import { randomBytes } from 'node:crypto';
import type {
  ApiReply,
  PageConfig,
  PageState,
  PinnedFile,
  RenderResult,
  ResolvedRemote,
} from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';
import { LRUCache } from 'lru-cache';
import { escapeHtml } from '../api/escape-html';
import { weakEtag } from '../api/etag';
import { listManifests, type PageBuild, type Resolution } from '../builds/choose/resolve';
import { findSharingPicture } from '../features/sharing/sharing-picture';
import { type CompressibleText, compressible } from './compress-text';
import { htmlDocument } from './document';
import { isKeptCopy, withoutKept } from './page-address';
import { listBuildsAt } from './page-builds';
import { recoveryScript } from './recovery-script';
import { pagePolicy } from './security-headers';
import { THEME_SCRIPT } from './theme-script';
import { findUnknownKind } from './unknown-address';

const DEADLINE_MS = 10_000;
/** Maximum age of the page for unknown addresses, because it shows the time. */
const UNKNOWN_MAX_AGE_MS = 5_000;
/** Kinds of unknown addresses, for a few sets of builds. */
const MAX_UNKNOWN = 200;

/** The placeholder for the address in the page for unknown addresses. It is random, so that no content can contain it. */
const ADDRESS_PLACEHOLDER = `/address-${randomBytes(16).toString('base64url')}`;

export interface RenderedPage {
  status: number;
  html: CompressibleText;
  etag: string;
  /** the Content-Security-Policy, which allows only the scripts and styles of this page */
  policy: string;
  /** whether every visitor with these builds gets this page */
  isShared?: boolean;
  /** age of the oldest data on the page while the database is unavailable (ms) */
  staleSinceMs?: number;
  /** the builds of the page: the shell, and the remote of the page */
  builds: readonly PageBuild[];
  /** their preferred builds that were unusable */
  unusable: readonly PageBuild[];
  /** the builds with which rendering failed; absent after success */
  failed?: readonly PageBuild[];
}

export interface PageRequest {
  origin: string;
  /** path and query */
  url: string;
  resolution: Resolution;
  config: PageConfig;
  /** ids of the builds that a signed override chose */
  overrides?: PageState['builds']['overrides'];
  /** the page's builds that may be faulty */
  candidates: readonly PageBuild[];
  /** whether the page is the same for every visitor with these builds */
  isShared: boolean;
  /** answers GETs of the public API in-process */
  fetch: (url: string) => Promise<ApiReply>;
  onError: (error: unknown) => void;
}

/**
 * Returns a function that renders pages. When rendering fails, the page has no content and status 500: the browser then
 * renders it, with the previous builds if necessary. The page for unknown addresses is rendered once, and gets the
 * address of each request.
 */
export function createPageRenderer(): (request: PageRequest) => Promise<RenderedPage> {
  const templates = new LRUCache<string, RenderedPage>({ max: MAX_UNKNOWN, ttl: UNKNOWN_MAX_AGE_MS });

  const render = ({ origin, url, resolution, fetch, onError }: PageRequest): Promise<RenderResult> =>
    resolution
      .render({
        url: new URL(url, origin).href,
        fetch,
        signal: AbortSignal.timeout(DEADLINE_MS),
        onError,
      })
      .catch((error: unknown) => {
        onError(error);
        return UNRENDERED;
      });

  return async (pageRequest) => {
    let hasFailed = false;
    const request: PageRequest = {
      ...pageRequest,
      onError(error) {
        hasFailed = true;
        pageRequest.onError(error);
      },
    };
    const kind = findSharedKind(request);
    if (kind === undefined) {
      const page = toPage(request, await render(request));
      return hasFailed ? { ...page, failed: listFailed(request) } : page;
    }
    const key = `${request.resolution.key} ${request.origin} ${kind}`;
    const template = templates.get(key);
    if (template) return withAddress(template, request);
    const result = await render(request);
    if (result.status !== 404 || result.routeId !== null) return toPage(request, result);
    const page = toPage({ ...request, url: ADDRESS_PLACEHOLDER }, result);
    templates.set(key, page);
    return withAddress(page, request);
  };
}

/** The kind of an unknown address; addresses of one kind have the same page, apart from the address itself. */
function findSharedKind({ isShared, resolution, url }: PageRequest): string | undefined {
  if (!isShared || findSharingPicture(url, '') !== undefined) return undefined;
  return findUnknownKind(listManifests(resolution), url.split('?', 1)[0] ?? '');
}

/** A page for unknown addresses with the address of the request. */
function withAddress({ html, etag, ...page }: RenderedPage, { origin, url }: PageRequest): RenderedPage {
  const address = (path: string) => escapeHtml(new URL(path, origin).href);
  return {
    ...page,
    html: compressible(html.bytes.toString().replace(address(ADDRESS_PLACEHOLDER), () => address(url))),
    etag: weakEtag(etag + url),
  };
}

/** The candidates of a page, otherwise the build of its remote. */
function listFailed({ url, resolution, candidates }: PageRequest): readonly PageBuild[] {
  if (candidates.length > 0) return candidates;
  const builds = listBuildsAt(resolution.refs, listManifests(resolution), url);
  return builds.filter(({ name }) => name !== 'shell');
}

/** A page without content, which the browser renders. */
export const unrenderedPage = (request: PageRequest, status: number): RenderedPage =>
  toPage(request, { ...UNRENDERED, status });

/** The remotes that a page names: for visitors, those for signed-in people only at their own addresses. */
function remotesFor({ url, resolution, isShared }: PageRequest): ResolvedRemote[] {
  const firstWord = url.split(/[/?]/, 2)[1] ?? '';
  return resolution.resolved.filter(
    ({ manifest: { audience, routes } }) =>
      !isShared || audience !== 'signed-in' || routes.some(({ path }) => path.split('/')[1] === firstWord),
  );
}

function toPage(request: PageRequest, result: RenderResult): RenderedPage {
  const { origin, url, resolution, config } = request;
  const state: PageState = {
    remotes: remotesFor(request),
    hydration: result.hydration,
    rendered: result.rendered,
    config,
    builds: {
      key: resolution.id,
      shell: resolution.shellManifest.buildId,
      ...(request.overrides && { overrides: request.overrides }),
    },
  };
  const picture = findSharingPicture(url, result.routeId ?? '');
  const scripts = getScripts(resolution, result, isKeptCopy(url));
  const inlineScripts = [THEME_SCRIPT, ...listRecoveryScripts(request, result)];
  const html = compressible(
    htmlDocument({
      origin,
      path: withoutKept(url),
      fontUrl: resolution.fontUrl,
      scripts,
      inlineScripts,
      page: { ...result, meta: { ...result.meta, ...(picture ? { image: picture } : {}) } },
      state,
    }),
  );
  const { status, styles, staleSinceMs } = result;
  const builds = listBuilds(request, result);
  return {
    status,
    html,
    etag: weakEtag(html.bytes),
    policy: pagePolicy({
      scripts,
      inlineScripts,
      styles,
      map: config.map,
      isHttps: origin.startsWith('https:'),
    }),
    builds,
    unusable: resolution.unusable.filter(({ name }) => builds.some((build) => build.name === name)),
    ...(staleSinceMs !== undefined && { staleSinceMs }),
  };
}

/** A page that the server could not render may take long in the browser, without a fault of the shell. */
function listRecoveryScripts(
  { resolution: { shellManifest, shellFallback }, overrides }: PageRequest,
  { rendered }: RenderResult,
): string[] {
  if (!shellFallback || !rendered || overrides?.shell) return [];
  return [recoveryScript({ buildId: shellManifest.buildId, url: shellManifest.entry.url })];
}

/** The build of the remote that has a route. */
const findRemoteBuild = ({ manifests }: Resolution, routeId: string | null): BuildManifest | undefined =>
  manifests.find(({ chunks }) => (routeId ?? '') in chunks);

/** Does not count builds of an override, whose failures concern only the person who works on them. */
function listBuilds({ resolution, overrides }: PageRequest, { routeId }: RenderResult): PageBuild[] {
  const build = findRemoteBuild(resolution, routeId);
  const builds: PageBuild[] = [
    { name: 'shell', buildId: resolution.shellManifest.buildId },
    ...(build?.remote ? [{ name: build.remote.name, buildId: build.buildId }] : []),
  ];
  return builds.filter(({ name }) => overrides?.[name] === undefined);
}

/**
 * The shell's entry, the entry of the route's remote, and the chunks of the route: all fetched at once. A page for
 * offline use also names the chunks that its part loads later, `<part>-<name>`.
 */
function getScripts(resolution: Resolution, { routeId, part }: RenderResult, isKept: boolean): PinnedFile[] {
  const id = routeId ?? '';
  const build = findRemoteBuild(resolution, routeId);
  const later = Object.keys(build?.chunks ?? {}).filter((name) => name.startsWith(`${id}.${part}-`));
  const names = [id, `${id}.${part}`, ...(isKept ? later : [])];
  const chunks = names.flatMap((name) => build?.chunks[name] ?? []);
  const files = [resolution.shellManifest.entry, ...(build ? [build.entry] : []), ...chunks];
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

const UNRENDERED: RenderResult = {
  rendered: false,
  status: 500,
  html: '',
  styles: '',
  meta: { title: 'Holeshot', description: '' },
  hydration: null,
  routeId: null,
};
