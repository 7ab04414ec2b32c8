import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Figure } from './figure';
import type { MemoryFigures } from './memory-site';
import { mixAddresses } from './mixed-addresses';

/*
 * Measures how much memory the site takes, with the embedded database and the demo season, after many requests of all
 * kinds.
 */
const REQUESTS = Number(process.env.BENCH_MEMORY_REQUESTS ?? 10_000);
const CHECKPOINTS = [0.2, 0.5, 1];
const CONNECTIONS = 8;
const MAX_MB = 700;

/** Prints the figures, and returns those that have a goal. */
export async function measureMemory(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-bench-memory-'));
  // The demo season is made by another process, as by the first start of a site.
  const first = await startSite(dataDir);
  const firstStart = await readFigures(first.site);
  first.site.kill();
  await once(first.site, 'exit');
  const { site, origin } = await startSite(dataDir);
  const rows: Record<string, Record<string, number>> = {};
  const statuses: Record<number, number> = {};
  rows['first start'] = firstStart;
  const note = async (label: string) => {
    rows[label] = await readFigures(site);
    console.log(label, rows[label]);
  };
  try {
    await note('at start');
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
      await note(`${goal} requests`);
    }
  } finally {
    site.kill();
  }
  console.log(`\nMemory, MB, embedded database with the demo season; statuses ${JSON.stringify(statuses)}`);
  console.table(rows);
  const highest = Math.max(...Object.values(rows).map(({ rss = 0 }) => rss));
  return [{ what: `memory after ${REQUESTS} requests`, value: highest, unit: 'MB', goal: MAX_MB }];
}

async function startSite(dataDir: string): Promise<{ site: ChildProcess; origin: string }> {
  const site = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'memory-site.ts')],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        PORT: '0',
        SEED: 'demo',
        DEMO_LIVE: 'off',
        PAGES_PER_MINUTE: '0',
        SEARCHES_PER_MINUTE: '0',
        PICTURES_PER_MINUTE: '0',
      },
    },
  );
  const [{ origin }] = (await once(site, 'message')) as [{ origin: string }];
  return { site, origin };
}

async function readFigures(site: ChildProcess): Promise<Record<keyof MemoryFigures, number>> {
  site.send('memory');
  const [figures] = (await once(site, 'message')) as [MemoryFigures];
  const inMb = Object.entries(figures).map(([name, bytes]) => [name, Math.round(bytes / 2 ** 20)]);
  return Object.fromEntries(inMb) as Record<keyof MemoryFigures, number>;
}

/** Numbers from 0 to 1 that follow from the seed (a linear congruential generator). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
