import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

const axe = readFileSync(path.join(__dirname, '../../../node_modules/axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** Returns the axe violations of a page as `rule: element`. The context needs `bypassCSP`: the security policy blocks axe. */
export async function findAxeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResult> } }).axe.run(),
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

/** Compressed bytes of the scripts that the page fetched before it was interactive. */
export const readScriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const ready = performance.getEntriesByName('holeshot:ready')[0]?.startTime ?? 0;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => startTime < ready && /\.m?js$/.test(new URL(name).pathname))
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
