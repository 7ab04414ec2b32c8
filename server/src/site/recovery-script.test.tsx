import { recoveryScript } from './recovery-script';

const BUILD = 'a1b2c3d4e5f60718';
const URL = `/builds/shell/${BUILD}/main.js`;

interface Tab {
  cookie?: string;
  /** whether the browser keeps cookies */
  hasCookies?: boolean;
  isReady?: boolean;
  isHidden?: boolean;
  isOnline?: boolean;
}

/** Runs the script in a tab of its own, with what the script can do recorded. */
function runScript({ cookie = '', hasCookies = true, isReady, isHidden = false, isOnline = true }: Tab = {}) {
  jest.useFakeTimers();
  const tab = { hidden: isHidden, cookie };
  const page = new EventTarget();
  const window = new EventTarget();
  const beacons: Blob[] = [];
  const reload = jest.fn();
  const document = {
    documentElement: { dataset: isReady ? { ready: 'true' } : {} },
    addEventListener: page.addEventListener.bind(page),
    get hidden() {
      return tab.hidden;
    },
    get cookie() {
      return tab.cookie;
    },
    set cookie(text: string) {
      if (hasCookies) tab.cookie = text.split('; ')[0] ?? '';
    },
  };
  const navigator = {
    onLine: isOnline,
    sendBeacon: (_url: string, body: Blob) => beacons.push(body),
  };
  new Function(
    'document',
    'navigator',
    'location',
    'addEventListener',
    recoveryScript({ buildId: BUILD, url: URL }),
  )(document, navigator, { reload }, window.addEventListener.bind(window));
  const show = () => {
    tab.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const failScript = (src: string) => {
    const script = Object.assign(globalThis.document.createElement('script'), { type: 'inert' });
    script.setAttribute('src', src);
    const error = new Event('error');
    Object.defineProperty(error, 'target', { value: script });
    window.dispatchEvent(error);
  };
  const load = () => window.dispatchEvent(new Event('load'));
  return { tab, beacons, reload, show, failScript, load };
}
afterEach(() => jest.useRealTimers());

const readJson = (blob: Blob): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(blob);
  });

describe('the recovery script', () => {
  it("leaves the shell's build out for a day and reloads, once its script failed", async () => {
    const { tab, beacons, reload, failScript } = runScript();
    failScript(URL);
    failScript(URL);
    jest.runAllTimers();
    jest.useRealTimers();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(tab.cookie).toBe(`holeshot_avoid=${BUILD}`);
    expect(await Promise.all(beacons.map(readJson))).toEqual([
      { signals: [{ kind: 'load-failure', name: 'shell', buildId: BUILD }] },
    ]);
  });

  it('reloads when the page is not ready 15 seconds after it loaded', () => {
    const { load, reload } = runScript();
    load();
    jest.advanceTimersByTime(14_999);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads when scripts have not arrived after 30 seconds', () => {
    const { reload } = runScript();
    jest.advanceTimersByTime(29_999);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Tab]>([
    ['the page is ready', { isReady: true }],
    ['the browser has no network', { isOnline: false }],
    [
      'the cookie names the build already: the site has no other one',
      { cookie: `x=1; holeshot_avoid=${BUILD}` },
    ],
    ['the browser keeps no cookies: the next page would have the same build', { hasCookies: false }],
  ])('does not reload when %s', (_title, tab) => {
    const { load, reload, failScript } = runScript(tab);
    failScript(URL);
    load();
    jest.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload when another script failed', () => {
    const { reload, failScript } = runScript({});
    failScript('/builds/mf-race/1/entry.js');
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits while the tab is in the background, where pages do not become ready', () => {
    const { load, reload, show } = runScript({ isHidden: true });
    load();
    jest.advanceTimersByTime(120_000);
    expect(reload).not.toHaveBeenCalled();
    show();
    jest.advanceTimersByTime(15_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('adds to the builds that are left out, of which it keeps 8', () => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8].map((digit) => String(digit).repeat(16));
    const { tab, failScript } = runScript({ cookie: `holeshot_avoid=${ids.join('.')}` });
    failScript(URL);
    expect(tab.cookie).toBe(`holeshot_avoid=${[...ids.slice(1), BUILD].join('.')}`);
  });
});
