import { eventHref, myDayHref } from '@holeshot/contract';
import type { WireRace } from '@holeshot/contract/wire';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, openPage, origin, PHONE, untilReady, WIDE } from './support/browser';
import { findAxeFaults } from './support/check-page';
import { findRunningRace } from './support/demo';
import { tabThrough } from './support/tab-through';

const FIELD_SCREEN = { width: 1920, height: 1080 };

let browser: Browser;
let eventId: string;
let pilotId: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const { event } = await findRunningRace();
  eventId = event.ID;
  const reply = await fetch(`${origin()}/api/public/races/eventId/${eventId}/next/100`);
  pilotId = ((await reply.json()) as WireRace[]).at(-1)?.PilotChannels[0]?.Pilot ?? '';
});
afterAll(() => browser.close());

const getPaths = (): Record<string, string> => ({
  'the day of a pilot': myDayHref({ eventId, pilotId }),
  'the choice of a pilot': myDayHref({ eventId }),
  'safe to power': `${eventHref({ eventId })}/power`,
  'what if': `${eventHref({ eventId, tab: 'what-if' })}&pilot=${pilotId}`,
  'what a lap has to be': `${eventHref({ eventId, tab: 'lap-records' })}&pilot=${pilotId}`,
});

const lengthenNames = (page: Page) =>
  page.evaluate(() => {
    for (const name of document.querySelectorAll('main [dir=auto]')) name.textContent = 'W'.repeat(60);
  });

describe('a pilot at the field', () => {
  it.each(Object.keys(getPaths()))('reads %s wide, on a phone and without scripts', async (name) => {
    const path = getPaths()[name] ?? '';
    const { page, context, faults } = await openPage(browser);
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto(origin() + path);
      await untilReady(page);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ axe: await findAxeFaults(page), sideways, faults }).toEqual({
        axe: [],
        sideways: 0,
        faults: [],
      });
    }
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await context.close();
    const plain = await openPage(browser, { viewport: PHONE, javaScriptEnabled: false });
    await plain.page.goto(origin() + path);
    expect((await plain.page.getByRole('heading', { level: 1 }).textContent())?.slice(0, 4)).toBe(
      heading?.slice(0, 4),
    );
    await plain.context.close();
  });

  it.each(Object.keys(getPaths()))('reads %s with names of 60 letters on a phone', async (name) => {
    const { page, context } = await openPage(browser, { viewport: PHONE });
    await page.goto(origin() + (getPaths()[name] ?? ''));
    await untilReady(page);
    await lengthenNames(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await context.close();
  });

  it.each([1280, 1024, 820])('reads in What if who may go on beside the panel, %d px wide', async (width) => {
    const { page, context } = await openPage(browser, { viewport: { ...WIDE, width } });
    await page.goto(origin() + (getPaths()['what if'] ?? ''));
    await untilReady(page);
    await lengthenNames(page);
    const table = page.getByRole('tabpanel').getByRole('table').first();
    expect(
      await table.evaluate(
        ({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0),
      ),
    ).toBeLessThanOrEqual(0);
    await context.close();
  });

  it('opens My Day from Quick Status, follows a pilot, and opens the needed results', async () => {
    const { page, context, faults } = await openPage(browser, { viewport: PHONE });
    await page.goto(origin() + eventHref({ eventId, tab: 'quick-status' }));
    await untilReady(page);
    await page.getByRole('link', { name: 'My day', exact: true }).click();
    await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
    await page.locator(`a[href$="pilot=${pilotId}"]`).click();
    await page.getByRole('list', { name: 'Where you are' }).waitFor();
    // a phone shows the whole card without scrolling
    const step = page.locator('[aria-current="step"]');
    expect(await step.isVisible()).toBe(true);
    await page.getByRole('button', { name: /^Follow/ }).click();
    await page.getByRole('link', { name: 'All results and what they give' }).click();
    await page.getByRole('heading', { name: 'What do I need?' }).waitFor();
    await page.getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('tab', { name: 'My day' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('reaches and operates all controls by keyboard', async () => {
    const { page, context, faults } = await openPage(browser, { viewport: PHONE });
    const open = async (name: string) => {
      await page.goto(origin() + (getPaths()[name] ?? ''));
      await untilReady(page);
    };
    for (const name of ['safe to power', 'what a lap has to be', 'what if', 'the day of a pilot']) {
      await open(name);
      expect({ name, ...(await tabThrough(page)) }).toEqual({ name, missed: [], unseen: [] });
    }
    const press = (control: Locator, key: string) => control.press(key);
    const sound = page.getByRole('switch', { name: /Sound in this page/ });
    await press(sound, 'Space');
    expect(await sound.isChecked()).toBe(true);
    await press(page.getByRole('button', { name: /^Follow/ }), 'Enter');
    await press(page.getByRole('button', { name: 'Add to calendar' }), 'Enter');
    await press(page.getByRole('button', { name: 'End it' }), 'Enter');
    await page.getByRole('button', { name: 'Add to calendar' }).waitFor();
    await press(page.getByRole('link', { name: 'All results and what they give' }), 'Enter');
    await page.getByRole('heading', { name: 'What do I need?' }).waitFor();
    const goOn = page.getByRole('group', { name: 'Go on' });
    const before = Number(await goOn.getByRole('status').innerText());
    await press(goOn.getByRole('button', { name: 'Less' }), 'Space');
    expect(Number(await goOn.getByRole('status').innerText())).toBe(before - 1);
    await press(page.getByRole('switch', { name: 'Worst round dropped' }), 'Space');
    expect(await page.getByRole('switch', { name: 'Worst round dropped' }).isChecked()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('reads the board of channels on a screen at the field', async () => {
    const { page, context, faults } = await openPage(browser, { viewport: FIELD_SCREEN });
    await page.goto(`${origin()}${eventHref({ eventId })}/power?screen=1`);
    await untilReady(page);
    const rows = page.getByRole('list', { name: 'All channels' }).getByRole('listitem');
    const boxes = await rows.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().bottom));
    expect(boxes.length).toBeGreaterThan(3);
    expect(Math.max(...boxes)).toBeLessThanOrEqual(FIELD_SCREEN.height - 28);
    expect(await page.getByRole('link').count()).toBe(0);
    expect({ axe: await findAxeFaults(page), faults }).toEqual({ axe: [], faults: [] });
    await context.close();
  });
});
