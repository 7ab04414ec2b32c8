import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { eventHref } from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';
import type { Browser } from 'playwright-core';
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
function buildBoth(): [stable: BuildManifest, other: BuildManifest] {
  const script = path.join(__dirname, 'support/build-variant.ts');
  const output = execFileSync(process.execPath, ['--import', 'tsx', script, WORD, OTHER_WORD], {
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

it('serves two builds of a remote in turn from one process, and both come to life', async () => {
  const [stable, other] = buildBoth();
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
