import type { BuildManifest, BuildRef } from '@holeshot/contract/wire';
import type { RemoteModule } from '@holeshot/platform';
import type { Browser, Page, Request } from 'playwright-core';
import { SHARED_MODULES } from '../../shared/build/src/shared-modules';
import { copyBuild, currentBuild, removeCopies, toBuildRef } from '../../tools/rehearse/copy-build';
import { launchBrowser, openPage, untilReady } from './support/browser';
import { fetchedBeforeReady } from './support/check-page';
import { untilRuntime } from './support/federation-runtime';
import { findOldEvent } from './support/find-event';
import { makeOtherBuild, OTHER_WORD, WORD } from './support/other-build';
import { startTestSite, type TestSite } from './support/start-site';

const RUNTIME = '**/federation-runtime*.js';
const IS_OFFICIAL = process.env.FEDERATION_RUNTIME === 'official';

let browser: Browser;
let site: TestSite;
let stable: BuildRef;
let previous: BuildManifest;
let eventPath: string;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
  [stable, previous] = [currentBuild('mf-race'), makeOtherBuild()];
  eventPath = await findOldEvent(site.origin);
}, 300_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
  removeCopies();
});

/** Makes a build the stable one of mf-race, and the build with `OTHER_WORD` the previous one. */
async function rollOut(build: BuildRef): Promise<void> {
  await site.rollOut({ 'mf-race': toBuildRef(previous) });
  await site.rollOut({ 'mf-race': build });
}

/** Opens a page of mf-public with a link to an event, which mf-race renders. */
async function openEvents(): Promise<Page> {
  const { page } = await openPage(browser);
  await page.goto(`${site.origin}/events`);
  await untilReady(page);
  return page;
}

const goToEvent = (page: Page): Promise<void> => page.click('main a[href^="/event/"] >> nth=0');

const getGlobal = ({ buildId }: { buildId: string }): string => `mf_race_${buildId}`;
const getEntry = (build: BuildRef): string => `**/builds/mf-race/${build.buildId}/entry.js`;

describe('the runtime', () => {
  beforeAll(() => rollOut(stable));

  it.each(['/events', 'an event'])('loads after %s is interactive', async (path) => {
    const { page, faults } = await openPage(browser);
    await page.addInitScript(() => {
      new MutationObserver(() => Object.assign(window, { hadRuntime: '__FEDERATION__' in window })).observe(
        document,
        { subtree: true, attributeFilter: ['data-ready'] },
      );
    });
    await page.goto(site.origin + (path === 'an event' ? eventPath : path));
    await untilReady(page);
    const hadRuntime = await page.evaluate(() => (window as unknown as { hadRuntime: boolean }).hadRuntime);
    if (!IS_OFFICIAL) expect(hadRuntime).toBe(false);
    await untilRuntime(page);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('federation-runtime')),
    );
    expect((await fetchedBeforeReady(page)).filter((url) => url.includes('federation-runtime'))).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('has the share scope of the shell, and every build that the page lists', async () => {
    const page = await openEvents();
    await goToEvent(page);
    await page.locator('main', { hasText: WORD }).waitFor();
    const hostState = await (await untilRuntime(page)).evaluate((host) => {
      const scope = host.shareScopeMap.default ?? {};
      return {
        shared: Object.keys(scope).sort(),
        versionsOfReact: Object.keys(scope.react ?? {}).length,
        remotes: host.options.remotes.map(({ name }) => name).filter((name) => name.startsWith('mf_race')),
      };
    });
    expect(hostState).toEqual({
      shared: [...SHARED_MODULES].sort(),
      versionsOfReact: 1,
      remotes: [getGlobal(stable), getGlobal(previous)],
    });
  });

  it('does not run a url that the page does not list', async () => {
    const page = await openEvents();
    const runtime = await untilRuntime(page);
    const requests: string[] = [];
    page.on('request', (request: Request) => requests.push(request.url()));
    const outcome = await runtime.evaluate((host) => {
      host.registerRemotes([{ name: 'foreign', entry: '/foreign/entry.js', entryGlobalName: 'foreign' }]);
      return host.loadRemote('foreign/remote').then(
        () => 'loaded',
        (error: unknown) => String(error),
      );
    });
    expect(outcome).toContain('is no entry that the page names');
    expect(requests.filter((url) => url.includes('foreign'))).toEqual([]);
  });

  it('is requested again when its script fails to load', async () => {
    const { page } = await openPage(browser);
    let requestCount = 0;
    await page.route(RUNTIME, (route) => {
      requestCount += 1;
      return requestCount === 1 ? route.abort() : route.continue();
    });
    await page.goto(`${site.origin}/events`);
    await untilReady(page);
    await goToEvent(page);
    await page.locator('main', { hasText: WORD }).waitFor();
    expect(requestCount).toBe(2);
  });

  it('leaves the site usable when it fails to load, and loads on "Try again"', async () => {
    const { page } = await openPage(browser);
    await page.route(RUNTIME, (route) => route.abort());
    await page.goto(`${site.origin}/events`);
    await untilReady(page);
    await goToEvent(page);
    await page.getByText('The race pages did not arrive').waitFor();
    await page.unroute(RUNTIME);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main', { hasText: WORD }).waitFor();
  });
});

