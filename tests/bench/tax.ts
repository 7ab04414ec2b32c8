import type { Browser } from 'playwright-core';
import { markdownTable } from '../measures/measures';
import { type FirstScripts, loadFirstScripts } from './first-scripts';
import { FAST, measurePage, type NetworkProfile, SLOW } from './measure-page';
import { RUNS, withVariants } from './open-variants';
import { quantile } from './quantile';
import type { Origins } from './serve-variants';

/*
 * Measures what parts of the platform cost the first visit of a page: the site against a build without one part, in
 * alternation. The site against itself shows how precise the times are.
 */
const VARIANTS = [
  'federated',
  'bundle-rendered',
  'without router',
  'without reports',
  'federated again',
] as const;
type Variant = (typeof VARIANTS)[number];

const ROWS: Record<Variant, string> = {
  federated: 'the site, with all of them',
  'bundle-rendered': 'federation',
  'without router': 'React Router',
  'without reports': "the rollouts' reports",
  'federated again': 'none: the site against itself',
};

/** A column of the table. */
interface Column {
  heading: string;
  cells: Record<Variant, string>;
}

const mapVariants = <T>(read: (variant: Variant) => T) =>
  Object.fromEntries(VARIANTS.map((variant) => [variant, read(variant)])) as Record<Variant, T>;

const format = (value: number, digits: number): string =>
  value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // no sign before zero
    signDisplay: 'negative',
  });

/** The value of the site itself; for the other variants, what they save. */
const toCost = (site: number, variant: Variant, value: number): number =>
  variant === 'federated' ? site : site - value;

interface Visited {
  browser: Browser;
  origins: Origins<Variant>;
  page: string;
  address: string;
}

async function compareScripts({ browser, origins, page, address }: Visited): Promise<Column> {
  const scripts = mapVariants((): FirstScripts => ({ untilUsable: 0, later: 0, text: '' }));
  for (const variant of VARIANTS) {
    scripts[variant] = await loadFirstScripts(browser, origins[variant] + address);
    if (scripts[variant].text !== scripts.federated.text)
      throw new Error(`${page}: ${variant} shows something else than the site`);
  }
  const toKb = (variant: Variant, when: 'untilUsable' | 'later') =>
    format(toCost(scripts.federated[when], variant, scripts[variant][when]) / 1000, 1);
  const cells = mapVariants((variant) => `${toKb(variant, 'untilUsable')} + ${toKb(variant, 'later')}`);
  return { heading: `${page}, kB`, cells };
}

async function compareTimes(
  { browser, origins, page, address }: Visited,
  profile: NetworkProfile,
): Promise<Column> {
  const costs = mapVariants((): number[] => []);
  for (let run = 0; run < RUNS; run++) {
    let siteMs = 0;
    for (const variant of VARIANTS) {
      const { usableMs } = await measurePage(browser, origins[variant] + address, profile);
      if (variant === 'federated') siteMs = usableMs;
      costs[variant].push(toCost(siteMs, variant, usableMs));
    }
  }
  const cells = mapVariants((variant) => format(quantile(costs[variant], 0.5), 0));
  return { heading: `${page}, ${profile.name}, ms`, cells };
}

/** The table in Markdown: kB of scripts until the page is usable and later, and median ms until it is usable. */
export const measureTax = (): Promise<string> =>
  withVariants(VARIANTS, async ({ browser, origins, pages }) => {
    const columns: Column[] = [];
    for (const [page, address] of Object.entries(pages)) {
      const visited = { browser, origins, page, address };
      columns.push(await compareScripts(visited));
      for (const profile of [SLOW, FAST]) columns.push(await compareTimes(visited, profile));
      console.log(`Measured ${page}.`);
    }
    const table = markdownTable(
      ['part', ...columns.map(({ heading }) => heading)],
      VARIANTS.map((variant) => [ROWS[variant], ...columns.map(({ cells }) => cells[variant])]),
    );
    console.log(`\n${table}`);
    return table;
  });
