import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildsFolder } from '@holeshot/build';
import { SLOT_NAMES } from '@holeshot/contract';
import { pino } from 'pino';
import { NOBODY } from '../../server/src/builds/choose/choose-builds';
import { changeSlot, NOBODY_ELSE } from '../../server/src/builds/registry/change-registry';
import { appendRegistry, findRegistry, type Generation } from '../../server/src/builds/registry/registry';
import { openDatabase } from '../../server/src/database';
import { openBuilds } from '../../server/src/site/open-builds';
import { writeBuild } from '../../server/src/testing/write-build';
import type { Figure } from './figure';
import { addBenchEvent, openInProcess, pastPageCache, timeRequest } from './in-process-site';
import { quantile } from './quantile';

/*
 * Measures what rollouts cost the server: the choice of builds while shell and remotes have a rollout each, how long a
 * change of the registry takes to reach visitors, and pages of published builds, which another process renders.
 */
const VISITORS = 20_000;
const RUNS = Number(process.env.BENCH_SERVER_RUNS ?? 60);
const WARM_UP = 15;
const LIMIT_MS = { choice: 0.2, change: 2_000 };
/** Time of a page of a published build, relative to that of one of the site's own builds. */
const MAX_PUBLISHED_RATIO = 1.5;

const SALT = '0123456789abcdef';
const log = pino({ level: 'error' });
const onError = (error: unknown) => log.error(error);
const newFolder = () => mkdtempSync(path.join(tmpdir(), 'holeshot-bench-rollouts-'));

/** Prints the figures, and returns those that have a goal. */
export async function measureRollouts(): Promise<Figure[]> {
  const choice = await measureChoice();
  const pages = await measurePages();
  const round = (ms: number) => Number(ms.toFixed(3));
  console.log('\nRollouts, ms');
  console.table({
    'choice of builds for a visitor': { median: round(choice.median), p95: round(choice.p95) },
    'from a change of the registry to a visitor': { median: round(choice.change), p95: round(choice.change) },
    'event page, rendered in this process': pages.here,
    'event page, rendered in another process': pages.apart,
  });
  return [
    { what: 'choice of builds for a visitor, p95', value: choice.p95, unit: 'ms', goal: LIMIT_MS.choice },
    {
      what: 'change of the registry until visitors get it',
      value: choice.change,
      unit: 'ms',
      goal: LIMIT_MS.change,
    },
    {
      what: "page of a published build / of one of the site's own, median",
      value: pages.apart.median / pages.here.median,
      unit: '',
      goal: MAX_PUBLISHED_RATIO,
    },
  ];
}

async function measureChoice(): Promise<{ median: number; p95: number; change: number }> {
  const database = await openDatabase({});
  const buildsDirs = [newFolder(), newFolder()] as const;
  const own: Record<string, unknown> = {};
  for (const name of SLOT_NAMES) {
    own[name] = await writeBuild(buildsDirs[0], { name, buildId: 'a'.repeat(16) });
    await writeBuild(buildsDirs[1], { name, buildId: 'b'.repeat(16) });
  }
  writeFileSync(path.join(buildsDirs[0], 'current.json'), JSON.stringify(own));
  const { store, source, stop } = await openBuilds({ database, buildsDirs, onError });

  let current = (await findRegistry(database)) as Generation;
  let startedMs = 0;
  for (const name of SLOT_NAMES) {
    const build = await store.find(name, 'b'.repeat(16));
    if (!build) throw new Error(`There is no candidate of ${name}`);
    const start = { build, salt: SALT, steps: [{ weight: 5_000, bakeMinutes: 0 }], cohort: NOBODY_ELSE };
    const registry = changeSlot(current.registry, name, { action: 'start', start }, new Date().toISOString());
    startedMs = performance.now();
    current = await appendRegistry(database, { after: current, registry, who: 'bench', why: 'bench' });
  }
  const getId = (index: number) => index.toString(16).padStart(32, '0');
  let change = 0;
  for (let index = 0; change === 0; index++) {
    const { refs } = await source.resolve({ ...NOBODY, id: getId(index % 100) });
    if (Object.values(refs).every(({ buildId }) => buildId.startsWith('b')))
      change = performance.now() - startedMs;
    await new Promise(setImmediate);
  }
  const times: number[] = [];
  for (let index = 0; index < VISITORS; index++) {
    const visitor = { ...NOBODY, id: getId(index) };
    const began = performance.now();
    await source.resolve(visitor);
    times.push(performance.now() - began);
  }
  await stop();
  await database.close();
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95), change };
}

interface Times {
  median: number;
  p95: number;
}

/** A site with one event. The builds in the first folder of `buildsDirs` are its own, the others are published. */
async function openSide(buildsDirs: readonly [string, ...string[]]) {
  const dataDir = newFolder();
  const database = await openDatabase({ dataDir });
  const { app, close } = await openInProcess(database, dataDir, { buildsDirs });
  const { eventId } = await addBenchEvent(database);
  const times: number[] = [];
  return {
    times,
    close,
    async requestPage() {
      const url = `/event/${eventId}?tab=rounds`;
      times.push(await timeRequest(app, url, { headers: pastPageCache() }));
    },
  };
}

/** Measures the same page of the real builds in turns: as the site's own builds, and as published ones. */
async function measurePages() {
  const published = newFolder();
  cpSync(path.join(buildsFolder, 'current.json'), path.join(published, 'current.json'));
  const sides = [await openSide([buildsFolder]), await openSide([published, buildsFolder])] as const;
  for (let run = -WARM_UP; run < RUNS; run++) for (const side of sides) await side.requestPage();
  const [here, apart] = sides.map(({ times }) => {
    const measured = times.slice(WARM_UP);
    const round = (share: number) => Number(quantile(measured, share).toFixed(1));
    return { median: round(0.5), p95: round(0.95) };
  });
  for (const side of sides) await side.close();
  return { here: here as Times, apart: apart as Times };
}
