import { type Client, createClient } from '@holeshot/client';
import type {
  PageMeta,
  Render,
  RenderRequest,
  RenderResult,
  ServerRemote,
  ServerShell,
} from '@holeshot/contract';
import {
  clientContext,
  isRouteErrorResponse,
  type RemoteModule,
  StyleSheetManager,
} from '@holeshot/platform';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app/app';
import { fontUrl } from './app/font';
import { createPages, type Pages } from './app/pages';
import { buildRoutes } from './app/routes';
import type { ShellServices } from './app/services';
import { provided } from './federation/provided';
import { renderHtml } from './render-html';

/** One renderer per set of builds; the handler is made once and serves every request of that set. */
function createRenderer(remotes: readonly ServerRemote<RemoteModule>[]): Render {
  const pages = createPages(async (name) => {
    const remote = remotes.find(({ manifest }) => manifest.name === name);
    if (!remote) throw new Error(`There is no ${name}`);
    return remote.load(name);
  });
  const handler = createStaticHandler(
    buildRoutes(
      remotes.map(({ manifest }) => manifest),
      pages,
    ),
  );

  return async ({ url, nonce, fetch, signal, onError }: RenderRequest): Promise<RenderResult> => {
    const client = createClient({ fetch });
    const requestContext = new RouterContextProvider();
    requestContext.set(clientContext, client);
    const context = await handler.query(new Request(url, { signal }), { requestContext });
    if (context instanceof Response) return redirected(context);
    context.errors = sendableErrors(context.errors, onError);

    const sheet = new ServerStyleSheet({ nonce });
    try {
      const html = await renderHtml(
        <StyleSheetManager sheet={sheet.instance}>
          <App services={serverServices(client, pages)}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>
        </StyleSheetManager>,
        nonce,
      );
      return {
        rendered: true,
        status: context.statusCode,
        location: null,
        html,
        styles: sheet.getStyleTags(),
        meta: metaOf(context, pages),
        hydration: { loaderData: context.loaderData, errors: context.errors },
        routeIds: context.matches.map((match) => match.route.id),
        ...partOf(context, pages, new URL(url)),
      };
    } finally {
      sheet.seal();
    }
  };
}

function partOf({ matches, loaderData }: StaticHandlerContext, pages: Pages, url: URL): { part?: string } {
  const id = matches.at(-1)?.route.id ?? '';
  const data: unknown = loaderData[id];
  const part = data === undefined ? undefined : pages.find(id)?.partOf(data, url);
  return part === undefined ? {} : { part };
}

const redirected = (response: Response): RenderResult => ({
  rendered: false,
  status: response.status,
  location: response.headers.get('location') ?? '/',
  html: '',
  styles: '',
  meta: { title: '', description: '' },
  hydration: { loaderData: {}, errors: null },
  routeIds: [],
});

/** Errors with a status go to the browser as they are; of any other only that it happened. */
function sendableErrors(errors: StaticHandlerContext['errors'], onError: (error: unknown) => void) {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([routeId, error]) => {
      if (isRouteErrorResponse(error)) return [routeId, error];
      onError(error);
      return [routeId, { status: 500, statusText: 'Internal Server Error', internal: false, data: null }];
    }),
  );
}

const nothing = () => undefined;

const serverServices = (client: Client, pages: Pages): ShellServices => ({
  client,
  // maps are drawn by the browser alone
  config: { map: { provider: 'built-in' } },
  pages,
  prefetch: nothing,
  loadDialog: () => Promise.reject(new Error('The server opens no dialogs')),
  notices: [],
});

function metaOf(context: StaticHandlerContext, pages: Pages): PageMeta {
  const id = context.matches.at(-1)?.route.id ?? '';
  const data: unknown = context.loaderData[id];
  const page = pages.find(id);
  if (page && data !== undefined && !context.errors) return page.meta(data);
  return { title: context.statusCode === 404 ? 'Not found' : 'Error', description: '' };
}

/** The server half of the shell, handed over as one CommonJS file. */
export const shell: ServerShell<RemoteModule> = { provided, fontUrl, createRenderer };
