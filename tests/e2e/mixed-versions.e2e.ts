import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES, SLOT_NAMES, type SlotName } from '@holeshot/contract';
import { type BuildRef, buildManifestSchema, currentBuildsSchema } from '@holeshot/contract/wire';
import type { Browser } from 'playwright-core';
import { listMissing } from '../../server/src/builds/choose/resolve';
import { describeWith } from '../jest/needing';
import { launchBrowser, openPage, untilReady } from './support/browser';
import { findOldEvent } from './support/find-event';
import { signIn } from './support/people';
import { buildPreviousRelease, copyPreviousRelease, hasPreviousRelease } from './support/previous-builds';
import { startTestSite, type TestSite } from './support/start-site';

/*
 * Mixes builds of the previous release with present ones: a team that ships alone meets older builds of other teams, and
 * a page that stays open meets newer ones.
 */
const PREVIOUS = { isThere: hasPreviousRelease(), what: 'a clone with the previous release' };

type Builds = Record<string, BuildRef>;
const BUILDS = path.join(__dirname, '../../dist/builds');
const current: Builds = currentBuildsSchema.parse(
  JSON.parse(readFileSync(path.join(BUILDS, 'current.json'), 'utf8')),
);

describeWith(PREVIOUS)('the previous release beside the present one', () => {
  let browser: Browser;
  let site: TestSite;
  let previous: Builds;
  let eventPath: string;

  beforeAll(async () => {
    previous = buildPreviousRelease();
    [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
    copyPreviousRelease(site.dataDir);
    eventPath = await findOldEvent(site.origin);
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  const rollOut = (isPrevious: (name: SlotName) => boolean): Promise<void> => {
    const builds = SLOT_NAMES.map((name) => [name, (isPrevious(name) ? previous : current)[name]]);
    return site.rollOut(Object.fromEntries(builds));
  };

  /** Whether the remotes of one release need nothing that the shell of another lacks. */
  function fits(remotes: Builds, shell: Builds): boolean {
    const readManifest = (name: SlotName, builds: Builds) => {
      const folder = builds === previous ? path.join(site.dataDir, 'builds') : BUILDS;
      const file = path.join(folder, name, builds[name]?.buildId ?? '', 'manifest.json');
      return buildManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    };
    const { provides } = readManifest('shell', shell);
    return REMOTE_NAMES.every((name) => listMissing(readManifest(name, remotes), { provides }).length === 0);
  }

  /** Visits a page of each remote by navigation in the browser, and returns the errors. */
  async function visitAll(): Promise<{ faults: string[]; builds: string[] }> {
    const { page, context, faults } = await openPage(browser);
    await page.goto(`${site.origin}/events`);
    await untilReady(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.click('main a[href^="/event/"] >> nth=0');
    await page.locator('main [data-remote="mf-race"] h1').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'All Events' }).waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await page.goto(site.origin + eventPath);
    await untilReady(page);
    await page.getByRole('tab', { name: 'Rounds' }).click();
    await page.getByRole('tab', { name: 'Rounds', selected: true }).waitFor();

    await signIn(page, site.origin, 'manager');
    await page.locator('header summary').last().click();
    await page.getByRole('link', { name: 'Manage Club / Events' }).click();
    await page.locator('main [data-remote="mf-admin"] h1').waitFor();
    const builds = await page.evaluate(() => {
      const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '{}');
      const remotes: { name: string; buildId: string }[] = state.remotes;
      return [`shell ${state.builds.shell}`, ...remotes.map(({ name, buildId }) => `${name} ${buildId}`)];
    });
    await context.close();
    return { faults, builds };
  }

  it.each(['previous', 'present'])(
    'all remotes of the other release run in the %s shell',
    async (shell) => {
      await rollOut((name) => (name === 'shell') === (shell === 'previous'));
      const { faults, builds } = await visitAll();
      const [own, others] = shell === 'previous' ? [previous, current] : [current, previous];
      // the site refuses remotes that need more than the shell has, and keeps the builds it has
      const served: Builds = fits(others, own)
        ? { ...others, ...(own.shell && { shell: own.shell }) }
        : current;
      expect(builds.sort()).toEqual(SLOT_NAMES.map((name) => `${name} ${served[name]?.buildId}`).sort());
      expect(faults).toEqual([]);
    },
    120_000,
  );

  it.each([...REMOTE_NAMES])(
    '%s of the previous release runs beside the present ones',
    async (remote) => {
      await rollOut((name) => name === remote);
      const { faults, builds } = await visitAll();
      expect(builds).toContain(`${remote} ${previous[remote]?.buildId}`);
      expect(faults).toEqual([]);
    },
    120_000,
  );
});
