import { setTimeout as wait } from 'node:timers/promises';
import { eventHref, type SlotName } from '@holeshot/contract';
import type { WireBuildSlot, WireEventListItem } from '@holeshot/contract/wire';
import type { Browser } from 'playwright-core';
import { publish } from '../publish/publish';
import { parseRollout } from '../rollout/parse-command';
import { runRollout } from '../rollout/run-rollout';
import type { Admin } from './admin';
import { mapConcurrently, signIn, type Visit, visitEvent } from './people';
import { ACCOUNT_WORDS, brokenRace, changedAccount, changedRace, HOST_WORDS } from './variants';

const PROFILES = 60;
const TAKEN_BACK_MS = 180_000;
/** A tab polls once a minute. */
const NOTICED_MS = 75_000;

export interface Stage {
  origin: string;
  browser: Browser;
  admin: Admin;
  log: (line: string) => void;
  /** records an expectation, and whether it holds */
  check: (what: string, isTrue: boolean) => void;
}

export async function findEventUrl(origin: string): Promise<string> {
  const events = (await (await fetch(`${origin}/api/public/events`)).json()) as WireEventListItem[];
  return origin + eventHref({ eventId: events.at(-1)?.ID ?? '' });
}

/** Runs `npm run rollout` with these arguments. */
export async function rollout(
  { origin, log }: Stage,
  token: string,
  name: SlotName,
  args: string,
): Promise<void> {
  log(`> npm run rollout -- ${name} ${args}`);
  await runRollout(parseRollout([name, ...args.split(' '), '--site', origin, '--token', token], {}), log);
}

export const findSlot = async ({ admin }: Stage, name: SlotName): Promise<WireBuildSlot | undefined> =>
  (await admin.readRollouts()).slots.find((slot) => slot.name === name);

/** A changed mf-race at 10 %: a tenth of new profiles gets it, keeps it, and keeps it when the weight is raised. */
export async function rehearseShares(stage: Stage, token: string): Promise<void> {
  const { origin, browser, log, check } = stage;
  const url = await findEventUrl(origin);
  const sees = ({ text }: Visit, word: string) => text.includes(word);
  const countWith = (visits: readonly Visit[]) =>
    visits.filter((visit) => sees(visit, HOST_WORDS.changed)).length;

  log(`> npm run publish -- mf-race   (event pages say "${HOST_WORDS.changed}")`);
  const { buildId } = await publish(
    { name: 'mf-race', site: origin, token, skipsSmoke: true },
    log,
    changedRace(),
  );
  await rollout(stage, token, 'mf-race', `start --build ${buildId} --steps 10,50,100 --minutes 600`);
  const first = await mapConcurrently(Array.from({ length: PROFILES }), () => visitEvent(browser, url));
  log(`${countWith(first)} of ${PROFILES} new browser profiles got the candidate at 10 %`);
  check('about a tenth of new profiles got the candidate', countWith(first) >= 1 && countWith(first) <= 15);
  check(
    'all pages worked',
    first.every(({ isWorking }) => isWorking),
  );

  const again = await mapConcurrently(first, ({ profile }) => visitEvent(browser, url, profile));
  const isSame = again.every((visit, index) => {
    const before = first[index];
    return before !== undefined && sees(visit, HOST_WORDS.changed) === sees(before, HOST_WORDS.changed);
  });
  check('each of them got the same build when they came again', isSame);

  await rollout(stage, token, 'mf-race', 'advance --weight 50');
  const raised = await mapConcurrently(first, ({ profile }) => visitEvent(browser, url, profile));
  log(`${countWith(raised)} of the same profiles got the candidate at 50 %`);
  check('more got it at 50 %', countWith(raised) > countWith(first));
  check(
    'nobody who had it lost it',
    raised.every((visit, index) => {
      const before = first[index];
      return !before || !sees(before, HOST_WORDS.changed) || sees(visit, HOST_WORDS.changed);
    }),
  );
  await rollout(stage, token, 'mf-race', 'promote');
  const last = await visitEvent(browser, url);
  check('everybody has it after it was promoted', sees(last, HOST_WORDS.changed));
}

