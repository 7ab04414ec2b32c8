import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../tools/dev/find-free-port';
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
const PROGRAM = path.join(import.meta.dirname, '../../dist/server/main.js');

/** The site's metrics of memory. */
const METRICS = {
  rss: 'process_resident_memory_bytes',
  heapTotal: 'nodejs_heap_size_total_bytes',
  heapUsed: 'nodejs_heap_size_used_bytes',
  external: 'nodejs_external_memory_bytes',
};

interface MeasuredSite {
  site: ChildProcess;
  origin: string;
  /** megabytes by the names of `METRICS` */
  readFigures: () => Promise<Record<string, number>>;
}

/** Prints the figures, and returns those that have a goal. */
export async function measureMemory(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-bench-memory-'));
  // another process creates the demo season, as the first start of a site does
  const first = await startSite(dataDir);
  const rows: Record<string, Record<string, number>> = { 'first start': await first.readFigures() };
  first.site.kill();
  await once(first.site, 'exit');
  const { site, origin, readFigures } = await startSite(dataDir);
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
    const nextAddress = await mixAddresses(origin, seededRandom(1));
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
    site.kill();
  }
  console.log(`\nMemory, MB, embedded database with the demo season; statuses ${JSON.stringify(statuses)}`);
  console.table(rows);
  return [
    { what: 'memory at start', value: atStart, unit: 'MB', goal: MAX_MB.start },
    {
      ...{ what: `memory after ${REQUESTS} requests`, unit: 'MB' },
      ...{ value: Math.max(...afterRequests), goal: MAX_MB.requests },
    },
  ];
}

/** Starts the site as the files in `deploy` do. Resolves when it serves. */
async function startSite(dataDir: string): Promise<MeasuredSite> {
  const metricsPort = await findFreePort();
  const site = spawn(process.execPath, ['--max-semi-space-size=4', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: '0',
      METRICS_PORT: String(metricsPort),
      SEED: 'demo',
      DEMO_LIVE: 'off',
      PAGES_PER_MINUTE: '0',
      SEARCHES_PER_MINUTE: '0',
      PICTURES_PER_MINUTE: '0',
    },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let printed = '';
    site.stdout.on('data', (text) => {
      printed += String(text);
      const [, found] = /ready at (\S+)/.exec(printed) ?? [];
      if (found) resolve(found);
    });
    site.once('exit', () => reject(new Error(`The site did not start. It printed:\n${printed}`)));
  });
  return {
    site,
    origin,
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

/** Generates numbers from 0 to 1 from a seed (a linear congruential generator). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
