/** @jest-environment node */
import { CONTRACT_VERSION, type RemoteManifest } from '@holeshot/contract';
import { definePage, type PageModule, type RemoteModule, RouteError, SiteLink } from '@holeshot/platform';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ServerShell as ExpectedShell } from '../../server/src/builds/store/server-code';
import { shell } from './server-shell';

const manifest: RemoteManifest = {
  name: 'mf-public',
  contractVersion: CONTRACT_VERSION,
  routes: [
    { id: 'public:events', path: '/events', prefetch: [] },
    { id: 'public:profile', path: '/:pilotHandle', prefetch: [] },
  ],
  dialogs: [],
};

/** the session as the API replies it */
const SESSION_REPLY = { user: null, link: '/login', admin_of: null, registrations: [], notices: [] };

interface Site {
  load?: () => Promise<unknown>;
  content?: ReactNode;
  openPage?: () => Promise<{ page: PageModule }>;
  session?: { status: number; body: unknown; staleSinceMs?: number };
}

/** Renders an address of a site with one remote. */
async function renderAt(path: string, site: Site = {}) {
  const { load = async () => 'All Events', content, openPage, session } = site;
  const page = definePage({
    load,
    View: ({ data }) => content ?? <h1>{String(data)}</h1>,
    meta: (data) => ({ title: String(data), description: '' }),
    jsonLd: (data) => ({ name: data }),
    partOf: (_data, url) => url.searchParams.get('tab') ?? undefined,
    Skeleton: () => null,
  });
  const remote: RemoteModule = {
    manifest,
    pages: { 'public:events': openPage ?? (async () => ({ page })) },
    dialogs: {},
  };
  const onError = jest.fn();
  const render = shell.createRenderer([{ manifest, load: async () => remote }]);
  const { status = 200, body = SESSION_REPLY, ...age } = session ?? {};
  const result = await render({
    url: `https://site${path}`,
    fetch: async () => ({ status, statusText: '', text: async () => JSON.stringify(body), ...age }),
    signal: new AbortController().signal,
    onError,
  });
  return { ...result, onError };
}

describe('the server build of the shell', () => {
  it('has the type that the server expects', () => {
    const expected: Pick<ExpectedShell, 'fontUrl'> = shell;
    expect(typeof shell.createRenderer).toBe('function');
    expect(expected.fontUrl).toBe('/asset');
  });

  it('renders a page with its data, title and lazy part', async () => {
    const result = await renderAt('/events?tab=past');
    expect(result).toMatchObject({
      rendered: true,
      status: 200,
      routeId: 'public:events',
      part: 'past',
      meta: { title: 'All Events', jsonLd: { name: 'All Events' } },
      hydration: { loaderData: { 'public:events': 'All Events' }, errors: null },
    });
    expect(result.html).toContain('<h1>All Events</h1>');
  });

  it('sends font faces apart from the styles that styled-components inserts again', async () => {
    const { styles } = await renderAt('/events');
    const [fonts = '', ...others] = styles.split('</style>');
    expect(fonts.match(/@font-face/g)).toHaveLength(4);
    expect(others.join('')).toContain('data-styled');
    expect(others.join('')).not.toContain('@font-face');
  });

  it.each(['/no/such/page', '/builds'])('responds 404 to %s, which is no page', async (path) => {
    const result = await renderAt(path);
    expect(result).toMatchObject({ status: 404, routeId: null, meta: { title: 'Not found' } });
    expect(result.html).toContain('404 Not Found');
    expect(result.onError).not.toHaveBeenCalled();
  });

  it('sends an error with a status to the browser', async () => {
    const gone = async () => {
      throw new RouteError(410, 'Gone');
    };
    const result = await renderAt('/events', { load: gone });
    expect(result.status).toBe(410);
    expect(JSON.parse(JSON.stringify(result.hydration))).toMatchObject({
      errors: { 'public:events': { status: 410, statusText: 'Gone' } },
    });
    expect(result.onError).not.toHaveBeenCalled();
  });

  it.each<[string, Site]>([
    ['a loader that throws', { load: async () => Promise.reject(new Error('select * from pilots')) }],
    [
      'a remote without the page',
      { openPage: async () => Promise.reject(new Error('select * from pilots')) },
    ],
  ])('reports %s, and hides the details from the browser', async (_, site) => {
    const result = await renderAt('/events', site);
    expect(result.status).toBe(500);
    expect(result.html).toContain('500 Internal Server Error');
    expect(JSON.stringify(result)).not.toContain('select');
    expect(result.onError).toHaveBeenCalledTimes(1);
  });

  it('shows an error with its status when the session does not load', async () => {
    const result = await renderAt('/events', { session: { status: 503, body: {} } });
    expect(result.status).toBe(503);
    expect(result.html).not.toContain('<h1>All Events</h1>');
  });

  it('renders the links that React Router renders', async () => {
    const hrefs = ['/', '/events?page=2&club=1#list', '/club/%C3%98st%20%26%20Co', '?page=2', '#list'];
    const props = { className: 'row', title: 'More', preventScrollReset: true, replace: true };
    const render = async (content: ReactNode) => {
      const { html } = await renderAt('/events?page=1', { content });
      return html.match(/<a class="row".*?<\/a>/g);
    };
    const links = await render(hrefs.map((to) => <SiteLink key={to} to={to} {...props} />));
    expect(links).toHaveLength(hrefs.length);
    expect(links).toEqual(
      await render(hrefs.map((to) => <Link key={to} to={to} discover="none" {...props} />)),
    );
  });

  it('says how old the data is when the server had no newer', async () => {
    const staleSinceMs = Date.now() - 94_000;
    const stale = { status: 200, body: SESSION_REPLY, staleSinceMs };
    const result = await renderAt('/events', { session: stale });
    expect(result).toMatchObject({ status: 200, staleSinceMs, hydration: { notes: { dataAgeSeconds: 94 } } });
    expect(result.html).toContain('Data 1 min 34 s old.');
    expect((await renderAt('/events')).html).not.toContain('Data ');
  });

  it('rejects when the request is aborted while a loader runs', async () => {
    const render = shell.createRenderer([
      {
        manifest,
        load: () => new Promise<RemoteModule>(() => undefined),
      },
    ]);
    const request = {
      url: 'https://site/events',
      fetch: async () => ({ status: 200, statusText: '', text: async () => JSON.stringify(SESSION_REPLY) }),
      signal: AbortSignal.timeout(20),
      onError: () => undefined,
    };
    await expect(render(request)).rejects.toThrow('aborted');
  });
});
