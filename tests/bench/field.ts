import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventHref, myDayHref } from '@holeshot/contract';
import type { Browser } from 'playwright-core';
import { openDatabase } from '../../server/src/database';
import { seedDemo } from '../../server/src/demo';
import { findOrInstallBrowser } from '../../tools/browser/find-browser';
import { launchBrowser } from '../../tools/browser/launch-browser';
import { listEventsOfDemo } from '../e2e/support/events-of-demo';
import { until } from '../e2e/support/until';
import type { Figure } from './figure';
import { firstLoad } from './first-load';
import { openInProcess } from './in-process-site';
import { measurePage, SLOW } from './measure-page';
import { quantile } from './quantile';

/*
 * Compares the page of a pilot's day with the event's page: size of a first visit, and when it is usable on a slow
 * phone. Measures when the day is usable without network, and counts files that load too early.
 */
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const PHONE = { width: 390, height: 844 };
const WORKER_FILES = /worker|webmanifest/;
const FIELD_FILES = /race-event\.(my-day|field|what-if)|race-power/;

/** Prints the figures, and returns those that have a goal. */
export async function measureField(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-bench-field-'));
  const database = await openDatabase({});
  await seedDemo(database, { dataDir });
  const { app, close } = await openInProcess(database, dataDir);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const browser = await launchBrowser(await findOrInstallBrowser());
  try {
    const events = await listEventsOfDemo(origin);
    const running = events.find(({ races }) => races['in-progress'].length > 0);
    const eventId = running?.event.ID ?? '';
    const pilotId = running?.races['not-started'].at(-1)?.PilotChannels[0]?.Pilot ?? '';
    const [event, day] = [origin + eventHref({ eventId }), origin + myDayHref({ eventId, pilotId })];
    return [
      ...(await measureFirstVisits(browser, event, day)),
      ...(await countForeignFiles(browser, event, day)),
      await measureOffline(browser, day),
    ];
  } finally {
    await browser.close();
    await close();
  }
}

async function measureFirstVisits(browser: Browser, event: string, day: string): Promise<Figure[]> {
  const bodies: number[] = [];
  const usableMs: number[] = [];
  for (const url of [event, day]) {
    const loads: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const load = await firstLoad(browser, url);
      loads.push(load.document + load.script + load.font + load.other);
    }
    // later requests may begin before the first load ends
    bodies.push(Math.min(...loads));
  }
  const visits: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++)
    for (const [index, url] of [event, day].entries())
      visits[index]?.push((await measurePage(browser, url, SLOW)).usableMs);
  for (const times of visits) usableMs.push(quantile(times, 0.5));
  console.log('\nEvent page and day of a pilot: bytes before pictures, and ms until usable on a slow phone');
  console.table({ event: { bytes: bodies[0], ms: usableMs[0] }, day: { bytes: bodies[1], ms: usableMs[1] } });
  const unit = 'of the event page’s';
  const getRatio = ([event = 1, day = 0]: number[]) => day / event;
  return [
    { what: 'bytes of a first visit to the day of a pilot', value: getRatio(bodies), unit, goal: 1 },
    { what: 'usable on a slow phone', value: getRatio(usableMs), unit, goal: 1.1 },
  ];
}

/** Counts files of the worker before the day is usable, and files of the day on the event's page. */
async function countForeignFiles(browser: Browser, event: string, day: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const count = async (url: string, names: RegExp, isBeforeReady: boolean): Promise<number> => {
    await page.goto(url);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    if (!isBeforeReady) await page.waitForLoadState('networkidle');
    const fetched = await page.evaluate(
      (isBefore) =>
        performance
          .getEntriesByType('resource')
          .filter(
            ({ startTime }) =>
              !isBefore || startTime < (performance.getEntriesByName('holeshot:ready')[0]?.startTime ?? 0),
          )
          .map(({ name }) => name),
      isBeforeReady,
    );
    return fetched.filter((name) => names.test(name)).length;
  };
  const figures = [
    {
      what: 'files of the service worker before the day is usable',
      unit: 'files',
      goal: 0,
      value: await count(day, WORKER_FILES, true),
    },
    {
      what: 'files of the field on the event’s page',
      unit: 'files',
      goal: 0,
      value: await count(event, FIELD_FILES, false),
    },
  ];
  await context.close();
  return figures;
}

/** Opens the kept day again without network, as from the home screen. */
async function measureOffline(browser: Browser, day: string): Promise<Figure> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.goto(day);
  await until(() =>
    page.evaluate(async (url) => (await (await caches.open('holeshot-pages')).match(url)) !== undefined, day),
  );
  await page.close();
  await context.setOffline(true);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const again = await context.newPage();
    await again.goto(day);
    await again.waitForSelector('html[data-ready]', { state: 'attached' });
    times.push(
      await again.evaluate(() => performance.getEntriesByName('holeshot:ready')[0]?.startTime ?? Number.NaN),
    );
    await again.close();
  }
  await context.close();
  return {
    what: 'the kept day usable without network',
    value: quantile(times, 0.5),
    unit: 'ms',
    goal: 1_000,
  };
}
