import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildsFolder } from '@holeshot/build';
import type { Browser } from 'playwright-core';
import { findOrInstallBrowser } from '../../tools/browser/find-browser';
import { launchBrowser } from '../../tools/browser/launch-browser';
import { isOver, listEventsOfDemo } from '../e2e/support/events-of-demo';
import { type Origins, serveVariants, type Variant } from './serve-variants';

/** Visits per page; figures are their medians. */
export const RUNS = Number(process.env.BENCH_RUNS ?? 5);

interface OpenVariants<V extends Variant> {
  browser: Browser;
  origins: Origins<V>;
  /** addresses by name */
  pages: Record<string, string> & Awaited<ReturnType<typeof listPages>>;
}

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

/** Runs `work` with a browser and the sites that it compares. */
export async function withVariants<V extends Variant, T>(
  variants: readonly [V, ...V[]],
  work: (open: OpenVariants<V>) => Promise<T>,
): Promise<T> {
  const browser = await launchBrowser(await findOrInstallBrowser());
  const site = await serveVariants({
    buildsDir: buildsFolder,
    dataDir: mkdtempSync(path.join(tmpdir(), 'holeshot-bench-')),
    variants,
  });
  try {
    const { origins } = site;
    return await work({ browser, origins, pages: await listPages(origins[variants[0]]) });
  } finally {
    await browser.close();
    await site.stop();
  }
}
