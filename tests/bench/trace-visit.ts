import type { Browser, CDPSession } from 'playwright-core';
import { emulate, type NetworkProfile } from './measure-page';

/** An event of Chromium's trace. Times are in µs. */
interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args: { data?: { url?: string } };
}

/** The parts of a visit, by the names of the main thread's tasks in traces. */
const PARTS: Record<string, string> = {
  ParseHTML: 'parse HTML',
  'v8.compile': 'compile',
  FunctionCall: 'hydrate, effects and other functions',
  RunMicrotasks: 'hydrate, effects and other functions',
  TimerFire: 'hydrate, effects and other functions',
  FireAnimationFrame: 'hydrate, effects and other functions',
  EventDispatch: 'hydrate, effects and other functions',
  UpdateLayoutTree: 'style and layout',
  Layout: 'style and layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  MinorGC: 'garbage collection',
  MajorGC: 'garbage collection',
};
const OTHER = 'other tasks';

const CATEGORIES = ['devtools.timeline', 'v8', 'blink.user_timing', 'disabled-by-default-v8.gc'];

/** Milliseconds by part; those named `at: …` are moments since the navigation. */
export type VisitParts = Record<string, number>;

/** Visits a page with an empty cache, and returns where the time goes until it is usable. */
export async function traceVisit(
  browser: Browser,
  url: string,
  profile: NetworkProfile,
): Promise<VisitParts> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await emulate(await context.newCDPSession(page), profile);
    const readTrace = await startTrace(await browser.newBrowserCDPSession());
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector('html[data-ready]', { timeout: 60_000, state: 'attached' });
    const moments = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const usableMs = performance.getEntriesByName('holeshot:ready')[0]?.startTime ?? 0;
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = resources.filter(
        ({ name, responseEnd }) => /\.js(\?|$)/.test(name) && responseEnd <= usableMs,
      );
      return {
        'at: first byte': navigation?.responseStart ?? 0,
        'at: document received': navigation?.responseEnd ?? 0,
        'at: last script received': Math.max(0, ...scripts.map(({ responseEnd }) => responseEnd)),
        'at: usable': usableMs,
      };
    });
    return { ...moments, ...sumParts(await readTrace(), moments['at: usable']) };
  } finally {
    await context.close();
  }
}

/** Returns a function that ends the trace and returns its events. */
async function startTrace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return events;
  };
}

/** The part of a task; script evaluation has a part per kind of file. */
function getPart({ name, args }: TraceEvent): string {
  if (name !== 'EvaluateScript') return PARTS[name] ?? OTHER;
  const file = args.data?.url?.split('/').at(-1) ?? '';
  if (/^(main|shell)\.js/.test(file)) return 'evaluate the shell';
  if (/^(entry|remote)\.js/.test(file)) return 'evaluate the container';
  return file.endsWith('.js') ? 'evaluate chunks' : 'evaluate inline scripts';
}

/** The time of each part, without that of the tasks inside its tasks, and the time in which the main thread waits. */
function sumParts(events: readonly TraceEvent[], usableMs: number): VisitParts {
  const ready = events.find(({ name }) => name === 'holeshot:ready');
  if (!ready) throw new Error('The trace does not say when the page was usable');
  const startUs = ready.ts - usableMs * 1000;
  const tasks = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === ready.pid && tid === ready.tid)
    .filter(({ name }) => name in PARTS || name === 'EvaluateScript' || name === 'RunTask')
    .map((event) => ({
      part: getPart(event),
      from: Math.max(event.ts, startUs),
      to: Math.min(event.ts + (event.dur ?? 0), ready.ts),
    }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const parts: VisitParts = {};
  const add = (part: string, us: number) => {
    parts[part] = (parts[part] ?? 0) + us / 1000;
  };
  let busyUs = 0;
  const open: { to: number; part: string }[] = [];
  for (const task of tasks) {
    while (open.length > 0 && (open.at(-1)?.to ?? 0) <= task.from) open.pop();
    const outer = open.at(-1);
    if (outer) add(outer.part, task.from - task.to);
    else busyUs += task.to - task.from;
    add(task.part, task.to - task.from);
    open.push(task);
  }
  return { 'main thread waits': usableMs - busyUs / 1000, ...parts };
}
