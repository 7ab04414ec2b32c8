import { REMOTE_NAMES } from '@holeshot/contract';
import type { BuildManifest, Signal, Telemetry } from '@holeshot/contract/wire';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { BROKEN_ENTRIES } from '../../tools/rehearse/broken-entries';
import {
  type ChangeEntry,
  copyBuild,
  currentBuild,
  removeCopies,
  toBuildRef,
} from '../../tools/rehearse/copy-build';
import { launchBrowser, openPage, untilReady } from './support/browser';
import { findOldEvent } from './support/find-event';
import { signIn } from './support/people';
import { startTestSite, type TestSite } from './support/start-site';
import { until } from './support/until';

/*
 * Breaks a build of each remote in each way: the visitor sees a working page of the older build, and the page reports the
 * broken one. By the loader's limits that takes at most 10 s; a busy machine gets more.
 */
const WITHIN_MS = 60_000;

type RemoteName = (typeof REMOTE_NAMES)[number];

let browser: Browser;
let site: TestSite;
let session: Awaited<ReturnType<BrowserContext['storageState']>>;
let eventPath: string;
/** the newest build of each remote, which tests break */
let broken: Record<RemoteName, BuildManifest>;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
  eventPath = await findOldEvent(site.origin);
  const { page, context } = await openPage(browser);
  await signIn(page, site.origin, 'admin');
  session = await context.storageState();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  removeCopies();
});

/** Makes a copy of each remote's build with a changed entry the stable one, and the original the previous one. */
async function rollOut(change: ChangeEntry): Promise<void> {
  const copies = REMOTE_NAMES.map((name) => [name, copyBuild(name, { entry: change })] as const);
  broken = Object.fromEntries(copies) as typeof broken;
  await site.rollOut(Object.fromEntries(REMOTE_NAMES.map((name) => [name, currentBuild(name)])));
  await site.rollOut(Object.fromEntries(copies.map(([name, build]) => [name, toBuildRef(build)])));
}

interface Visit {
  page: Page;
  signals: Signal[];
  /** names of the globals of the build that the server sent, and of the previous one */
  globals: { broken: string; older: string };
}

/** Opens a page of another remote, whose builds work, while the build of `name` is broken. */
async function openBefore(
  name: RemoteName,
  context: { path?: string; answer?: Answer } = {},
): Promise<Visit> {
  const isPersonal = name === 'mf-account' || name === 'mf-admin';
  const { page, context: profile } = await openPage(browser, isPersonal ? { storageState: session } : {});
  const others = REMOTE_NAMES.filter((other) => other !== name).map((other) => broken[other].buildId);
  await profile.addCookies([{ name: 'holeshot_avoid', value: others.join('.'), url: site.origin }]);
  const signals: Signal[] = [];
  await page.route('**/api/telemetry', async (route) => {
    signals.push(...(route.request().postDataJSON() as Telemetry).signals);
    await route.fulfill({ status: 204 });
  });
  const { answer } = context;
  if (answer)
    await page.route(`**/builds/${name}/${broken[name].buildId}/${answer.files}`, (route) =>
      answer.with(route),
    );
  const global = (buildId: string) => `${name.replace('-', '_')}_${buildId}`;
  await page.goto(site.origin + (context.path ?? (name === 'mf-public' ? eventPath : '/events')), {
    waitUntil: 'commit',
  });
  await untilReady(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const globals = { broken: global(broken[name].buildId), older: global(currentBuild(name).buildId) };
  return { page, signals, globals };
}

/** The link to a remote's page, and an element that shows that the page works. */
const OPENERS: Partial<Record<RemoteName, (page: Page) => Promise<void>>> = {
  'mf-public': (page) => page.getByRole('link', { name: 'Events', exact: true }).first().click(),
  'mf-race': (page) => page.click('main a[href^="/event/"] >> nth=0'),
  'mf-account': (page) => openFromMenu(page, 'Your Account'),
  'mf-admin': (page) => openFromMenu(page, 'Admin'),
};

async function openFromMenu(page: Page, label: string): Promise<void> {
  await page.locator('header summary').last().click();
  await page.locator('header').getByRole('link', { name: label, exact: true }).click();
}

const getHeading = (page: Page, name: RemoteName) => page.locator(`main [data-remote="${name}"] h1`);

/** Opens the page of a remote, and returns the containers of its builds that are in the document. */
async function openRemote(name: RemoteName, { page, globals }: Visit): Promise<string[]> {
  await OPENERS[name]?.(page);
  await getHeading(page, name).waitFor({ timeout: WITHIN_MS });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  return page.evaluate(
    (all) => Object.entries(all).flatMap(([key, global]) => (global in window ? [key] : [])),
    globals,
  );
}

/** Resolves when the page has sent a signal about its broken build. */
const untilTold = (name: RemoteName, kind: Signal['kind'], { signals }: Visit): Promise<void> =>
  until(() => signals.some((one) => one.kind === kind && one.buildId === broken[name].buildId), WITHIN_MS);

/** Opens a remote whose build is broken: an older build replaces it, and the page reports why. */
async function expectOlderBuild(name: RemoteName, kind: Signal['kind'], visit: Visit): Promise<void> {
  expect(await openRemote(name, visit)).toContain('older');
  await untilTold(name, kind, visit);
  await until(async () => {
    const cookies = await visit.page.context().cookies();
    return cookies.some(
      ({ name: key, value }) => key === 'holeshot_avoid' && value.includes(broken[name].buildId),
    );
  });
  await visit.page.context().close();
}

interface Answer {
  files: string;
  with: (route: Route) => unknown;
}

const noAnswer = () => undefined;

const ANSWERS: Record<string, Answer['with']> = {
  '404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  '500': (route) => route.fulfill({ status: 500, body: 'broken' }),
  'another byte': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  },
};

