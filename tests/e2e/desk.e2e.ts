import { fillPath } from '@holeshot/client';
import { deskHref, questionHref, raceHref } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import type {
  WireDesk,
  WireEventListItem,
  WireRace,
  WireRaceDetails,
  WireVideo,
} from '@holeshot/contract/wire';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, PHONE, untilReady, WIDE } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { openAndKeep, openKeepingPhone, untilKept } from './support/kept-pages';
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

const read = async <T>(path: string): Promise<T> => (await fetch(site.origin + path)).json() as Promise<T>;

/** A race of the running event that is open for objections. */
async function findOpenRace(index = -1): Promise<WireRaceDetails> {
  const events = await read<WireEventListItem[]>(paths.events);
  const eventId = events.find(({ Results }) => Results?.State === 'live')?.ID ?? '';
  const races = await read<WireRace[]>(fillPath(paths.races, { eventId }));
  const raceId = races.filter(({ Results }) => Results?.State === 'provisional').at(index)?.ID ?? '';
  return read<WireRaceDetails>(fillPath(paths.race, { eventId, raceId }));
}

/** The last pilot of a race who flew two laps, and the crossing that ends the second. */
function findLap({ ResultSummaries, Detections }: WireRaceDetails) {
  const crossings = Detections.filter(
    ({ LapNumber, Valid, IsLapEnd }) => LapNumber === 2 && Valid && IsLapEnd,
  );
  const last = ResultSummaries.toSorted((a, b) => (b.Position ?? 0) - (a.Position ?? 0)).find(({ Pilot }) =>
    crossings.some((crossing) => crossing.Pilot === Pilot),
  );
  const pilotId = last?.Pilot ?? '';
  return { pilotId, crossing: crossings.find(({ Pilot }) => Pilot === pilotId) };
}

async function question(race: WireRaceDetails, code: string, words: string): Promise<Response> {
  const { pilotId, crossing } = findLap(race);
  const at = new Date(`${crossing?.Time.replace(' ', 'T')}Z`).getTime() - 9_000;
  return fetch(site.origin + fillPath(paths.newObjection, { eventId: race.Event, raceId: race.ID }), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({
      pilotId,
      detectionId: crossing?.ID ?? null,
      reason: 'missing',
      words,
      code,
      time: new Date(at).toISOString().replace('T', ' ').replace('Z', ''),
      askedAt: new Date().toISOString(),
    }),
  });
}

async function openDesk(
  eventId: string,
  options: { viewport: typeof WIDE },
): Promise<Page & { faults: string[] }> {
  const { page, faults } = await openPage(browser, options);
  await signIn(page, site.origin, 'manager');
  await page.goto(site.origin + deskHref({ eventId }));
  await untilReady(page);
  return Object.assign(page, { faults });
}

const PAUSED_AFTER = 3.4;
/** Answers like the video platform's paused player, and shows the messages that it gets. */
const PLAYER = `<title>Player</title><script>
  const start = Number(new URLSearchParams(location.search).get('start'));
  addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    const info = { currentTime: start + ${PAUSED_AFTER}, playerState: 2 };
    if (message.func) document.body.append(message.func + ' ');
    else parent.postMessage(JSON.stringify({ event: 'infoDelivery', info }), '*');
  });
</script>`;

/** The moment of the race at which the player is paused. */
async function readShown(page: Page, race: WireRaceDetails): Promise<string> {
  const start = race.Start.replaceAll(' ', '_');
  const [video] = await read<WireVideo[]>(fillPath(paths.videoAt, { eventId: race.Event, start }));
  const source = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  const position = Number(source.searchParams.get('start')) + PAUSED_AFTER;
  const tenths = Math.round((position - (video?.Offset ?? 0)) * 10);
  const seconds = ((tenths % 600) / 10).toFixed(1).padStart(4, '0');
  return `${Math.floor(tenths / 600)}:${seconds}`;
}