/**
 * A broken mf-race at 25 %: while people browse, it is rolled back automatically, and all of them see working pages.
 */
export async function rehearseFailure(stage: Stage, token: string): Promise<void> {
  const { origin, browser, log, check } = stage;
  const url = await findEventUrl(origin);
  log('> npm run publish -- mf-race   (event pages throw in browsers)');
  const { buildId } = await publish(
    { name: 'mf-race', site: origin, token, skipsSmoke: true },
    log,
    brokenRace(),
  );
  await rollout(stage, token, 'mf-race', `start --build ${buildId} --steps 25,100 --minutes 600`);

  const started = performance.now();
  let isOut = true;
  const visits: Visit[] = [];
  const browse = async () => {
    while (isOut) visits.push(await visitEvent(browser, url));
  };
  const watch = async () => {
    while (isOut && performance.now() - started < TAKEN_BACK_MS) {
      const slot = await findSlot(stage, 'mf-race');
      isOut = slot?.rollout != null;
      if (!isOut) break;
      const { candidate, verdict } = slot?.rollout ?? {};
      if (candidate) log(`  ${candidate.exposures} pages, ${candidate.crashes} crashes: ${verdict?.reason}`);
      await wait(2_000);
    }
    isOut = false;
  };
  await Promise.all([watch(), ...Array.from({ length: 3 }, browse)]);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const { history } = await stage.admin.readRollouts();
  const entry = history[0];
  log(`${visits.length} visits in ${seconds} s. ${entry?.who}: ${entry?.why}`);
  check('the controller took the build back by itself', entry?.who === 'controller');
  check(
    'every visitor saw a page that worked',
    visits.every(({ isWorking }) => isWorking),
  );
  const after = await visitEvent(browser, url);
  check('new visitors get the stable build', after.isWorking && after.text.includes(HOST_WORDS.changed));
}

/** A rollback while a person writes in a form: the input stays and is saved, and the next page is the stable one. */
export async function rehearseOpenForm(stage: Stage, token: string): Promise<void> {
  const { origin, browser, log, check } = stage;
  log(`> npm run publish -- mf-account   (its page is called "${ACCOUNT_WORDS.changed}")`);
  const { buildId } = await publish(
    { name: 'mf-account', site: origin, token, skipsSmoke: true },
    log,
    changedAccount(),
  );
  await rollout(stage, token, 'mf-account', `start --build ${buildId} --steps 100 --minutes 600`);
  const page = await (await browser.newContext()).newPage();
  await signIn(page, origin, 'Hana');
  await page.getByRole('heading', { name: ACCOUNT_WORDS.changed }).waitFor();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('header summary').last().click();
  await page.locator('header').getByRole('button', { name: 'Edit Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Account' });
  await dialog.getByLabel('Bio').fill('Half a sentence about');

  await rollout(stage, token, 'mf-account', `rollback --build ${buildId}`);
  log(`waiting ${NOTICED_MS / 1000} s, in which the open tab learns of it`);
  await wait(NOTICED_MS);
  check(
    'the form is open and keeps its words',
    (await dialog.getByLabel('Bio').inputValue()) === 'Half a sentence about',
  );
  await dialog.getByLabel('Bio').fill('Half a sentence about gates');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const isSame = () => page.evaluate(() => 'isSameDocument' in window);
  check('the form was saved in the same document', await isSame());
  await page.getByRole('link', { name: 'Events', exact: true }).first().click();
  await page.getByRole('heading', { name: 'All Events' }).waitFor();
  check('the next navigation moved the tab to the stable build', !(await isSame()));
  await page.goto(`${origin}/account`);
  await page.getByRole('heading', { name: ACCOUNT_WORDS.stable, exact: true }).waitFor();
  check('what was saved is there', (await page.locator('main').innerText()).includes('about gates'));
}

/** The shell's state, which no rollout of a remote may touch. */
export async function readShell({ admin }: Stage): Promise<string> {
  const { registry } = await admin.readRollouts();
  return JSON.stringify([registry.shell, registry.remotes['mf-public'], registry.remotes['mf-admin']]);
}