describe('files of a build of each remote', () => {
  beforeAll(() => rollOut((entry) => `${entry} `));

  it.each([...Object.keys(ANSWERS), 'no answer'])(
    'with the response %s: an older build is used',
    async (title) => {
      const answer = { files: '**', with: ANSWERS[title] ?? noAnswer };
      await Promise.all(
        REMOTE_NAMES.map(async (name) =>
          expectOlderBuild(name, 'load-failure', await openBefore(name, { answer })),
        ),
      );
    },
  );

  it('that load slowly: the page waits for them', async () => {
    const slowly = async (route: Route) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await route.continue().catch(() => undefined);
    };
    const answer = { files: 'entry.js', with: slowly };
    await Promise.all(
      REMOTE_NAMES.map(async (name) => {
        const visit = await openBefore(name, { answer });
        expect(await openRemote(name, visit)).toEqual(['broken']);
        await visit.page.context().close();
      }),
    );
  });

  it.each(['404', 'another byte'])(
    'are replaced when only the chunk of a page gets %s, also on the first page',
    async (title) => {
      const answer = { files: 'race-event.js', with: ANSWERS[title] ?? noAnswer };
      await Promise.all([
        openBefore('mf-race', { answer }).then((visit) => expectOlderBuild('mf-race', 'load-failure', visit)),
        openBefore('mf-race', { answer, path: eventPath }).then(expectWorkingFirstPage('load-failure')),
      ]);
    },
  );

  it('are replaced when one of them does not arrive, or by a panel when no build arrives', async () => {
    const [entry, chunk] = ['entry.js', 'race-event.js'].map((files) => ({ files, with: noAnswer }));
    if (!entry || !chunk) throw new Error('There are no answers');
    await Promise.all([
      openBefore('mf-race', { answer: entry, path: eventPath }).then(expectWorkingFirstPage('load-failure')),
      openBefore('mf-race', { answer: chunk, path: eventPath }).then(expectWorkingFirstPage('load-failure')),
      openBefore('mf-race', { answer: chunk }).then((visit) =>
        expectOlderBuild('mf-race', 'load-failure', visit),
      ),
      openBefore('mf-race').then(expectPanel),
    ]);
  });
});

/** A panel replaces the page in the working shell if no build of the remote loads. */
async function expectPanel({ page }: Visit): Promise<void> {
  await page.route('**/builds/mf-race/**', noAnswer);
  await OPENERS['mf-race']?.(page);
  const panel = page.getByText('The race pages did not arrive');
  await panel.waitFor({ timeout: WITHIN_MS + 1_000 });
  await page.getByRole('link', { name: 'Clubs', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Clubs' }).first().waitFor();
}

/** The first page is interactive with the older build, and reports it. */
const expectWorkingFirstPage =
  (kind: Signal['kind']) =>
  async (visit: Visit): Promise<void> => {
    const { page, signals } = visit;
    await page.getByRole('tab', { name: 'Rounds' }).click({ timeout: WITHIN_MS });
    await page.getByRole('tab', { name: 'Rounds', selected: true }).waitFor();
    // a click before the page is interactive loads it anew
    await page.waitForFunction((name) => name in window, visit.globals.older);
    await untilTold('mf-race', kind, visit);
    expect(signals).not.toContainEqual({
      kind: 'ready',
      name: 'mf-race',
      buildId: broken['mf-race'].buildId,
    });
    await page.context().close();
  };

describe.each(Object.entries(BROKEN_ENTRIES))('a build that %s', (title, change) => {
  const kind = title.includes('render') ? 'crash' : 'load-failure';

  beforeAll(() => rollOut(change));

  it('is replaced by an older one, of each remote, and on the first page', async () => {
    await Promise.all([
      ...REMOTE_NAMES.map(async (name) => expectOlderBuild(name, kind, await openBefore(name))),
      openBefore('mf-race', { path: eventPath }).then(expectWorkingFirstPage(kind)),
    ]);
  });
});

it('reports the builds with which pages became interactive', async () => {
  await rollOut((entry) => `${entry} `);
  const visit = await openBefore('mf-race', { path: eventPath });
  await untilReady(visit.page);
  await until(() => visit.signals.length >= 2);
  expect(visit.signals.filter(({ kind }) => kind === 'ready').map(({ name }) => name)).toEqual([
    'shell',
    'mf-race',
  ]);
});