it('two directors see a question immediately; one decides, which updates the page of the other and the open race page', async () => {
  const race = await findOpenRace();
  const [first, second] = [
    await openDesk(race.Event, { viewport: WIDE }),
    await openDesk(race.Event, { viewport: PHONE }),
  ];
  const code = await first.getByRole('region', { name: 'Code of the event' }).locator('p').innerText();
  const visitor = await openPage(browser, { viewport: PHONE });
  await visitor.page.goto(site.origin + raceHref({ eventId: race.Event, raceId: race.ID }));
  await untilReady(visitor.page);

  const questions = visitor.page.getByRole('region', { name: 'Questions' });
  expect(await questions.count()).toBe(0);
  expect((await question(race, code, 'The second one is two laps.')).status).toBe(200);
  await questions.getByText(/^Waiting for the race director/).waitFor();
  expect(await findAxeFaults(visitor.page)).toEqual([]);
  for (const page of [first, second]) {
    await page.getByText('“The second one is two laps.”').waitFor();
    expect(await findAxeFaults(page)).toEqual([]);
  }
  await first.getByRole('radio', { name: /^Correct/ }).click();
  await first.getByRole('button', { name: 'A tenth later' }).click();
  expect(await findAxeFaults(first)).toEqual([]);
  await second.getByLabel('Reason').fill('I am not sure');
  await first.getByLabel('Reason').fill('The video shows it');
  await first.getByRole('button', { name: 'Publish revision 2' }).click();
  for (const page of [first, second]) await page.getByText(/^Corrected by sf-race-director/).waitFor();
  await visitor.page
    .getByText(/\(objection corrected: The video shows it\)/)
    .first()
    .waitFor();
  await questions.getByText(/: “The video shows it”/).waitFor();

  const after = await read<WireRaceDetails>(fillPath(paths.race, { eventId: race.Event, raceId: race.ID }));
  const isVideo = ({ TimingSystemType, ValidityType }: WireRaceDetails['Detections'][number]) =>
    TimingSystemType === 'Video' && ValidityType === 'Marshall';
  expect([after.Revision, after.Detections.filter(isVideo).length]).toEqual([2, 1]);
  const desk = await second.request.get(site.origin + fillPath(paths.desk, { eventId: race.Event }));
  expect(((await desk.json()) as WireDesk).Code).toBe(code);
  expect([...first.faults, ...second.faults, ...visitor.faults]).toEqual([]);
});

