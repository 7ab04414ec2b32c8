import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildsFolder } from '@holeshot/build';
import { chromium } from 'playwright-core';
import { findOrInstallBrowser } from '../../tools/browser/find-browser';
import { buildSite } from '../../tools/build/build-site';
import { isOver, listEventsOfDemo } from '../e2e/support/events-of-demo';
import { measureFirstLoads } from './first-load';
import { measureLive } from './live';
import { measureLoad } from './load';
import { measureManyEvents } from './many-events';
import { FAST, measurePage, type NetworkProfile, SLOW, type Visit } from './measure-page';
import { measureMemory } from './memory';
import { quantile } from './quantile';
import { measureReference } from './reference';
import { measureRollouts } from './rollouts';
import { serveVariants, type Variant } from './serve-variants';
import { measureServer } from './server';
import { measureSignedIn } from './signed-in';
import { measureSync } from './sync';

/*
 * Measures the server, the size of first visits, and what federation costs visitors: the site against a single bundle of
 * the same pages on the same server, in alternation. Prints medians; a ratio below 1 means that the site is better.
 * Exits with 1 when something is over budget.
 */
const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const VARIANTS: readonly Variant[] = ['federated', 'bundle', 'bundle-rendered'];
const FIGURES = ['requests', 'scriptBytes', 'lcpMs', 'usableMs'] as const;

type Budget = Record<string, Record<string, Partial<Record<keyof Visit, number>>>>;

const median = (values: readonly number[]): number => quantile(values, 0.5);

const medianVisit = (visits: readonly Visit[]): Visit =>
  Object.fromEntries(
    FIGURES.map((figure) => [figure, median(visits.map((visit) => visit[figure]))]),
  ) as unknown as Visit;

async function listPages(origin: string) {
  const events = await listEventsOfDemo(origin);
  const past = events.find((candidate) => isOver(candidate) && candidate.event.PilotCount > 8);
  const event = past?.event.ID;
  const race = past?.races.finished.at(-1)?.ID;
  if (!race) throw new Error('The demo season has no past event');
  return {
    '/events': '/events',
    event: `/event/${event}?tab=lap-records`,
    race: `/event/${event}/race/${race}`,
  };
}

await buildSite();
const browser = await chromium.launch({
  executablePath: await findOrInstallBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const site = await serveVariants({
  buildsDir: buildsFolder,
  dataDir: mkdtempSync(path.join(tmpdir(), 'holeshot-bench-')),
});
const budget = JSON.parse(readFileSync(path.join(import.meta.dirname, 'budget.json'), 'utf8')) as Budget;
const referenceMs = await measureReference();
console.log(`The reference takes ${referenceMs.toFixed(2)} ms on this machine.`);
const overBudget: string[] = [
  ...(await measureServer(referenceMs)),
  ...(await measureSignedIn(referenceMs)),
  ...(await measureRollouts()),
  ...(await measureManyEvents(referenceMs)),
  ...(await measureSync(referenceMs)),
  ...(await measureLive()),
  ...(await measureLoad()),
  ...(await measureMemory()),
];

async function measureAll(
  profile: NetworkProfile,
  page: string,
  pathAndQuery: string,
): Promise<Record<Variant, Visit>> {
  const visits: Record<Variant, Visit[]> = { federated: [], bundle: [], 'bundle-rendered': [] };
  for (let run = 0; run < RUNS; run++) {
    for (const variant of VARIANTS) {
      visits[variant].push(await measurePage(browser, site.origins[variant] + pathAndQuery, profile));
    }
    process.stdout.write(`\r${profile.name}, ${page}: ${run + 1}/${RUNS}`);
  }
  process.stdout.write('\r\x1b[K');
  return Object.fromEntries(VARIANTS.map((variant) => [variant, medianVisit(visits[variant])])) as Record<
    Variant,
    Visit
  >;
}

function report(profile: NetworkProfile, page: string, medians: Record<Variant, Visit>): void {
  console.log(`\n${profile.name} (${profile.latencyMs} ms, CPU ${profile.cpuSlowdown}x), ${page}`);
  console.table(Object.fromEntries(VARIANTS.map((variant) => [variant, rounded(medians[variant])])));
  for (const against of ['bundle', 'bundle-rendered'] as const) {
    const ratios = FIGURES.map(
      (figure) => [figure, medians.federated[figure] / medians[against][figure]] as const,
    );
    console.log(
      `  site / ${against}: ${ratios.map(([figure, ratio]) => `${figure} ${ratio.toFixed(2)}`).join(' · ')}`,
    );
    for (const [figure, ratio] of ratios) {
      const limit = budget[profile.name]?.[against]?.[figure];
      if (limit !== undefined && ratio > limit)
        overBudget.push(
          `${profile.name}, ${page}: ${figure} is ${ratio.toFixed(2)} of the ${against}'s, allowed ${limit}`,
        );
    }
  }
}

const rounded = (visit: Visit) =>
  Object.fromEntries(FIGURES.map((figure) => [figure, Math.round(visit[figure])]));

try {
  const pages = await listPages(site.origins.federated);
  const event = pages.event.replace(/\?.*/, '');
  const addresses = [
    '/',
    '/events',
    '/clubs',
    '/club/1',
    event,
    `${event}?tab=quick-status`,
    pages.event,
    pages.race,
  ];
  overBudget.push(...(await measureFirstLoads(browser, site.origins.federated, addresses)));
  for (const profile of [SLOW, FAST]) {
    for (const [page, pathAndQuery] of Object.entries(pages)) {
      report(profile, page, await measureAll(profile, page, pathAndQuery));
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
if (overBudget.length > 0) {
  console.error(`\nOver budget:\n  ${overBudget.join('\n  ')}`);
  process.exit(1);
}
console.log('\nWithin budget');
