import { eventHref, raceHref } from '@holeshot/contract';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, PHONE, untilReady, WIDE } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { isOver, listEventsOfDemo } from './support/events-of-demo';
import { signIn } from './support/people';
import { startTestSite, type TestSite } from './support/start-site';

let browser: Browser;
let site: TestSite;
let race: { eventId: string; raceId: string };

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
  const events = await listEventsOfDemo(site.origin);
  const own = events.find((one) => isOver(one) && one.event.Name.startsWith('Saltbush'));
  race = { eventId: own?.event.ID ?? '', raceId: own?.races.finished[0]?.ID ?? '' };
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

it('a manager corrects a race, everybody reads why, and the manager restores it', async () => {
  const { page, faults } = await openPage(browser);
  await signIn(page, site.origin, 'manager');
  await page.goto(site.origin + raceHref(race));
  await untilReady(page);
  await page.getByRole('button', { name: 'Edit Race' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Race' });
  await dialog.getByLabel('Reason').fill('Cut the second gate');
  await dialog.locator('summary').first().click();
  await dialog
    .getByRole('switch', { name: /did not finish/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Changed after publishing').first().waitFor();

  const visitor = await openPage(browser, { viewport: PHONE });
  await visitor.page.goto(`${site.origin}${raceHref(race)}/history`);
  await untilReady(visitor.page);
  await visitor.page.getByText('sf-race-director: Cut the second gate').waitFor();
  await visitor.page.getByText(/: DNF \(was /).waitFor();
  expect(await visitor.page.getByRole('button', { name: /Restore/ }).count()).toBe(0);
  expect(await findAxeFaults(visitor.page)).toEqual([]);

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Restore revision 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Revision 3, shown on the site').waitFor();
  expect([...faults, ...visitor.faults]).toEqual([]);
});

it('a manager changes the info of an event, everybody reads it, and the manager restores it', async () => {
  const { page, faults } = await openPage(browser, { viewport: PHONE });
  const path = eventHref({ eventId: race.eventId, tab: 'info' });
  await signIn(page, site.origin, 'manager');
  await page.goto(site.origin + path);
  await untilReady(page);
  await page.getByRole('button', { name: 'Edit Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await dialog.getByLabel('Info').fill('The car park is closed.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('The car park is closed.').waitFor();

  await page.getByRole('link', { name: 'History of this event' }).click();
  await page.getByRole('button', { name: 'Restore revision 1' }).waitFor();
  const visitor = await openPage(browser);
  await visitor.page.goto(page.url());
  await untilReady(visitor.page);
  await visitor.page.getByText('The info text changed.').waitFor();
  expect(await visitor.page.getByRole('button', { name: /Restore/ }).count()).toBe(0);
  expect(await findAxeFaults(visitor.page)).toEqual([]);

  await page.getByRole('button', { name: 'Restore revision 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Revision 3, shown on the site').waitFor();
  await page.goto(site.origin + path);
  await untilReady(page);
  expect(await page.getByText('The car park is closed.').count()).toBe(0);
  expect([...faults, ...visitor.faults]).toEqual([]);
});

it('the form of a race has no axe faults', async () => {
  const { page } = await openPage(browser, { viewport: WIDE });
  await signIn(page, site.origin, 'manager');
  await page.goto(site.origin + raceHref(race));
  await untilReady(page);
  await page.getByRole('button', { name: 'Edit Race' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Race' });
  await dialog.locator('summary').first().click();
  await dialog.getByRole('switch').first().waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
});
