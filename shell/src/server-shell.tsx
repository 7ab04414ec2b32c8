import { type Client, createClient, type Session, type Settled, sessionQuery } from '@holeshot/client';
import type {
  PageMeta,
  Render,
  RenderRequest,
  RenderResult,
  ServerRemote,
  ServerShell,
} from '@holeshot/contract';
import { type RemoteModule, RouteError, StyleSheetManager } from '@holeshot/platform';
import { createNavigator, locationOf } from '@holeshot/platform/site';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app/app';
import { failedTitle } from './app/failed-title';
import { createPageFinder, type FindPage } from './app/find-page';
import { fontUrl } from './app/font';
import type { Hydration } from './app/hydration';
import { createPageLoader } from './app/page-loader';
import { createPages, type Pages } from './app/pages';
import type { ShellServices } from './app/services';
import { provided } from './federation/provided';
import { renderHtml } from './render-html';

/** One renderer per set of builds, for every request of that set. */
function createRenderer(remotes: readonly ServerRemote<RemoteModule>[]): Render {
  const pages = createPages(async (name) => {
    const remote = remotes.find(({ manifest }) => manifest.name === name);
    if (!remote) throw new Error(`There is no ${name}`);
    return remote.load(name);
  });
  const findPage = createPageFinder(remotes.map(({ manifest }) => manifest));

  return async ({ url: href, nonce, fetch, signal, onError }: RenderRequest): Promise<RenderResult> => {
    const url = new URL(href);
    const client = createClient({ fetch, isOwnServer: true });
    const site = createPageLoader({ findPage, pages, client });
    const [session, loaded] = await inTime(
      Promise.all([client.settle(sessionQuery()), settle(site.load(url), onError)]),
      signal,
    );
    const { data, error } = loaded;
    const visit = { location: locationOf(url), data, failure: error && { error }, scrollTo: null };
    const sheet = new ServerStyleSheet({ nonce });
    try {
      const html = await renderHtml(
        <StyleSheetManager sheet={sheet.instance}>
          <App
            services={serverServices(client, pages, findPage)}
            navigator={createNavigator(site, visit)}
            session={session}
          />
        </StyleSheetManager>,
        nonce,
      );
      const routeId = findPage(url.pathname)?.route.id ?? null;
      const page = routeId !== null && !error ? pages.find(routeId) : undefined;
      const part = page?.partOf(data, url);
      const hydration: Hydration = { session, data, error };
      return {
        rendered: true,
        status: statusOf(session, error),
        html,
        styles: sheet.getStyleTags(),
        meta: page?.meta(data) ?? failedMeta(error),
        hydration,
        routeId,
        ...(part === undefined ? {} : { part }),
      };
    } finally {
      sheet.seal();
    }
  };
}

/** What the loader gave or threw: errors with a status go to the browser as they are, of any other only that it happened. */
async function settle(
  load: Promise<unknown>,
  onError: (error: unknown) => void,
): Promise<Pick<Hydration, 'data' | 'error'>> {
  try {
    return { data: await load, error: null };
  } catch (error) {
    if (error instanceof RouteError) return { data: null, error };
    onError(error);
    return { data: null, error: new RouteError(500, 'Internal Server Error') };
  }
}

/** The outcome, or a rejection when the signal comes first. */
const inTime = <T,>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ]);

function statusOf(session: Settled<Session>, error: RouteError | null): number {
  if (!session.ok) return session.failure.status ?? 500;
  return error?.status ?? 200;
}

const nothing = () => undefined;

const serverServices = (client: Client, pages: Pages, findPage: FindPage): ShellServices => ({
  client,
  // maps are drawn by the browser alone
  config: { map: { provider: 'built-in' } },
  findPage,
  pages,
  frozenHtml: null,
  prefetch: nothing,
  loadDialog: () => Promise.reject(new Error('The server opens no dialogs')),
  notices: [],
});

const failedMeta = (error: RouteError | null): PageMeta => ({ title: failedTitle(error), description: '' });

/** The server half of the shell, handed over as one CommonJS file. */
export const shell: ServerShell<RemoteModule> = { provided, fontUrl, createRenderer };
