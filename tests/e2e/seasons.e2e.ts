import { clubHref, manageClubHref, raceHref, seasonHref } from '@holeshot/contract';
import type { WireRace, WireSeason, WireSeasonSummary } from '@holeshot/contract/wire';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, PHONE, untilReady, WIDE } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { isOver, listEventsOfDemo } from './support/events-of-demo';
import { signIn } from './support/people';
import { startTestSite, type TestSite } from './support/start-site';

let browser: Browser;
let site: TestSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const read = async <T>(path: string): Promise<T> =>
  (await fetch(`${site.origin}/api/public/${path}`)).json() as Promise<T>;

/** The newest season of a club with its standings. */
async function readSeason(clubId: number): Promise<WireSeason> {
  const [season] = await read<WireSeasonSummary[]>(`seasons/clubId/${clubId}`);
  return read(`seasons/id/${season?.ID}`);
}

/** A race of a season's first event that its first pilot flew. */
async function findRaceOfLeader({ Rows, Events }: WireSeason) {
  const { Name = '', Results = [] } = Rows[0] ?? {};
  const eventId = Events[0]?.ID ?? '';
  const races = await read<WireRace[]>(`races/eventId/${eventId}`);
  const race = races.find(({ PilotChannels }) =>
    PilotChannels.some(({ Pilot }) => Pilot === Results[0]?.PilotID),
  );
  return { eventId, raceId: race?.ID ?? '', name: Name };
}

it('a manager creates a season, visitors see its winner, and its history lists a changed result', async () => {
  const events = await listEventsOfDemo(site.origin);
  const own = events.filter((one) => isOver(one) && one.event.Name.startsWith('Saltbush Winter'));
  const clubId = own[0]?.event.Club.ID ?? 0;
  const { page, faults } = await openPage(browser);
  await signIn(page, site.origin, 'manager');
  await page.goto(site.origin + manageClubHref());
  await untilReady(page);
  await page.getByRole('button', { name: 'Create season of Saltbush FPV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create season' });
  await dialog.getByLabel('Name').fill('Winter Cup');
  await dialog.getByRole('spinbutton', { name: 'Best results that count' }).fill('2');
  for (const summary of await dialog.locator('summary').all()) await summary.click();
  for (const { event } of own) await dialog.getByRole('switch', { name: event.Name }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(`${own.length} of ${own.length} events flown`).waitFor();

  const season = await readSeason(clubId);
  expect(season).toMatchObject({ Name: 'Winter Cup', Counted: 2, Decided: true });
  const race = await findRaceOfLeader(season);
  const visitor = await openPage(browser, { viewport: PHONE });
  await visitor.page.goto(site.origin + clubHref({ clubId }));
  await untilReady(visitor.page);
  await visitor.page.getByRole('link', { name: 'Season standings' }).click();
  await visitor.page.getByRole('heading', { level: 1, name: 'Winter Cup' }).waitFor();
  await visitor.page.getByRole('row', { name: new RegExp(`1st.*${race.name}.*Champion`) }).waitFor();
  expect(await visitor.page.getByRole('heading', { name: 'History' }).count()).toBe(0);
  expect(await findAxeFaults(visitor.page)).toEqual([]);

  await page.goto(site.origin + raceHref(race));
  await untilReady(page);
  await page.getByRole('button', { name: 'Edit Race' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Race' });
  await form.getByLabel('Reason').fill('Flew without a licence');
  await form.locator('summary', { hasText: race.name }).click();
  await form.getByRole('spinbutton', { name: `Points of ${race.name}` }).fill('-500');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });

  await visitor.page.reload();
  await untilReady(visitor.page);
  const history = visitor.page.getByRole('region', { name: 'History' });
  await history.getByText(/changed after publishing: Flew without a licence/).waitFor();
  await history.getByText(/^sf-race-director, /).waitFor();
  await history
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${race.name} .*before 1st`) })
    .waitFor();
  expect(await findAxeFaults(visitor.page)).toEqual([]);

  await page.goto(site.origin + manageClubHref());
  await untilReady(page);
  await page.getByRole('button', { name: 'Delete season Winter Cup' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Winter Cup is deleted.').waitFor();
  expect((await visitor.page.reload())?.status()).toBe(404);
  expect([...faults, ...visitor.faults.filter((fault) => !fault.includes('404'))]).toEqual([]);
});

it.each([WIDE, PHONE])(
  'a name of 60 letters stays within the standings, $width px wide',
  async (viewport) => {
    const [event] = (await listEventsOfDemo(site.origin)).filter(({ event: { Name } }) =>
      Name.startsWith('Saltbush Winter'),
    );
    const clubId = event?.event.Club.ID ?? 0;
    const { ID, Name } = await readSeason(clubId);
    const { page } = await openPage(browser, { viewport });
    await page.goto(site.origin + seasonHref({ clubId, seasonId: ID }));
    await untilReady(page);
    const standings = page.getByRole('region', { name: `Standings of ${Name}` });
    const height = await standings.evaluate((region) => region.clientHeight);
    await standings
      .locator('[dir]')
      .first()
      .evaluate((name) => {
        name.textContent = 'W'.repeat(60);
      });
    expect(
      await standings.evaluate(({ scrollWidth, clientWidth, clientHeight }) => [
        scrollWidth - clientWidth,
        clientHeight,
      ]),
    ).toEqual([0, height]);
  },
);
