import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { markdownTable } from '../measures/measures';
import type { Figure } from './figure';
import { measureFirstLoads } from './first-load';
import { FAST, measurePage, type NetworkProfile, SLOW, type Visit } from './measure-page';
import { RUNS, withVariants } from './open-variants';
import { quantile } from './quantile';
import type { Origins } from './serve-variants';
import { traceVisit, type VisitParts } from './trace-visit';

/*
 * Measures the size of first visits, and what federation costs visitors: the site against a single bundle of the same
 * pages on the same server, in alternation. Figures are medians; a ratio below 1 means that the site is better.
 */
const VARIANTS = ['federated', 'bundle', 'bundle-rendered'] as const;
const FIGURES = ['requests', 'scriptBytes', 'lcpMs', 'usableMs'] as const;

type Variant = (typeof VARIANTS)[number];
type Budget = Record<string, Record<string, Partial<Record<keyof Visit, number>>>>;
const budget = JSON.parse(readFileSync(path.join(import.meta.dirname, 'budget.json'), 'utf8')) as Budget;

const medianVisit = (visits: readonly Visit[]): Visit =>
  Object.fromEntries(
    FIGURES.map((figure) => [
      figure,
      quantile(
        visits.map((visit) => visit[figure]),
        0.5,
      ),
    ]),
  ) as unknown as Visit;

async function measureAll(
  browser: Browser,
  origins: Origins<Variant>,
  { profile, page, address }: { profile: NetworkProfile; page: string; address: string },
): Promise<Record<Variant, Visit>> {
  const visits: Record<Variant, Visit[]> = { federated: [], bundle: [], 'bundle-rendered': [] };
  for (let run = 0; run < RUNS; run++) {
    for (const variant of VARIANTS)
      visits[variant].push(await measurePage(browser, origins[variant] + address, profile));
    process.stdout.write(`\r${profile.name}, ${page}: ${run + 1}/${RUNS}`);
  }
  process.stdout.write('\r\x1b[K');
  return Object.fromEntries(VARIANTS.map((variant) => [variant, medianVisit(visits[variant])])) as Record<
    Variant,
    Visit
  >;
}

function report(profile: NetworkProfile, page: string, medians: Record<Variant, Visit>): Figure[] {
  console.log(`\n${profile.name} (${profile.latencyMs} ms, CPU ${profile.cpuSlowdown}x), ${page}`);
  console.table(Object.fromEntries(VARIANTS.map((variant) => [variant, rounded(medians[variant])])));
  return (['bundle', 'bundle-rendered'] as const).flatMap((against) =>
    FIGURES.flatMap((figure) => {
      const value = medians.federated[figure] / medians[against][figure];
      const goal = budget[profile.name]?.[against]?.[figure];
      return goal === undefined
        ? []
        : [{ what: `${profile.name}, ${page}: ${figure}`, value, unit: `of the ${against}'s`, goal }];
    }),
  );
}

const rounded = (visit: Visit) =>
  Object.fromEntries(FIGURES.map((figure) => [figure, Math.round(visit[figure])]));

/** Prints the figures, and returns those that have a goal. */
export const measurePages = (): Promise<Figure[]> =>
  withVariants(VARIANTS, async ({ browser, origins, pages }) => {
    const event = pages.event.replace(/\?.*/, '');
    const addresses = [
      ...['/', '/events', '/clubs', '/club/1', event, `${event}?tab=quick-status`],
      ...[pages.event, pages.race],
    ];
    const figures = await measureFirstLoads(browser, origins.federated, addresses);
    for (const profile of [SLOW, FAST]) {
      for (const [page, address] of Object.entries(pages)) {
        const medians = await measureAll(browser, origins, { profile, page, address });
        figures.push(...report(profile, page, medians));
      }
    }
    return figures;
  });

/** Where the time of a first visit goes, as tables in Markdown: medians in ms, the site beside the two bundles. */
export const profilePages = (): Promise<string> =>
  withVariants(VARIANTS, async ({ browser, origins, pages }) => {
    const tables: string[] = [];
    for (const profile of [SLOW, FAST]) {
      for (const [page, address] of Object.entries(pages)) {
        const visits: Record<Variant, VisitParts[]> = { federated: [], bundle: [], 'bundle-rendered': [] };
        for (let run = 0; run < RUNS; run++)
          for (const variant of VARIANTS)
            visits[variant].push(await traceVisit(browser, origins[variant] + address, profile));
        const parts = new Set(VARIANTS.flatMap((variant) => visits[variant].flatMap(Object.keys)));
        const median = (variant: Variant, part: string) =>
          quantile(
            visits[variant].map((visit) => visit[part] ?? 0),
            0.5,
          ).toFixed(0);
        const rows = [...parts].map((part) => [part, ...VARIANTS.map((variant) => median(variant, part))]);
        tables.push(`${profile.name}, ${page}:`, markdownTable(['ms', ...VARIANTS], rows));
        console.log(`\n${tables.slice(-2).join('\n\n')}`);
      }
    }
    return tables.join('\n\n');
  });
