import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import {
  PATREON_TEST_KEYS,
  type PatreonServer,
  startPatreonServer,
} from '../../server/src/outside/testing/patreon-server';
import { launchBrowser, openPage, untilReady } from './support/browser';
import { startTestSite, type TestSite } from './support/start-site';
import { until } from './support/until';

let browser: Browser;
let patreon: PatreonServer;
let site: TestSite;

beforeAll(async () => {
  patreon = await startPatreonServer();
  const { clientId, clientSecret } = PATREON_TEST_KEYS;
  [browser, site] = await Promise.all([
    launchBrowser(),
    startTestSite({
      NODE_ENV: 'production',
      SEED: 'none',
      PATREON_URL: patreon.url,
      PATREON_CLIENT_ID: clientId,
      PATREON_CLIENT_SECRET: clientSecret,
    }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  await patreon.close();
});

it('a member signs in by the real protocol, gets a tier and a picture, and logs out', async () => {
  patreon.pictures.set(
    'ada.png',
    await sharp({ create: { width: 200, height: 200, channels: 3, background: '#1b998b' } })
      .png()
      .toBuffer(),
  );
  patreon.people.set('77', {
    userId: '77',
    memberId: 'm-77',
    firstName: 'Ada',
    lastName: 'Vale',
    fullName: 'Ada Vale',
    status: 'active_patron',
    tiers: ['Pilot'],
    since: '2026-01-15T09:00:00Z',
    thumbUrl: `${patreon.url}/pictures/ada.png`,
  });
  patreon.visitor = '77';
  const { page, context, faults } = await openPage(browser);
  await page.goto(`${site.origin}/events`);
  await untilReady(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Continue to Patreon' }).click();
  await page.waitForURL(`${site.origin}/account`);
  await page.locator('main').getByText('Ada', { exact: true }).waitFor();
  await page.locator('main').getByText('Pilot', { exact: true }).waitFor();

  const isPictured = async () => {
    await page.reload();
    await untilReady(page);
    return (await page.locator('header img[src^="/files/people/"]').count()) === 1;
  };
  await until(isPictured);
  const outside = patreon.requests.filter(
    ({ path, headers }) => path.startsWith('/pictures/') && headers.cookie,
  );
  expect(outside).toEqual([]);

  await page.goto(`${site.origin}/logout/`);
  await page.waitForURL(`${site.origin}/events`);
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(await context.cookies(site.origin)).toEqual([]);
  expect(faults).toEqual([]);
});

it('says that Patreon is away, and lets the person try again', async () => {
  patreon.people.set('78', { userId: '78', firstName: 'Bo', fullName: 'Bo' });
  patreon.visitor = '78';
  patreon.misbehave('token', 'html');
  const { page } = await openPage(browser);
  await page.goto(`${site.origin}/api/public/auth/login`);
  await page.getByText('Patreon did not answer as expected. Try again in a moment.').waitFor();
  patreon.misbehave('token');
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.waitForURL(`${site.origin}/account`);
  await page.locator('main').getByText('Bo', { exact: true }).waitFor();
});

it('offers no choice of people in production', async () => {
  const reply = await fetch(`${site.origin}/api/development-provider/oauth2/authorize`);
  expect(reply.status).toBe(404);
});
