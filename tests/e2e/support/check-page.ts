import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

const axe = readFileSync(path.join(__dirname, '../../../node_modules/axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** Returns the axe violations of a page as `rule: element`. */
export async function findAxeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResult> } }).axe.run({
      // axe would describe each element of other results, too, which takes a third of the time
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Records layout shifts, for `readShift`. Call before opening the page. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) {
          (window as unknown as { layoutShift: number }).layoutShift += entry.value;
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const readShift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);

/**
 * Compressed bytes of the scripts that the page fetched before it was interactive, without those that it fetches only
 * while a race is flown.
 */
export const readScriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const ready = performance.getEntriesByName('holeshot:ready')[0]?.startTime ?? 0;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => startTime < ready && /\.m?js$/.test(new URL(name).pathname))
      .filter(({ name }) => !name.endsWith('/site-notes.js'))
      .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  });

/** Urls of the requests that the page started before it was interactive. */
export const fetchedBeforeReady = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ready = performance.getEntriesByName('holeshot:ready')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < ready)
      .map(({ name }) => name);
  });

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** processor time in microseconds */
  tdur?: number;
  args: { name?: string };
}

/**
 * Returns the milliseconds of the longest task of a page while `act` runs and until the page is idle after it. Counts
 * the time on the processor, so that a busy machine does not matter.
 */
export async function findLongestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await act();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
  const trace = (await browser.stopTracing()).toString('utf8');
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const getThread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(events.filter(({ args }) => args.name === 'CrRendererMain').map(getThread));
  const tasks = events.filter((event) => event.name === 'RunTask' && pages.has(getThread(event)));
  const longest = Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur));
  if (longest === 0) throw new Error('The trace has no times of tasks');
  return longest / 1000;
}
