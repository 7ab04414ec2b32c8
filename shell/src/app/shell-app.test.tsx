import { FetchError } from '@holeshot/client';
import { CONTRACT_VERSION, type RemoteManifest, type RemoteName, TOAST_MS } from '@holeshot/contract';
import {
  definePage,
  type PageModule,
  type RemoteModule,
  SiteLink,
  usePlatform,
  useRevalidator,
  useSearchParams,
} from '@holeshot/platform';
import { buildEventListItem, buildUser, createMemoryClient, failedCall } from '@holeshot/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { lazy, type ReactElement, Suspense } from 'react';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createFixedLoader } from '../federation/fixed-loader';
import { RemoteUnavailable } from '../federation/remote-loader';
import type { TabSession } from '../watch/watch-session';
import { createDialogLoader } from './dialog-loader';
import { createPageFinder } from './page-finder';
import { createPages } from './pages';
import { clientContext, createRoutes, stateContext } from './routes';
import { ServicesContext } from './services';
import { createSiteNotes, type SiteNotes } from './site-notes';

const remote = (
  name: RemoteName,
  routes: [id: string, path: string][],
  dialogs: string[] = [],
): RemoteManifest => ({
  name,
  contractVersion: CONTRACT_VERSION,
  routes: routes.map(([id, path]) => ({ id, path, prefetch: [] })),
  dialogs,
});

const manifests = [
  remote('mf-public', [
    ['public:events', '/events'],
    ['public:profile', '/:pilotHandle'],
  ]),
  remote('mf-race', [['race:event', '/event/:eventId']]),
  remote('mf-account', [], ['login']),
];

const throwBroken = (): never => {
  throw new Error('broken');
};

interface TestPage {
  View: () => React.ReactNode;
  load?: () => Promise<object>;
  title?: string;
}

const page = ({ View, load = async () => ({}), title = 'A page' }: TestPage): PageModule =>
  definePage({
    load,
    View: () => <View />,
    meta: () => ({ title, description: '' }),
    Skeleton: () => null,
  });

function Events() {
  const { openDialog, toast } = usePlatform();
  const [search] = useSearchParams();
  return (
    <>
      <h1>All Events</h1>
      <SiteLink to="/event/1">to the event</SiteLink>
      <SiteLink to="?tab=two">another tab</SiteLink>
      <p>{search.toString()}</p>
      <button type="button" onClick={() => openDialog('login')}>
        sign in
      </button>
      <button type="button" onClick={() => openDialog('nobody')}>
        ask nobody
      </button>
      <button type="button" onClick={() => toast('Copied to clipboard')}>
        copy
      </button>
    </>
  );
}

const session = { user: null, link: '/login', adminOfClubId: null, registrations: [], notices: [] };

interface Site {
  event?: () => Promise<{ page: PageModule }>;
  sessionReply?: unknown;
  siteNotes?: SiteNotes;
  /** whether the remote's older build replaces one whose page crashed */
  crash?: () => boolean;
  isInUse?: () => boolean;
}

let tab: TabSession;
let router: ReturnType<typeof createBrowserRouter>;
afterEach(() => router.dispose());

/** Renders the shell at an address, with fake remotes. */
async function openSite(
  address: string,
  {
    event = async () => ({ page: page({ View: () => <h1>An event</h1>, title: 'An event' }) }),
    sessionReply = session,
    siteNotes = createSiteNotes({ dataAgeSeconds: null, live: [] }),
    crash = () => false,
    isInUse = () => true,
  }: Site = {},
) {
  const remotes: Record<string, Partial<RemoteModule>> = {
    'mf-public': {
      pages: {
        'public:events': async () => ({ page: page({ View: Events }) }),
        'public:profile': async () => ({ page: page({ View: () => <h1>A profile</h1> }) }),
      },
    },
    'mf-race': { pages: { 'race:event': event } },
    'mf-account': { dialogs: { login: async () => ({ Dialog: () => <p>the login dialog</p> }) } },
  };
  const loadRemote = async (name: RemoteName) => remotes[name] as RemoteModule;
  const models: Record<string, unknown> = { '/api/public/auth': sessionReply };
  const client = createMemoryClient(models);
  const loader = { ...createFixedLoader(loadRemote), crash, isInUse };
  const pages = createPages(loader);
  const routes = createRoutes({ manifests, pages });
  window.history.replaceState(null, '', address);
  const services = {
    client,
    findPage: createPageFinder(routes),
    menu: [],
    pages,
    fallbackHtml: null,
    siteNotes,
    config: { map: { provider: 'built-in' as const } },
    prefetch: () => undefined,
    loadDialog: createDialogLoader(manifests, loader),
    notices: [],
    connectTab: (connected: TabSession) => {
      tab = connected;
    },
    onReady: () => undefined,
  };
  router = createBrowserRouter(routes, {
    getContext() {
      const context = new RouterContextProvider();
      context.set(clientContext, client);
      context.set(stateContext, () => router.state);
      return context;
    },
  });
  render(
    <ServicesContext.Provider value={services}>
      <RouterProvider router={router} />
    </ServicesContext.Provider>,
  );
  return models;
}

