import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { type BuiltEvent, buildEvent, editFile } from '../../server/src/testing/build-event-folder';
import { launchBrowser, openPage, PHONE, untilReady, WIDE } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { signIn } from './support/people';
import { startTestSite, type TestSite } from './support/start-site';

let browser: Browser;
let site: TestSite;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'holeshot-upload-'));
  [browser, site] = await Promise.all([launchBrowser(), startTestSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true });
});

const buildNight = (name: string) =>
  buildEvent({
    event: { Name: name },
    races: [{ number: 1 }, { number: 2 }, { number: 3 }],
  });

const toZip = (events: readonly BuiltEvent[]) => {
  const files = events.flatMap(({ id, files }) =>
    [...files].map(([name, text]) => [`events/${id}/${name}`, strToU8(text)] as const),
  );
  return {
    name: 'night.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(Object.fromEntries(files))),
  };
};

function writeFolder({ id, files }: BuiltEvent): string {
  for (const [name, text] of files) {
    const file = path.join(folder, id, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return path.join(folder, id);
}

async function openImport(page: Page) {
  await page.goto(`${site.origin}/manageClub`);
  await untilReady(page);
  await page.getByRole('button', { name: 'Import event' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import event' });
  await dialog.getByRole('button', { name: 'Choose a zip' }).waitFor();
  return dialog;
}

async function openAsManager(options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, options);
  await signIn(opened.page, site.origin, 'manager');
  return { ...opened, dialog: await openImport(opened.page) };
}

it('a manager imports an event from a zip, and its changes from the folder', async () => {
  const event = buildNight('Zipped Night');
  const { page, dialog, faults } = await openAsManager();
  await dialog.getByLabel('Zip of events').setInputFiles(toZip([event]));
  await dialog.getByRole('checkbox', { name: /Zipped Night 3 races/ }).waitFor();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await dialog.getByText('Everything is imported.').waitFor();
  await dialog.getByText('3 of 3 races').waitFor();

  editFile(event, `${event.raceIds[1]}/Race.json`, (race) => Object.assign(race, { RaceNumber: 8 }));
  await dialog.getByRole('button', { name: 'Choose another' }).click();
  await dialog.getByLabel('Folder of events').setInputFiles(writeFolder(event));
  await dialog.getByRole('button', { name: 'Import' }).click();
  await dialog.getByText('Everything is imported.').waitFor();
  await dialog.getByRole('listitem').filter({ hasText: 'Round 1, race 8' }).getByText('Changed').waitFor();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'Round 1, race 1' })
    .getByText('Already there')
    .waitFor();

  await dialog.getByRole('link', { name: 'Zipped Night' }).click();
  await page.waitForURL(`${site.origin}/event/${event.id}`);
  await page.getByRole('heading', { name: 'Zipped Night' }).first().waitFor();
  expect(faults).toEqual([]);
});

it('says which files are no event, and lets the manager choose again', async () => {
  const { dialog, faults } = await openAsManager();
  const zip = toZip([buildNight('Cut Night')]);
  await dialog.getByLabel('Zip of events').setInputFiles({ ...zip, buffer: zip.buffer.subarray(0, -40) });
  await dialog.getByText('This is no complete zip.').waitFor();
  const other = zipSync({ 'notes.txt': strToU8('none') });
  await dialog.getByLabel('Zip of events').setInputFiles({ ...zip, buffer: Buffer.from(other) });
  await dialog.getByText('There is no event in it').waitFor();
  await dialog.getByLabel('Zip of events').setInputFiles(zip);
  await dialog.getByText('One event was found.').waitFor();
  expect(faults).toEqual([]);
});

it('continues after a lost connection', async () => {
  const event = buildNight('Lost Night');
  const { page, dialog } = await openAsManager();
  const last = `**/raceId/${event.raceIds[2]}`;
  await page.route(last, (route) => route.abort());
  await dialog.getByLabel('Zip of events').setInputFiles(toZip([event]));
  await dialog.getByRole('button', { name: 'Import' }).click();
  await dialog.getByText('The site does not answer').waitFor();
  await dialog.getByText('2 of 3 races').waitFor();
  await page.unroute(last);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByText('Everything is imported.').waitFor();
});

it.each([
  ['a wide screen', WIDE],
  ['a phone', PHONE],
])('the dialog has no axe faults on %s, and fits', async (_, viewport) => {
  const { page, dialog } = await openAsManager({ viewport });
  const check = async () => {
    expect(await findAxeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  };
  await check();
  const broken = buildNight('Broken Night');
  broken.files.set('Pilots.json', '[{');
  await dialog.getByLabel('Zip of events').setInputFiles(toZip([buildNight('First Night'), broken]));
  await dialog.getByText('2 events were found.').waitFor();
  await check();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await dialog.getByText('Everything that can be read is imported.').waitFor();
  await check();
});