describe('two builds of a remote in one page', () => {
  beforeAll(() => rollOut(stable));

  it('run side by side, on one React', async () => {
    const { page, faults } = await openPage(browser);
    await page.goto(site.origin + eventPath);
    await untilReady(page);
    const pageState = await (await untilRuntime(page)).evaluate(async (host, global) => {
      const module = await host.loadRemote<{ remote: RemoteModule }>(`${global}/remote`);
      await module?.remote.pages['race:event']?.();
      return {
        containers: Object.keys(window).filter((name) => name.startsWith('mf_race_')),
        versionsOfReact: Object.keys(host.shareScopeMap.default?.react ?? {}).length,
      };
    }, getGlobal(previous));
    expect(pageState.containers.sort()).toEqual([getGlobal(stable), getGlobal(previous)].sort());
    expect(pageState.versionsOfReact).toBe(1);
    await page.getByRole('tab', { name: 'Rounds' }).click();
    await page.getByRole('tab', { name: 'Rounds', selected: true }).waitFor();
    expect(faults).toEqual([]);
  });
});

describe('the previous build replaces a build', () => {
  const showsPrevious = (page: Page): Promise<void> =>
    page.locator('main', { hasText: OTHER_WORD }).waitFor();

  it('whose entry does not have the pinned hash', async () => {
    await rollOut(stable);
    const page = await openEvents();
    await page.route(getEntry(stable), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};window.tampered = true;` });
    });
    await goToEvent(page);
    await showsPrevious(page);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });

  it('whose entry is missing', async () => {
    await rollOut(stable);
    const page = await openEvents();
    await page.route(getEntry(stable), (route) => route.fulfill({ status: 404, body: 'gone' }));
    await goToEvent(page);
    await showsPrevious(page);
  });

  it('whose entry does not load within 6 seconds', async () => {
    await rollOut(stable);
    const page = await openEvents();
    await page.route(getEntry(stable), () => undefined);
    await goToEvent(page);
    await showsPrevious(page);
  });

  it.each<[string, (entry: string) => string]>([
    ['that sets another global', (entry) => entry.replaceAll('mf_race_', 'other_race_')],
    ['that throws when it runs', (entry) => `throw new Error('broken');${entry}`],
    [
      'that requires other versions than its manifest lists',
      (entry) => entry.replaceAll(/requiredVersion:"\^[\d.]+"/g, 'requiredVersion:"^99.0.0"'),
    ],
    ['that exposes nothing', (entry) => entry.replaceAll('"./remote"', '"./elsewhere"')],
  ])('%s', async (_title, change) => {
    await rollOut(toBuildRef(copyBuild('mf-race', { entry: change })));
    const page = await openEvents();
    await goToEvent(page);
    await showsPrevious(page);
  });

  it('on the first page, too, when its script tag failed', async () => {
    await rollOut(stable);
    const { page } = await openPage(browser);
    await page.route(getEntry(stable), (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto(site.origin + eventPath);
    await untilReady(page);
    expect(await page.evaluate((name) => name in window, getGlobal(previous))).toBe(true);
    await page.getByRole('tab', { name: 'Rounds' }).click();
    await page.getByRole('tab', { name: 'Rounds', selected: true }).waitFor();
  });
});
