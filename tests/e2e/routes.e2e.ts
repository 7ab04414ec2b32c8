import type { Browser } from 'playwright-core';
import { manifest as account } from '../../mf-account/manifest';
import { manifest as admin } from '../../mf-admin/manifest';
import { manifest as pub } from '../../mf-public/manifest';
import { manifest as race } from '../../mf-race/manifest';
import { launchBrowser, openPage, origin, untilReady } from './support/browser';
import { findNameOfDemo, findRaceOfDemo, findSeasonOfDemo } from './support/demo';

/** The remote whose check this is part of. */
const { E2E_REMOTE } = process.env;
const routes = [pub, race, account, admin].flatMap(({ name, routes: ofRemote }) =>
  name === (E2E_REMOTE ?? name) ? ofRemote : [],
);

let browser: Browser;
/** A value for each path parameter. */
let values: Record<string, string>;

beforeAll(async () => {
  browser = await launchBrowser();
  const { event, race: ended } = await findRaceOfDemo();
  const { clubId, season } = await findSeasonOfDemo();
  const { name } = await findNameOfDemo(clubId);
  values = {
    eventId: event.ID,
    raceId: ended.ID,
    pilotId: ended.PilotChannels[0]?.Pilot ?? '',
    clubId: String(clubId),
    seasonId: String(season.ID),
    pilotName: encodeURIComponent(name),
    pilotHandle: 'kestrel',
    page: 'users',
  };
});
afterAll(() => browser.close());

/** The address of a route. Throws for a parameter without a value. */
function getAddress(path: string): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => {
    const value = values[name];
    if (!value) throw new Error(`Give :${name} a value here, so that its route is visited`);
    return value;
  });
}

/** Routes that only show an error. */
const NOT_FOUND = ['race:no-event'];

describe('every route of every remote', () => {
  it.each(routes.map(({ id, path }) => [id, path]))('%s is interactive at %s', async (id, path) => {
    const { page, faults } = await openPage(browser);
    for (const address of [getAddress(path), `${getAddress(path).replace(/\/$/, '')}/`]) {
      const response = await page.goto(origin() + address);
      await untilReady(page);
      const isMissing = NOT_FOUND.includes(id);
      expect(response?.status()).toBe(isMissing ? 404 : 200);
      if (!isMissing) expect(faults).toEqual([]);
      expect(await page.locator('main').innerText()).not.toBe('');
      expect(await page.title()).toMatch(/Holeshot$/);
    }
  });
});

it.each([
  ['/%E0%A4%A/', 404, 'There is no such public profile'],
  ['/event/%zz/', 400, '400 Bad Request'],
  ['/club/abc', 404, '404 Missing Club object'],
  ['/club/0', 404, '404 Missing Club object'],
  ['/club/999999/', 404, '404 Missing Club object'],
])("%s shows the site's error page with status %s", async (path, status, text) => {
  const { page, context } = await openPage(browser);
  const response = await page.goto(origin() + path);
  await untilReady(page);
  expect(response?.status()).toBe(status);
  const content = await page.locator('main').innerText();
  expect(content).toContain('Unexpected Application Error!');
  expect(content).toContain(text);
  await context.close();
});