it('a pilot questions a lap from the phone without network, the director accepts it, and both read the same result', async () => {
  const race = await findOpenRace(-2);
  const { pilotId, crossing } = findLap(race);
  const ids = { eventId: race.Event, raceId: race.ID };
  const desk = await openDesk(race.Event, { viewport: WIDE });
  const code = await desk.getByRole('region', { name: 'Code of the event' }).locator('p').innerText();
  const { page, faults } = await openPage(browser, { viewport: PHONE });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: PLAYER }),
  );
  await page.goto(site.origin + raceHref(ids));
  await untilReady(page);
  await page.getByRole('link', { name: /^Question a lap until/ }).click();
  const seat = race.PilotChannels.findIndex(({ Pilot }) => Pilot === pilotId);
  await page.getByRole('navigation', { name: 'Who are you?' }).getByRole('link').nth(seat).click();
  await page.getByRole('radio', { name: /^Lap 2/ }).check();
  await page.getByRole('radio', { name: /It is two laps/ }).check();
  await page.getByRole('button', { name: 'Play from 3 s before' }).click();
  await page.getByRole('button', { name: 'Use the video’s moment' }).click();
  expect(await page.getByLabel('Moment, since the start').inputValue()).toBe(await readShown(page, race));
  await page.getByRole('button', { name: 'A tenth later' }).click();
  await page.frameLocator('iframe').getByText('seekTo').waitFor();
  await page.getByLabel('In your words').fill('I passed the gate high.');
  const codeField = page.getByLabel('Code from the race director');
  await codeField.fill('XXXXXX');
  await page.getByRole('button', { name: 'Send to the race director' }).click();
  await page.getByText('This is not the code of the event. Ask the race director.').waitFor();
  expect(await codeField.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await findAxeFaults(page)).toEqual([]);
  await codeField.fill(code.toLowerCase());
  expect(await findAxeFaults(page)).toEqual([]);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send to the race director' }).click();
  await page.getByText(/^Kept on this phone, and sent as of/).waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^Waiting for the race director/).waitFor();
  expect(await findAxeFaults(page)).toEqual([]);

  // the page may show a doubt, and keeps showing it
  await desk
    .getByRole('navigation', { name: 'Open cases' })
    .getByRole('link', { name: /Objection/ })
    .click();
  await desk.getByText('“I passed the gate high.”').waitFor();
  const preview = await desk.getByRole('table').getByRole('row').nth(1).innerText();
  await desk.getByLabel('Reason').fill('Seen in the video');
  await desk.getByRole('button', { name: /^Publish revision/ }).click();
  await desk.getByText(/^Accepted by sf-race-director/).waitFor();
  await page.getByText(/^Accepted: /).waitFor();
  await page.getByText(/^sf-race-director, .*: “Seen in the video”/).waitFor();
  const after = await read<WireRaceDetails>(fillPath(paths.race, ids));
  const own = after.ResultSummaries.find(({ Pilot }) => Pilot === pilotId);
  expect(preview).toContain(own?.DNF ? 'DNF' : `${own?.Position}`);
  expect(after.Detections.some(({ ID }) => ID === crossing?.ID)).toBe(true);
  await page.goto(site.origin + raceHref(ids));
  await untilReady(page);
  await page
    .getByText(/\d\d?\.\d \(video\)/)
    .first()
    .waitFor();
  const questions = page.getByRole('region', { name: 'Questions' });
  await questions.getByText(/^sf-race-director, .*: “Seen in the video”/).waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  await questions.getByRole('link', { name: /^Crossings of/ }).click();
  await page.getByText('Crossings used').waitFor();
  // without network, and with the wrong code
  const isWanted = (fault: string) => /ERR_INTERNET_DISCONNECTED|403/.test(fault);
  expect([...faults.filter((fault) => !isWanted(fault)), ...desk.faults]).toEqual([]);
});

it('a phone that kept the race shows its page of questions without network, and sends the question later', async () => {
  const race = await findOpenRace();
  const ids = { eventId: race.Event, raceId: race.ID };
  const desk = await openDesk(race.Event, { viewport: WIDE });
  const code = await desk.getByRole('region', { name: 'Code of the event' }).locator('p').innerText();
  const { page, context, listFaults } = await openKeepingPhone(browser);
  await openAndKeep(page, site.origin + raceHref(ids));
  await untilKept(page, site.origin + questionHref(ids));
  await context.setOffline(true);
  await page.getByRole('link', { name: /^Question a lap until/ }).click();
  await page.getByRole('navigation', { name: 'Who are you?' }).getByRole('link').first().click();
  await page.getByLabel('In your words').fill('Nobody saw me.');
  await page.getByLabel('Code from the race director').fill(code);
  await page.getByRole('button', { name: 'Send to the race director' }).click();
  await page.getByText(/^Kept on this phone, and sent as of/).waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByText(/^Waiting for the race director/).waitFor();
  await page.getByText('“Nobody saw me.”').waitFor();
  expect([...listFaults(), ...desk.faults]).toEqual([]);
});

it('tells visitors why the desk is closed', async () => {
  const race = await findOpenRace();
  const { page, faults } = await openPage(browser, { viewport: PHONE });
  await page.goto(site.origin + deskHref({ eventId: race.Event }));
  await untilReady(page);
  await page.getByText('You are not signed in').waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
});
