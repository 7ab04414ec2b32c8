import { eventHref, raceHref } from '@holeshot/contract';
import type { WireEventListItem, WireRace } from '@holeshot/contract/wire';
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
/** A race of the running event that is still open for objections. */
async function findProvisionalRace(): Promise<{ eventId: string; raceId: string }> {
  const read = async <T>(path: string) => (await fetch(site.origin + path)).json() as Promise<T>;
  const events = await read<WireEventListItem[]>('/api/public/events');
  const eventId = events.find(({ Results }) => Results?.State === 'live')?.ID ?? '';
  const races = await read<WireRace[]>(`/api/public/races/eventId/${eventId}`);
  return { eventId, raceId: races.findLast(({ Results }) => Results?.State === 'provisional')?.ID ?? '' };
}

afterAll(async () => {
  await browser.close();
  await site.stop();
});

it('a race turns official on the open page, with its minute', async () => {
  const running = await findProvisionalRace();
  const { page, faults } = await openPage(browser, { viewport: PHONE });
  await page.clock.install({ time: new Date() });
  await page.goto(site.origin + raceHref(running));
  await untilReady(page);
  await page.getByText(/^Provisional until \d/).waitFor();
  await page.clock.fastForward('31:00');
  await page.getByText('Official', { exact: true }).waitFor();
  expect(faults).toEqual([]);
});

it('shows that a manager corrected an official race, has addresses for its revisions, and restores it', async () => {
  const { page, faults } = await openPage(browser);
  await signIn(page, site.origin, 'manager');
  await page.goto(site.origin + raceHref(race));
  await untilReady(page);
  await page.getByText('Official', { exact: true }).waitFor();
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
  await page
    .getByText(/by sf-race-director \(Cut the second gate\)/)
    .first()
    .waitFor();

  const visitor = await openPage(browser, { viewport: PHONE });
  await visitor.page.goto(site.origin + raceHref(race));
  await untilReady(visitor.page);
  await visitor.page.getByRole('link', { name: 'What changed' }).click();
  const difference = visitor.page.getByRole('region', { name: 'Revision 2 against 1' });
  await difference.getByText(/: DNF \(was /).waitFor();
  await visitor.page.getByText('sf-race-director: Cut the second gate').waitFor();
  expect(await visitor.page.getByRole('button', { name: /Restore/ }).count()).toBe(0);
  expect(await findAxeFaults(visitor.page)).toEqual([]);

  await visitor.page.getByRole('link', { name: 'Revision 1', exact: true }).click();
  const note = visitor.page.getByRole('complementary', { name: 'Revision' });
  await note.getByText('Revision 1 of 2').waitFor();
  expect(await visitor.page.getByText('Changed after publishing').count()).toBe(0);
  expect(await findAxeFaults(visitor.page)).toEqual([]);
  const reply = await visitor.page.goto(visitor.page.url());
  await untilReady(visitor.page);
  expect(await note.locator('code').textContent()).toBe(reply?.headers()['x-revision-hash']);
  await note.getByRole('link', { name: 'Show the newest' }).click();
  await visitor.page.getByText('Changed after publishing').first().waitFor();

  const eventPage = `${site.origin}${eventHref({ eventId: race.eventId })}?revision=`;
  await visitor.page.goto(`${eventPage}1`);
  await note.getByText('Revision 1 of 2').waitFor();
  expect((await visitor.page.goto(`${eventPage}99`))?.status()).toBe(404);
  await visitor.page.getByText(/There is no revision 99\./).waitFor();

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Restore revision 1' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('The judges agreed');
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Revision 3, shown on the site').waitFor();
  await page.goto(site.origin + raceHref(race));
  await page.getByText('Official', { exact: true }).waitFor();
  expect([...faults, ...visitor.faults.filter((fault) => !fault.includes('404'))]).toEqual([]);
});

it('a manager declares a running event official, and takes it back', async () => {
  const { eventId } = await findProvisionalRace();
  const { page, faults } = await openPage(browser, { viewport: WIDE });
  await signIn(page, site.origin, 'manager');
  await page.goto(site.origin + eventHref({ eventId, tab: 'info' }));
  await untilReady(page);
  const decide = async (button: string, action: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByLabel('Reason').fill('The race director says so');
    expect(await findAxeFaults(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await decide('Declare official', 'Declare official');
  await decide('Take back official', 'Take back');
  await page.getByRole('button', { name: 'Declare official', exact: true }).waitFor();
  expect(faults).toEqual([]);
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
  await page.getByText('sf-race-director: restored revision 1').first().waitFor();
  await page.goto(site.origin + path);
  await untilReady(page);
  expect(await page.getByText('The car park is closed.').count()).toBe(0);
  expect([...faults, ...visitor.faults]).toEqual([]);
});

it('the form of a race has no axe violations', async () => {
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
