import { createClient, liveNowQuery, type Session, type Settled } from '@holeshot/client';
import {
  KEPT_PARAM,
  type PageMeta,
  type Render,
  type RenderRequest,
  type RenderResult,
  type ServerRemote,
  type ServerShell,
} from '@holeshot/contract';
import { type RemoteModule, RouteError, StyleSheetManager } from '@holeshot/platform';
import type { ReactNode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { errorTitle } from './app/error-title';
import { fontUrl } from './app/font';
import type { Hydration } from './app/hydration';
import { createPageFinder, type PageHandle } from './app/page-finder';
import { createPages, type Pages } from './app/pages';
import { clientContext, createRoutes, SITE_ROUTE } from './app/routes';
import { listMenuItems, ServicesContext, type ShellServices } from './app/services';
import { createSiteNotes, type Notes } from './app/site-notes';
import { createFixedLoader } from './federation/fixed-loader';
import { openShareScope } from './federation/share-scope';
import { FONT_STYLES } from './font-styles';
import { renderHtml } from './render-html';
import { watchReplies } from './watch-replies';

/** Creates the renderer for one set of builds. */
function createRenderer(remotes: readonly ServerRemote<RemoteModule>[]): Render {
  const loader = createFixedLoader(async (name) => {
    const remote = remotes.find(({ manifest }) => manifest.name === name);
    if (!remote) throw new Error(`There is no ${name}`);
    return remote.load(name);
  });
  const pages = createPages(loader);
  const manifests = remotes.map(({ manifest }) => manifest);
  const menu = listMenuItems(manifests);
  const routes = createRoutes({ manifests, pages });
  const findPage = createPageFinder(routes);
  const handler = createStaticHandler(routes);

  return async ({ url, fetch, signal, onError }: RenderRequest): Promise<RenderResult> => {
    const replies = watchReplies(fetch);
    const client = createClient({ fetch: replies.fetch, isOwnServer: true });
    // the service worker requests the copy that it keeps
    const isKept = new URL(url).searchParams.has(KEPT_PARAM);
    const requestContext = new RouterContextProvider(new Map([[clientContext, client]]));
    const [context, live] = await Promise.all([
      handler.query(new Request(url, { signal }), { requestContext }),
      // separate from the page's own calls: it must not affect the status of the page
      createClient({ fetch, isOwnServer: true }).settle(liveNowQuery()),
    ]);
    if (context instanceof Response) throw new Error(`A loader of ${url} answered with a response`);
    if (isKept) dropKeptParam(context);
    const errors = toRouteErrors(context.errors, onError);
    const { staleSinceMs, isAway } = replies.summary;
    const notes: Notes = isKept
      ? { dataAgeSeconds: 0, isKept, live: [] }
      : { dataAgeSeconds: ageSeconds(staleSinceMs), live: live.ok ? live.value : [] };
    const hasNotes = notes.dataAgeSeconds !== null || notes.live.length > 0;
    const hydration: Hydration = {
      loaderData: context.loaderData,
      errors,
      ...(hasNotes && { notes }),
    };
    const siteNotes = createSiteNotes(notes);
    const markup = await renderMarkup(
      <ServicesContext.Provider value={serverServices({ client, pages, findPage, menu, siteNotes })}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, { ...context, errors })}
          context={context}
          hydrate={false}
        />
      </ServicesContext.Provider>,
    );
    const described = describePage(context, Object.values(errors ?? {})[0], pages, new URL(url));
    return {
      rendered: true,
      ...markup,
      hydration,
      ...described,
      // a page with a temporarily missing part must not count as complete
      ...(isAway && described.status < 400 && { status: 503 }),
      ...(staleSinceMs !== undefined && { staleSinceMs }),
    };
  };
}

const ageSeconds = (sinceMs: number | undefined): number | null =>
  sinceMs === undefined ? null : Math.max(0, Math.round((Date.now() - sinceMs) / 1_000));

/** Renders to HTML and the styles that it uses, as tags. */
async function renderMarkup(app: ReactNode): Promise<{ html: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  try {
    const html = await renderHtml(<StyleSheetManager sheet={sheet.instance}>{app}</StyleSheetManager>);
    return { html, styles: FONT_STYLES + sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** Removes the parameter that tells loaders that their data will be old: the browser's address does not have it. */
function dropKeptParam(context: StaticHandlerContext): void {
  const search = new URLSearchParams(context.location.search);
  search.delete(KEPT_PARAM);
  const text = search.toString();
  context.location = { ...context.location, search: text && `?${text}` };
}

/** Returns loader errors as the browser gets them: a `RouteError` as is, any other as a plain 500 without details. */
function toRouteErrors(
  errors: StaticHandlerContext['errors'],
  onError: (error: unknown) => void,
): Record<string, RouteError> | null {
  if (!errors) return null;
  const entries = Object.entries(errors).map(([id, error]) => {
    if (error instanceof RouteError) return [id, error];
    onError(error);
    return [id, new RouteError(500, 'Internal Server Error')];
  });
  return Object.fromEntries(entries);
}

/** Status and head data of the response. */
function describePage(
  { matches, loaderData }: StaticHandlerContext,
  error: RouteError | undefined,
  pages: Pages,
  url: URL,
): Pick<RenderResult, 'status' | 'meta' | 'routeId' | 'part'> {
  const session = loaderData[SITE_ROUTE] as Settled<Session>;
  const handle = matches.at(-1)?.route.handle as PageHandle | undefined;
  const routeId = handle?.route.id ?? null;
  const page = routeId !== null && !error ? pages.find(routeId) : undefined;
  const data: unknown = routeId !== null ? loaderData[routeId] : undefined;
  const part = page?.partOf(data, url);
  return {
    status: session.ok ? (error?.status ?? 200) : (session.failure.status ?? 500),
    meta: page?.meta(data) ?? errorMeta(error),
    routeId,
    ...(part === undefined ? {} : { part }),
  };
}

const errorMeta = (error: RouteError | undefined): PageMeta => ({
  title: errorTitle(error),
  description: '',
});

const noop = () => undefined;

const serverServices = ({
  client,
  pages,
  findPage,
  menu,
  siteNotes,
}: Pick<ShellServices, 'client' | 'pages' | 'findPage' | 'menu' | 'siteNotes'>): ShellServices => ({
  client,
  siteNotes,
  // only the browser renders maps
  config: { map: { provider: 'built-in' } },
  findPage,
  menu,
  pages,
  fallbackHtml: null,
  prefetch: noop,
  loadDialog: () => Promise.reject(new Error('The server opens no dialogs')),
  notices: [],
  connectTab: noop,
  onReady: noop,
});

/** The export of the shell's server build, one CommonJS file. */
export const shell: ServerShell<RemoteModule> = { openShareScope, fontUrl, createRenderer };
