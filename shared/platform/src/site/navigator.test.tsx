import { createNavigator, type NavigatorState, type SiteLoader } from './navigator';

/** A site whose pages load when the test says so; a query alone needs no load. */
function openSite() {
  const loads: { href: string; finish: (data: unknown) => void; fail: (error: unknown) => void }[] = [];
  const site: SiteLoader = {
    load: (url) =>
      new Promise((finish, fail) => loads.push({ href: `${url.pathname}${url.search}`, finish, fail })),
    needsLoad: (from, to) => from.pathname !== to.pathname || from.href === to.href,
  };
  window.history.replaceState(null, '', '/first');
  const location = { pathname: '/first', search: '', hash: '' };
  const first = { location, data: 'first', failure: null, scrollTo: null };
  const navigator = createNavigator(site, first);
  const seen: NavigatorState[] = [];
  navigator.subscribe((state) => seen.push(state));
  const stop = navigator.start();
  return { navigator, loads, seen, stop };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('goes to an address when its data is there, and says where it is going until then', async () => {
  const { navigator, loads, stop } = openSite();
  navigator.navigate('/second?tab=a');
  expect(navigator.state().pending).toMatchObject({ pathname: '/second', search: '?tab=a' });
  expect(window.location.pathname).toBe('/first');
  loads[0]?.finish('second');
  await settled();
  expect(navigator.state()).toMatchObject({ visit: { data: 'second', scrollTo: 0 }, pending: null });
  expect(window.location.pathname).toBe('/second');
  stop();
});

test('drops what was loading when the visitor goes elsewhere', async () => {
  const { navigator, loads, stop } = openSite();
  navigator.navigate('/slow');
  navigator.navigate('/quick');
  loads[1]?.finish('quick');
  await settled();
  loads[0]?.finish('slow');
  await settled();
  expect(navigator.state()).toMatchObject({ visit: { data: 'quick' }, pending: null });
  expect(window.location.pathname).toBe('/quick');
  stop();
});

test('a query that needs no load changes the address at once, and ends what was loading', async () => {
  const { navigator, loads, stop } = openSite();
  navigator.navigate('/slow');
  navigator.navigate('?tab=laps', { preventScrollReset: true });
  await settled();
  loads[0]?.finish('slow');
  await settled();
  const { visit, pending } = navigator.state();
  expect(visit).toMatchObject({ data: 'first', location: { search: '?tab=laps' }, scrollTo: null });
  expect(pending).toBeNull();
  stop();
});

test('shows what went wrong at the address asked for, and tries again when asked', async () => {
  const { navigator, loads, stop } = openSite();
  navigator.navigate('/broken');
  loads[0]?.fail('no such page');
  await settled();
  expect(navigator.state().visit).toMatchObject({
    location: { pathname: '/broken' },
    failure: { error: 'no such page' },
  });
  navigator.navigate('/broken?again');
  loads[1]?.finish('whole');
  await settled();
  expect(navigator.state().visit).toMatchObject({ data: 'whole', failure: null });
  stop();
});

test('takes the place of the open address when told, or when it is the same', async () => {
  const { navigator, loads, stop } = openSite();
  const { length } = window.history;
  navigator.navigate('?sort=name', { replace: true });
  await settled();
  navigator.navigate('/first?sort=name');
  loads[0]?.finish('again');
  await settled();
  expect(window.history.length).toBe(length);
  expect(navigator.state().visit?.data).toBe('again');
  stop();
});

test('loads the open page anew without leaving it, unless the visitor has left', async () => {
  const { navigator, loads, seen, stop } = openSite();
  const done = navigator.revalidate();
  expect(navigator.state().pending).toBeNull();
  loads[0]?.finish('newer');
  await done;
  expect(navigator.state().visit).toMatchObject({ data: 'newer', scrollTo: null });

  const late = navigator.revalidate();
  navigator.navigate('/second');
  loads[2]?.finish('second');
  await settled();
  loads[1]?.finish('newest');
  await late;
  expect(navigator.state().visit?.data).toBe('second');
  expect(seen.some(({ visit }) => visit?.data === 'newest')).toBe(false);
  stop();
});

test('follows the browser back, to where the page was scrolled', async () => {
  const { navigator, loads, stop } = openSite();
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  navigator.navigate('/second');
  loads[0]?.finish('second');
  await settled();
  window.history.back();
  await settled();
  loads[1]?.finish('first again');
  await settled();
  expect(navigator.state().visit).toMatchObject({
    location: { pathname: '/first' },
    data: 'first again',
    scrollTo: 640,
  });
  stop();
});

test('loads the page of the address when none came with the document', async () => {
  const { stop } = openSite();
  stop();
  window.history.replaceState(null, '', '/alone');
  const navigator = createNavigator({ load: async (url) => url.pathname, needsLoad: () => true }, null);
  const end = navigator.start();
  await settled();
  expect(navigator.state().visit?.data).toBe('/alone');
  end();
});
