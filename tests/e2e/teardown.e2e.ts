import { CACHE_STALE_MS, eventHistoryHref, eventHref, pilotInEventHref, raceHref } from '@holeshot/contract';
import type { WireEventListItem, WireRace } from '@holeshot/contract/wire';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser, openPage, origin, untilReady } from './support/browser';
import { findRunningRace, listPastRaceEvents } from './support/demo';
import { signIn } from './support/people';

/** A path, and a selector of a part of its page that loads late. */
type Visit = [path: string, part: string];

interface Held {
  heapKb: number;
  listeners: number;
  nodes: number;
}

const ROUNDS = 10;
/** V8 recompiles code that runs often, which looks like a leak. */
const STEADY_CODE = [
  '--no-opt',
  '--no-maglev',
  '--no-sparkplug',
  '--no-lazy-feedback-allocation',
  '--no-flush-bytecode',
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ args: [`--js-flags=${STEADY_CODE.join(' ')}`] });
});
afterAll(() => browser.close());

/**
 * 20 pages of all remotes per round, with charts, map, feed, replay, tables and a frame. No two in a row have the same
 * path, and each round has its own race.
 */
async function listRounds(): Promise<Visit[][]> {
  const [past, live] = await Promise.all([listPastRaceEvents(), findRunningRace()]);
  const races = past.flatMap(({ event, races: ofEvent }) => ofEvent.map((race) => ({ event, race })));
  return Array.from({ length: ROUNDS }, (_, round) => {
    const chosen = races[Math.floor((round * races.length) / ROUNDS)];
    if (!chosen) throw new Error('The demo season has no past race');
    return listVisits(chosen, live);
  });
}

type Live = Awaited<ReturnType<typeof findRunningRace>>;

function listVisits({ event, race }: { event: WireEventListItem; race: WireRace }, live: Live): Visit[] {
  const eventId = event.ID;
  const ofRace = { eventId, raceId: race.ID };
  return [
    ['/', 'main a'],
    ['/clubs', 'main .pin'],
    [`/club/${event.Club.ID}?tab=details`, 'main h2'],
    ['/events', 'main table'],
    ['/kestrel', 'main a'],
    [eventHref({ eventId: live.event.ID }), 'main [role=tabpanel]'],
    [raceHref({ eventId: live.event.ID, raceId: live.running.ID }), 'main table'],
    [eventHref({ eventId, tab: 'rounds' }), 'main article'],
    [raceHref(ofRace), 'main table'],
    [eventHref({ eventId, tab: 'lap-records' }), 'main table'],
    [raceHref({ ...ofRace, tab: 'lap-times-graph' }), 'main canvas'],
    [eventHref({ eventId, tab: 'lap-counts' }), 'main table'],
    [raceHref({ ...ofRace, tab: 'replay' }), 'main input'],
    [pilotInEventHref({ eventId, pilotId: race.PilotChannels[0]?.Pilot ?? '' }), 'main h2'],
    [eventHistoryHref({ eventId }), 'main h1'],
    ['/download', 'main a'],
    ['/account', 'main a'],
    ['/manageClub', 'main h1'],
    ['/admin/users', 'main iframe'],
    ['/admin/rollouts', 'main h2'],
  ];
}

/** Runs in the page, and goes to each path within the document. Elements that a test holds would stay in memory. */
async function visitAll(visits: Visit[]): Promise<void> {
  for (const [path, part] of visits) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    // the heading of the new page gets the focus
    while (!document.querySelector('main h1:focus') || !document.querySelector(part))
      await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Opens a dialog of the account page, and closes it. */
async function openDialog(page: Page): Promise<void> {
  await page.evaluate(visitAll, [['/account', 'main a']] satisfies Visit[]);
  await page.getByRole('button', { name: 'Edit Account' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Edit Account' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Lets the page's clock run ahead, by the argument of `skip` more at each call. */
const installClock = () => {
  const { now } = Date;
  let aheadMs = 0;
  Date.now = () => now() + aheadMs;
  Object.assign(window, {
    skip: (ms: number) => {
      aheadMs += ms;
    },
  });
};

async function measure(cdp: CDPSession): Promise<Held> {
  // the second collection frees the objects that the first one finalized
  for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { jsEventListeners: listeners, nodes } = await cdp.send('Memory.getDOMCounters');
  return { heapKb: usedSize / 1024, listeners, nodes };
}

it('200 pages of all remotes, most of them different, and dialogs leave nothing behind', async () => {
  const visitsOfRounds = await listRounds();
  const { page, context } = await openPage(browser);
  await page.addInitScript(installClock);
  await signIn(page, origin(), 'admin');
  await untilReady(page);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const cdp = await context.newCDPSession(page);
  const rounds: Held[] = [];
  for (const visits of visitsOfRounds) {
    await page.evaluate(visitAll, visits);
    await openDialog(page);
    // responses of the round before have expired
    await page.evaluate(
      (ms) => (window as unknown as { skip: (ms: number) => void }).skip(ms),
      CACHE_STALE_MS,
    );
    await page.evaluate(visitAll, [['/clubs', 'main .pin']] satisfies Visit[]);
    rounds.push(await measure(cdp));
  }
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  /** The increase from the second round to the last ones, without objects that only one of them held. */
  const getGrowth = (key: keyof Held): number =>
    Math.min(...rounds.slice(-2).map((held) => held[key])) - (rounds[1]?.[key] ?? 0);
  // a leaking page leaks in each round
  expect(getGrowth('listeners')).toBeLessThan(ROUNDS / 2);
  expect(getGrowth('nodes')).toBeLessThan(ROUNDS / 2);
  expect(getGrowth('heapKb')).toBeLessThan(200);
});
