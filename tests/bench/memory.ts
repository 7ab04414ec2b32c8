import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seededRandom } from '@holeshot/domain';
import { startSite } from '../../tools/site/site-process';
import { readMemory } from '../drill/support/read-memory';
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

/** Prints the figures, and returns those that have a goal. */
export async function measureMemory(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-bench-memory-'));
  // another process creates the demo season, as the first start of a site does
  const first = await startMeasured(dataDir);
  await first.end('SIGTERM');
  const site = await startMeasured(dataDir);
  const rows: Record<string, number> = {};
  const statuses: Record<number, number> = {};
  const addRow = (label: string): number => {
    const mb = readMemory(site) ?? Number.NaN;
    rows[label] = mb;
    console.log(label, mb);
    return mb;
  };
  const atStart = addRow('at start');
  const afterRequests: number[] = [];
  try {
    const nextAddress = await mixAddresses(site.origin, seededRandom('memory'));
    let sent = 0;
    for (const share of CHECKPOINTS) {
      const goal = Math.round(REQUESTS * share);
      const work = async () => {
        while (sent < goal) {
          sent += 1;
          const response = await fetch(site.origin + nextAddress(), { headers: { 'accept-encoding': 'br' } });
          await response.arrayBuffer();
          statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, work));
      afterRequests.push(addRow(`${goal} requests`));
    }
  } finally {
    await site.end('SIGTERM');
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

/** Starts the site as the files in `deploy` do. */
const startMeasured = (dataDir: string) =>
  startSite({
    NODE_OPTIONS: '--max-semi-space-size=4',
    MALLOC_ARENA_MAX: '2',
    DATA_DIR: dataDir,
    SEED: 'demo',
    DEMO_LIVE: 'off',
    PAGES_PER_MINUTE: '0',
    SEARCHES_PER_MINUTE: '0',
    PICTURES_PER_MINUTE: '0',
  });
