import { createMemoryRouter } from 'react-router-dom';
import { moveOutdatedTab } from './move-outdated-tab';

const routes = [
  { path: '/', loader: () => null, element: null },
  { path: '/events', loader: () => null, element: null },
];

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

interface Tab {
  key?: () => Promise<string>;
  isBusy?: () => boolean;
}

/** A tab at `/` that was made with the builds `old`, a minute later. */
async function openTab({ key = async () => 'new', isBusy = () => false }: Tab = {}) {
  const router = createMemoryRouter(routes);
  const leave = jest.fn();
  const fetchKey = jest.fn(key);
  moveOutdatedTab({ router, key: 'old', fetchKey, isBusy, leave });
  await jest.advanceTimersByTimeAsync(60_000);
  return { router, leave, fetchKey };
}

describe('an open tab', () => {
  it('loads a document at the next navigation once its builds are outdated', async () => {
    const { router, leave } = await openTab();
    void router.navigate('/events?page=2#top');
    await jest.advanceTimersByTimeAsync(100);
    expect(leave.mock.calls).toEqual([['/events?page=2#top']]);
    // the router leaves the history alone
    expect(router.state.location.pathname).toBe('/');
  });

  it('reloads when the browser is at the next address already, as after Back', async () => {
    const { router, leave } = await openTab();
    window.history.replaceState(null, '', '/events');
    void router.navigate('/events');
    expect(leave.mock.calls).toEqual([[null]]);
  });

  it.each<[string, Tab]>([
    ['its builds are those of the next page', { key: async () => 'old' }],
    ['the site does not say', { key: () => Promise.reject(new Error('lost')) }],
    ['it has a dialog open', { isBusy: () => true }],
  ])('navigates by itself when %s', async (_title, tab) => {
    const { router, leave } = await openTab(tab);
    await router.navigate('/events');
    expect(leave).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/events');
  });

  it('stays when only the query changes, as with a tab of the page', async () => {
    const { router, leave } = await openTab();
    await router.navigate('/?tab=two');
    expect(leave).not.toHaveBeenCalled();
    expect(router.state.location.search).toBe('?tab=two');
  });

  it('stays while a form keeps the navigation back, and moves when the person leaves', async () => {
    const { router, leave } = await openTab();
    router.getBlocker('form', () => true);
    await router.navigate('/events');
    expect(leave).not.toHaveBeenCalled();
    const blocker = router.state.blockers.get('form');
    if (blocker?.state !== 'blocked') throw new Error('The form did not keep it back');
    blocker.proceed();
    await jest.advanceTimersByTimeAsync(100);
    expect(leave.mock.calls).toEqual([['/events']]);
  });

  it('does not ask while it is hidden, and asks when it is visible again', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { fetchKey } = await openTab();
    expect(fetchKey).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fetchKey).toHaveBeenCalledTimes(1);
  });
});