/** A page that loads its data again, as one that follows an event does. */
function Followed() {
  const { revalidate } = useRevalidator();
  return (
    <button type="button" onClick={() => revalidate()}>
      follow
    </button>
  );
}

describe('the shell', () => {
  it('keeps its menu when navigating between remotes', async () => {
    await openSite('/events');
    await screen.findByRole('heading', { name: 'All Events' });
    const menu = screen.getByRole('banner');
    fireEvent.click(screen.getByText('to the event'));
    await screen.findByRole('heading', { name: 'An event' });
    expect(screen.getByRole('banner')).toBe(menu);
  });

  it('closes a dialog when Forward or Back leaves its page, and not for another tab of the page', async () => {
    await openSite('/events');
    fireEvent.click(await screen.findByText('to the event'));
    await screen.findByRole('heading', { name: 'An event' });
    act(() => void router.navigate(-1));
    fireEvent.click(await screen.findByText('another tab'));
    fireEvent.click(screen.getByText('sign in'));
    await screen.findByText('the login dialog');
    act(() => void router.navigate(-1));
    await waitFor(() => expect(screen.queryByText('tab=two')).toBeNull());
    expect(screen.getByText('the login dialog')).toBeVisible();
    act(() => void router.navigate('/event/1'));
    await screen.findByRole('heading', { name: 'An event' });
    expect(screen.getByText('the login dialog')).toBeVisible();
    act(() => void router.navigate(-1));
    await screen.findByRole('heading', { name: 'All Events' });
    expect(screen.queryByText('the login dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'All Events' })).toHaveFocus();
  });

  it('shows an error in place of the content when the session does not load', async () => {
    await openSite('/events', { sessionReply: failedCall(503, 'Service Unavailable') });
    await screen.findByText('Unexpected Application Error!');
    expect(screen.queryByRole('heading', { name: 'All Events' })).toBeNull();
  });

  it('says that data is old as soon as a reply does, and until one no longer does', async () => {
    const siteNotes = createSiteNotes({ dataAgeSeconds: null, live: [] });
    await openSite('/events', { siteNotes });
    await screen.findByRole('heading', { name: 'All Events' });
    act(() => siteNotes.noteAge(new Response(null, { headers: { 'x-data-age': '94' } })));
    expect(await screen.findByText('Data 1 min 34 s old.')).toBeVisible();
    act(() => siteNotes.noteAge(new Response()));
    expect(screen.queryByText('Data 1 min 34 s old.')).toBeNull();
  });

  it('says on every page which race is flown, except in its event', async () => {
    const leader = {
      pilotId: 'kestrel',
      name: 'Kestrel',
      channel: { label: 'R2', color: '#0000FF' },
      gapSeconds: 1.74,
    };
    const live = {
      event: buildEventListItem({ id: '1', name: 'Winter Series 3', timeZone: 'Australia/Adelaide' }),
      isNext: false,
      raceId: 'race-2',
      roundNumber: 4,
      raceNumber: 2,
      eventType: 'Race' as const,
      expectedStart: null,
      timerAheadMs: 0,
      leader,
    };
    const siteNotes = createSiteNotes({ dataAgeSeconds: null, live: [live] });
    await openSite('/events', { siteNotes });
    const bar = await screen.findByRole('complementary', { name: 'Live' });
    expect(bar).toHaveTextContent('Winter Series 3Round 4, Race 2R2Kestrel+1.74Watch');
    expect(within(bar).getByRole('link')).toHaveAttribute('href', '/event/1/race/race-2');
    act(() => siteNotes.set({ live: [{ ...live, leader: { ...leader, gapSeconds: null } }] }));
    expect(bar).toHaveTextContent('KestrelWatch');
    const next = { ...live, isNext: true, leader: null };
    act(() => siteNotes.set({ live: [next] }));
    expect(bar).toHaveTextContent('Winter Series 3Next: Round 4, Race 2Watch');
    const [from, until] = [Date.UTC(2126, 10, 21, 11, 40), Date.UTC(2126, 10, 21, 11, 46)];
    const expectedStart = { likely: from, range: { from, until } };
    act(() => siteNotes.set({ live: [{ ...next, expectedStart }] }));
    expect(bar).toHaveTextContent('Round 4, Race 2, 11:40 AM to 11:46 AM in AdelaideWatch');
    expect(within(bar).getByRole('link')).toHaveAttribute('href', '/event/1?tab=quick-status');
    const other = { ...live, event: buildEventListItem({ id: '2', name: 'Whoop Night' }), leader: null };
    act(() => siteNotes.set({ live: [live, other] }));
    expect(within(bar).getByRole('link', { name: '1 more live' })).toHaveAttribute('href', '/');
    fireEvent.click(screen.getByText('to the event'));
    await screen.findByRole('heading', { name: 'An event' });
    expect(screen.getByRole('complementary')).toHaveTextContent('Whoop NightRound 4, Race 2Watch');
    act(() => siteNotes.set({ live: [live] }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('does not match a reserved word as a handle', async () => {
    await openSite('/event');
    await screen.findByText('Unexpected Application Error!');
    expect(screen.getByText('404 Not Found')).toBeVisible();
  });

  it('matches any other word as a handle', async () => {
    await openSite('/kestrel');
    expect(await screen.findByRole('heading', { name: 'A profile' })).toBeVisible();
  });

  it('shows a panel when a remote fails to load, and loads it again on "Try again"', async () => {
    const event = jest
      .fn()
      .mockRejectedValueOnce(new Error('lost'))
      .mockRejectedValueOnce(new RemoteUnavailable('mf-race', ['lost again']))
      .mockResolvedValue({ page: page({ View: () => <h1>An event</h1>, title: 'An event' }) });
    await openSite('/event/1', { event });
    await screen.findByText('The race pages did not arrive');
    expect(screen.getByRole('banner')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'An event' })).toBeVisible();
  });

  it.each([
    ['an API error', failedCall(503, 'Service Unavailable'), '503 Service Unavailable'],
    ['a network error', new FetchError('Failed to fetch', '/api/public', null, null), 'Failed to fetch'],
  ])('shows %s in heading and title, and loads again on "Try again"', async (_, error, text) => {
    const load = jest.fn().mockRejectedValueOnce(error).mockResolvedValue({});
    await openSite('/events', {
      event: async () => ({ page: page({ View: () => <h1>An event</h1>, load }) }),
    });
    fireEvent.click(await screen.findByText('to the event'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(document.title).toBe('Error · Holeshot');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'An event' })).toBeVisible();
    expect(document.title).toBe('A page · Holeshot');
  });

  it.each([
    ['You are offline', new FetchError('You are offline', '/api/public', null, null)],
    ['410 Gone', failedCall(410, 'Gone')],
  ])('loads a page again by itself after %s', async (text, failure) => {
    const load = jest.fn().mockRejectedValueOnce(failure).mockResolvedValue({});
    await openSite('/event/1', {
      event: async () => ({ page: page({ View: () => <h1>An event</h1>, load }) }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('heading', { name: 'An event' })).toBeVisible();
  });

  it.each([
    ['loads a page that is missing again by itself once it was shown', true],
    ['leaves a page alone that was never there', false],
  ])('%s', async (_, wasShown) => {
    const load = jest.fn().mockRejectedValue(failedCall(404, 'Not Found'));
    if (wasShown) load.mockResolvedValueOnce({});
    await openSite('/event/1', { event: async () => ({ page: page({ View: Followed, load }) }) });
    if (wasShown) fireEvent.click(await screen.findByText('follow'));
    expect(await screen.findByRole('alert')).toHaveTextContent('404 Not Found');
    load.mockResolvedValue({});
    fireEvent(window, new Event('online'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(screen.queryByText('follow') !== null).toBe(wasShown);
  });

  it('keeps a page whose data does not load again', async () => {
    const load = jest
      .fn()
      .mockResolvedValueOnce({})
      .mockRejectedValue(new FetchError('Failed to fetch', '/api/public', null, null));
    await openSite('/event/1', { event: async () => ({ page: page({ View: Followed, load }) }) });
    fireEvent.click(await screen.findByText('follow'));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByText('follow')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  describe('when a part of a build does not arrive', () => {
    const chunkError = () => Object.assign(new Error('Loading chunk 3 failed'), { name: 'ChunkLoadError' });
    const open = async (load: () => Promise<object>) => {
      const crash = jest.fn(() => false);
      const View = () => <h1>An event</h1>;
      await openSite('/event/1', { crash, event: async () => ({ page: page({ View, load }) }) });
      return crash;
    };
    const { fetch } = globalThis;
    afterEach(() => {
      globalThis.fetch = fetch;
    });

    it('says so while the site is away, and loads it when the site is back', async () => {
      globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
      const crash = await open(jest.fn().mockRejectedValueOnce(chunkError()).mockResolvedValue({}));
      expect(await screen.findByRole('alert')).toHaveTextContent('The page did not arrive');
      expect(screen.queryByRole('dialog')).toBeNull();
      fireEvent(window, new Event('online'));
      expect(await screen.findByRole('heading', { name: 'An event' })).toBeVisible();
      expect(crash).not.toHaveBeenCalled();
    });

    it('gives the build up while the site answers', async () => {
      globalThis.fetch = async () => ({ ok: true }) as Response;
      const crash = await open(jest.fn().mockRejectedValue(chunkError()));
      expect(await screen.findByRole('dialog')).toHaveTextContent('Loading chunk 3 failed');
      expect(crash).toHaveBeenCalled();
    });
  });

  it('announces the title of the next page and focuses its heading', async () => {
    await openSite('/events');
    const link = await screen.findByText('to the event');
    const liveRegion = document.querySelector('[aria-live=polite]');
    expect(liveRegion).toBeEmptyDOMElement();
    expect(document.body).toHaveFocus();
    link.focus();
    fireEvent.click(link);
    expect(await screen.findByRole('heading', { name: 'An event' })).toHaveFocus();
    await waitFor(() => expect(liveRegion).toHaveTextContent('An event · Holeshot'));
    expect(document.querySelector('[aria-live=polite]')).toBe(liveRegion);
  });

  it('focuses a heading that arrives after the rest of its page', async () => {
    let arrive = () => undefined as undefined;
    const Heading = lazy(
      () =>
        new Promise<{ default: () => ReactElement }>((resolve) => {
          arrive = () => void resolve({ default: () => <h1>An event</h1> });
        }),
    );
    const View = () => (
      <Suspense fallback="loading the heading">
        <Heading />
      </Suspense>
    );
    await openSite('/events', { event: async () => ({ page: page({ View, title: 'An event' }) }) });
    fireEvent.click(await screen.findByText('to the event'));
    await screen.findByText('loading the heading');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    act(arrive);
    expect(await screen.findByRole('heading', { name: 'An event' })).toHaveFocus();
  });

  it('keeps the focus when a tab is opened', async () => {
    await openSite('/events');
    const link = await screen.findByText('another tab');
    link.focus();
    fireEvent.click(link);
    await screen.findByText('tab=two');
    expect(link).toHaveFocus();
    expect(document.querySelector('[aria-live=polite]')).toBeEmptyDOMElement();
  });

  it('focuses the heading of an error view, then the heading of the page after a retry', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(failedCall(503, 'Service Unavailable'))
      .mockResolvedValue({});
    const event = page({ View: () => <h1>An event</h1>, load, title: 'An event' });
    await openSite('/events', { event: async () => ({ page: event }) });
    fireEvent.click(await screen.findByText('to the event'));
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toHaveFocus();
    const again = screen.getByRole('button', { name: 'Try again' });
    again.focus();
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'An event' })).toHaveFocus();
    await waitFor(() => expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('An event'));
  });

  it('focuses the main element of a page without a heading', async () => {
    await openSite('/events', { event: async () => ({ page: page({ View: () => <p>No heading</p> }) }) });
    fireEvent.click(await screen.findByText('to the event'));
    await screen.findByText('No heading');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('hides "Try again" for a 404', async () => {
    const load = jest.fn().mockRejectedValue(failedCall(404, 'Not Found'));
    await openSite('/event/1', { event: async () => ({ page: page({ View: () => null, load }) }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('404 Not Found');
    expect(document.title).toBe('Not found · Holeshot');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows the crash dialog above the routing error when a page throws', async () => {
    const broken = page({
      View: () => {
        throw new Error('The gate fell over');
      },
    });
    silenceConsole();
    await openSite('/event/1', { event: async () => ({ page: broken }) });
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent("You've crashed out");
    expect(dialog).toHaveTextContent('The gate fell over');
    expect(screen.getByText('Unexpected Application Error!')).toBeVisible();
  });

  it.each<[string, TestPage]>([
    ['is rendered', { View: throwBroken }],
    ['loads its data', { View: () => null, load: throwBroken }],
  ])('replaces a page that throws while it %s by that of the older build', async (_, broken) => {
    silenceConsole();
    const event = jest.fn(async () => ({ page: page(broken) }));
    let hasCrashed = false;
    await openSite('/event/1?tab=two', {
      event,
      crash() {
        hasCrashed = true;
        event.mockResolvedValue({ page: page({ View: () => <h1>The older page</h1> }) });
        return true;
      },
      isInUse: () => !hasCrashed,
    });
    expect(await screen.findByRole('heading', { name: 'The older page' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(window.location.search).toBe('?tab=two');
  });

  it('opens a dialog by name from its remote', async () => {
    await openSite('/events');
    fireEvent.click(await screen.findByText('sign in'));
    expect(await screen.findByText('the login dialog')).toBeVisible();
  });

  it('shows the crash dialog when no remote has a dialog', async () => {
    await openSite('/events');
    fireEvent.click(await screen.findByText('ask nobody'));
    expect(await screen.findByText('No remote answers the dialog nobody')).toBeVisible();
  });

  it('says that the person is offline when a dialog does not load without network', async () => {
    await openSite('/events');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent.click(await screen.findByText('ask nobody'));
    expect(await screen.findByText('You are offline')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the session and the page when they cannot be reloaded', async () => {
    const models = await openSite('/events');
    await screen.findByRole('button', { name: 'Login' });
    models['/api/public/auth'] = failedCall(503, 'Service Unavailable');
    await act(() => tab.reload());
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'All Events' })).toBeVisible();
  });

  it('shows what the same person did in another tab, such as a registration', async () => {
    await openSite('/events');
    const mine = { ...session, user: buildUser(), notices: [] };
    await act(() => void tab.show(mine));
    const text = 'A place became free: you are registered for Dune Night.';
    const notices = [{ id: 4, text, atMs: 0, href: null }];
    await act(() => void tab.show({ ...mine, notices }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  describe('when somebody else signs in in another tab', () => {
    const other = { ...session, user: buildUser({ id: 8, handle: 'Magpie' }) };

    it("shows the menu of that person, and says that the page is another one's until it loads again", async () => {
      const models = await openSite('/events');
      await screen.findByRole('button', { name: 'Login' });
      const isOfAnother: boolean[] = [];
      const show = () => act(() => void isOfAnother.push(tab.show(other)));
      show();
      expect(await screen.findByText('Magpie', { selector: 'summary span' })).toBeVisible();
      models['/api/public/auth'] = other;
      await act(() => tab.reload());
      show();
      expect(isOfAnother).toEqual([true, false]);
    });

    it('closes the login', async () => {
      await openSite('/events');
      fireEvent.click(await screen.findByText('sign in'));
      await screen.findByText('the login dialog');
      act(() => void tab.show(other));
      expect(screen.queryByText('the login dialog')).toBeNull();
    });
  });

  it('shows a toast for five seconds', async () => {
    await openSite('/events');
    await screen.findByText('copy');
    jest.useFakeTimers();
    fireEvent.click(screen.getByText('copy'));
    act(() => void jest.advanceTimersByTime(TOAST_MS - 1));
    expect(screen.getByText('Copied to clipboard')).toBeVisible();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.queryByText('Copied to clipboard')).toBeNull();
    jest.useRealTimers();
  });
});

/** React logs render errors, and a test fails when anything is logged. */
function silenceConsole(): void {
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
}
