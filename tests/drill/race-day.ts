import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../server/src/demo/random';
import { importEvent } from '../../server/src/events/write/import-event';
import { memoryEventFolder } from '../../server/src/importing/read/event-folder';
import { startSite } from '../../tools/site/site-process';
import { withDatabase } from '../../tools/site/with-database';
import { openBrowserPages } from './support/browser-pages';
import { type DayScript, writeDayScript } from './support/day-script';
import { createDaySender } from './support/day-sender';
import { createClub, startDaySites } from './support/day-sites';
import type { Drill, DrillContext } from './support/drill';
import { type Answers, compareAnswers, readAnswers } from './support/public-answers';
import { buildRacingDay, type RacingDay } from './support/racing-day';
import { createRoughLine } from './support/rough-line';
import { runSteps } from './support/run-steps';
import { startPages } from './support/start-pages';

const RACES = { short: 14, long: 61 };
const PAGES = { short: 16, long: 200 };
const MORNING = 4;
const KILLS = { short: 1, long: 5 };
/** Rankings and notifications are processed a moment after the last write. */
const SETTLE_MS = 30_000;
const MAX_SHOWN = 8;

/** Returns the responses of a fresh site that imported the last files once. */
async function readExpected({ data }: DrillContext, day: RacingDay, { finals }: DayScript): Promise<Answers> {
  const files = new Map<string, string>();
  for (const [name, versions] of Object.entries(day.parts)) files.set(name, JSON.stringify(versions.at(-1)));
  for (const [raceId, raceFiles] of finals)
    for (const [name, rows] of Object.entries(raceFiles))
      files.set(`${raceId}/${name}`, JSON.stringify(rows));
  const dataDir = data.makeFolder();
  const clubId = await withDatabase({ dataDir }, async (database) => {
    const { id } = await createClub(database);
    const folder = memoryEventFolder(day.eventId, files);
    await importEvent(database, { folder, clubId: id, who: 'drill', why: 'import' });
    return id;
  });
  const site = await startSite({ DATA_DIR: dataDir });
  const answers = await readAnswers(site.origin, listIds(day, clubId));
  await site.end('SIGTERM');
  return answers;
}

const listIds = ({ eventId, races }: RacingDay, clubId: number) => ({
  eventId,
  clubId,
  raceIds: races.map(({ id }) => id),
});

/** Repeats a comparison until nothing differs or the time is over. Returns the remaining differences. */
async function compareUntil(compare: () => Promise<string[]>): Promise<string[]> {
  const endMs = performance.now() + SETTLE_MS;
  for (;;) {
    const differences = await compare();
    if (differences.length === 0 || performance.now() > endMs) return differences;
    await wait(1_000);
  }
}

/** Opens pages that follow a day. */
async function openPages({ isLong, report }: DrillContext, origin: string, eventId: string, where: string) {
  const count = isLong ? PAGES.long : PAGES.short;
  const pages = await startPages(origin, eventId, count);
  // starting a browser takes longer than a short day
  const browser = isLong ? await openBrowserPages(origin, eventId) : undefined;
  return {
    /** Reports which pages differ from one that is opened now, and closes them. */
    async end() {
      let [loads, losses] = [0, 0];
      const stale = await compareUntil(async () => {
        const { differences, ...counts } = await pages.compare();
        ({ loads, losses } = counts);
        return [...differences, ...((await browser?.compare()) ?? [])];
      }).catch((error: Error) => [error.message]);
      report({
        what: `${count} open pages${browser ? ' and 3 in Chromium' : ''}, ${where}`,
        requests: loads,
        result: `${stale.length} differ from a fresh one; ${losses} feeds lost${isLong && !browser ? '; no Chromium here' : ''}`,
        missed: stale.slice(0, MAX_SHOWN),
      });
      await pages.close();
      await browser?.close();
    },
  };
}

async function runDay(context: DrillContext, serverUrl: string | undefined): Promise<void> {
  const { isLong, seed, data, say, report } = context;
  const random = createRandom(`race day ${seed}`);
  const day = buildRacingDay(seed, { races: isLong ? RACES.long : RACES.short });
  const script = writeDayScript(random, day);
  const where = serverUrl === undefined ? 'embedded database' : 'PostgreSQL, two processes';
  const sites = await startDaySites(data, serverUrl);
  const missed = new Set<string>();
  const line = createRoughLine(sites.origin, createRandom(`line ${seed}`));
  const sender = createDaySender(line, {
    eventId: day.eventId,
    club: sites.club,
    miss: (sentence) => missed.add(sentence),
  });
  const killCount = isLong ? KILLS.long : KILLS.short;
  const before = script.steps.filter(({ at }) => at < -1);
  // pages have all their tabs once the first races are flown
  const morning = script.steps.filter(({ at }) => at >= -1 && at < MORNING);
  const steps = script.steps.slice(before.length + morning.length);
  const killAt = new Set(Array.from({ length: killCount }, () => random.whole(20, steps.length - 1)));
  let killing: Promise<void> = Promise.resolve();
  const startMs = performance.now();
  for (const step of before) await step.run(sender);
  await runSteps(morning, sender);
  const pages = await openPages(context, sites.origin, day.eventId, where);
  await runSteps(steps, sender, (index) => {
    if (index % 200 === 0) say(`race-day, ${where}: step ${index} of ${steps.length}`);
    if (killAt.has(index)) killing = killing.then(() => sites.kill());
  });
  await killing;
  // the last race is still in progress
  await pages.end();
  await runSteps(script.lastSteps, sender);
  const seconds = Math.round((performance.now() - startMs) / 1_000);
  const expected = await readExpected(context, day, script);
  const mismatches = await compareUntil(async () =>
    compareAnswers(await readAnswers(sites.origin, listIds(day, sites.club.id)), expected),
  );
  line.close();
  for (const fault of await sites.end()) missed.add(fault);
  const explain = (mismatch: string): string => {
    const [, raceId = ''] = /raceId\/([^/ ]+)/.exec(mismatch) ?? [];
    const number = day.races.findIndex(({ id }) => id === raceId) + 1;
    return number > 0 ? `race ${number} (${script.fates.get(raceId)}): ${mismatch}` : mismatch;
  };
  const { requests, cut, unanswered, failed, refused } = line.counts;
  report({
    what: `${day.races.length} races, ${where}`,
    requests,
    result:
      `${expected.size} answers, ${mismatches.length} differ from a fresh import; ${cut} cut, ${unanswered} answers lost, ` +
      `${failed} failed and ${refused} refused and sent again; ${killAt.size} kills; ${seconds} s`,
    missed: [...mismatches.slice(0, MAX_SHOWN).map(explain), ...missed],
  });
}

/** A day of racing over a bad connection, to sites that are killed. */
export const raceDay: Drill = {
  name: 'race-day',
  goal: 'every answer is that of a fresh import, every open page shows what one opened now does',
  async run(context) {
    const { serverUrl } = context;
    if (serverUrl === undefined) context.skip('PostgreSQL, two processes', 'needs a PostgreSQL server');
    const days = [undefined, ...(serverUrl === undefined ? [] : [serverUrl])];
    if (!context.isLong) await Promise.all(days.map((url) => runDay(context, url)));
    else for (const url of days) await runDay(context, url);
  },
};
