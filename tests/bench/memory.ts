import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seededRandom } from '@holeshot/domain';
import { findFreePort } from '../../tools/dev/find-free-port';
import { startSite } from '../../tools/site/site-process';
import type { Figure } from './figure';
import { mixAddresses } from './mixed-addresses';

/*
 * Measures how much memory the site takes, with the embedded database and the demo season, after many requests of all
 * kinds.
 */
const REQUESTS = Number(process.env.BENCH_MEMORY_REQUESTS ?? 10_000);
const CHECKPOINTS = [0.2, 0.5, 1];
const CONNECTIONS = 8;
/** At start, and after the requests. */
const MAX_MB = { start: 350, requests: 500 };

/** The site's metrics of memory. */
const METRICS = {
  rss: 'process_resident_memory_bytes',
  heapTotal: 'nodejs_heap_size_total_bytes',
  heapUsed: 'nodejs_heap_size_used_bytes',
  external: 'nodejs_external_memory_bytes',
};

/** Prints the figures, and returns those that have a goal. */
export async function measureMemory(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-bench-memory-'));
  // another process creates the demo season, as the first start of a site does
  const first = await startMeasured(dataDir);
  const rows: Record<string, Record<string, number>> = { 'first start': await first.readFigures() };
  await first.end('SIGTERM');
  const { end, origin, readFigures } = await startMeasured(dataDir);
  const statuses: Record<number, number> = {};
  const addRow = async (label: string): Promise<number> => {
    const figures = await readFigures();
    rows[label] = figures;
    console.log(label, figures);
    return figures.rss ?? 0;
  };
  const atStart = await addRow('at start');
  const afterRequests: number[] = [];
  try {
    const nextAddress = await mixAddresses(origin, seededRandom('memory'));
    let sent = 0;
    for (const share of CHECKPOINTS) {
      const goal = Math.round(REQUESTS * share);
      const work = async () => {
        while (sent < goal) {
          sent += 1;
          const response = await fetch(origin + nextAddress(), { headers: { 'accept-encoding': 'br' } });
          await response.arrayBuffer();
          statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, work));
      afterRequests.push(await addRow(`${goal} requests`));
    }
  } finally {
    await end('SIGTERM');
  }
  console.log(`\nMemory, MB, embedded database with the demo season; statuses ${JSON.stringify(statuses)}`);
  console.table(rows);
  return [
    { what: 'memory at start', value: atStart, unit: 'MB', goal: MAX_MB.start },
    {
      what: `memory after ${REQUESTS} requests`,
      unit: 'MB',
      value: Math.max(...afterRequests),
      goal: MAX_MB.requests,
    },
  ];
}

/** Starts the site as the files in `deploy` do; `readFigures` resolves to megabytes by the names of `METRICS`. */
async function startMeasured(dataDir: string) {
  const metricsPort = await findFreePort();
  const site = await startSite({
    NODE_OPTIONS: '--max-semi-space-size=4',
    MALLOC_ARENA_MAX: '2',
    DATA_DIR: dataDir,
    METRICS_PORT: String(metricsPort),
    SEED: 'demo',
    DEMO_LIVE: 'off',
    PAGES_PER_MINUTE: '0',
    SEARCHES_PER_MINUTE: '0',
    PICTURES_PER_MINUTE: '0',
  });
  return {
    ...site,
    async readFigures() {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const figures = Object.entries(METRICS).map(([name, metric]) => {
        const [, bytes] = new RegExp(`^${metric} (\\S+)$`, 'm').exec(text) ?? [];
        return [name, Math.round(Number(bytes) / 2 ** 20)] as const;
      });
      return Object.fromEntries(figures);
    },
  };
}
