import path from 'node:path';
import { remoteBuild } from '@holeshot/build';
import { eventHref } from '@holeshot/contract';
import type { Browser } from 'playwright-core';
import { manifest } from '../../mf-race/manifest';
import { buildAll } from '../../tools/build/build-all';
import { launchBrowser, openPage, untilReady } from './support/browser';
import { startTestSite, type TestSite } from './support/start-site';

const WORD = 'Hosted by';
const OTHER_WORD = 'Flown with';

let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Two builds of mf-race from the same source, one of them with another word on the event page. */
async function buildBoth() {
  const loader = path.join(__dirname, 'support/replace-word-loader.cjs');
  const rules = [
    {
      test: /mf-race\/src\/.*\.tsx$/,
      enforce: 'pre' as const,
      loader,
      options: { from: WORD, to: OTHER_WORD },
    },
  ];
  const builds = [remoteBuild({ manifest }), remoteBuild({ manifest, rules })];
  const [stable, other] = await buildAll({ log: () => undefined, builds });
  if (!stable || !other) throw new Error('Both builds are needed');
  return { stable, other };
}

it('serves two builds of a remote in turn from one process, and both come to life', async () => {
  const { stable, other } = await buildBoth();
  expect(other.buildId).not.toBe(stable.buildId);
  const events = (await (await fetch(`${site.origin}/api/public/events`)).json()) as { ID: string }[];
  const eventPath = eventHref({ eventId: events.at(-1)?.ID ?? '' });

  for (const [build, word] of [
    [stable, WORD],
    [other, OTHER_WORD],
    [stable, WORD],
  ] as const) {
    await site.rollOut({
      remote: 'mf-race',
      ref: { buildId: build.buildId, integrity: build.entry.integrity },
    });
    const { page, context, faults } = await openPage(browser);
    const served = await (await page.request.get(site.origin + eventPath)).text();
    expect(served).toContain(word);
    await page.goto(site.origin + eventPath);
    await untilReady(page);
    expect(await page.locator('main').innerText()).toContain(word);
    expect(await page.locator('style').count()).toBe(1);
    await page.getByRole('tab', { name: 'Rounds' }).click();
    await page.waitForURL('**tab=rounds');
    const globals = await page.evaluate(() =>
      Object.keys(window).filter((name) => name.startsWith('mf_race_')),
    );
    expect(globals).toEqual([`mf_race_${build.buildId}`]);
    expect(faults).toEqual([]);
    await context.close();
  }
}, 120_000);
