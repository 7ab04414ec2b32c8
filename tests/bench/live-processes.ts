import { availableParallelism } from 'node:os';
import { createOwnDatabase } from '../../server/src/testing/own-database';
import { findTestServer } from '../../server/src/testing/test-server';
import type { Figure } from './figure';
import { LIMIT_MS, STREAMS } from './live';
import { CROSSINGS, type LiveRun, type LiveSite, runLive, type StreamNeeds, startLiveSite } from './live-run';
import { quantile } from './quantile';

/*
 * Measures the live feed on several processes with one PostgreSQL server: the first process gets crossings, and each
 * stream of each process gets every one. Other processes on the same machine generate the load and measure.
 */
const PROCESSES = Number(process.env.BENCH_LIVE_PROCESSES ?? 4);
/** For the slowest single stream, on a busy machine. */
const LIMIT_HIGHEST_MS = 5_000;
const LIMIT_MB = 30;
/** 5,000 streams take half of a core at two crossings a second. */
const LIMIT_CROSSING_MS = 50;
/** A process that lost 5,000 streams at once takes five seconds of a core to open them again. */
const LIMIT_OPEN_MS = 1_000;
/** A packet has room for three times that. */
const LIMIT_BYTES = 512;
/** Above this, the receiving process would measure its own delays. */
const LIMIT_LOAD_PERCENT = 75;

/** Prints the figures, and returns those that have a goal. */
export async function measureLiveProcesses(): Promise<Figure[]> {
  const server = await findTestServer();
  if (server.url === undefined) throw new Error(`It needs a PostgreSQL server: ${server.reason}`);
  const database = await createOwnDatabase(server.url);
  const sites: LiveSite[] = [];
  try {
    const first = await startLiveSite({ databaseUrl: database.url });
    sites.push(first);
    while (sites.length < PROCESSES)
      sites.push(await startLiveSite({ databaseUrl: database.url, race: first.race }));
    await runLive(sites, 50);
    return present(await runLive(sites, STREAMS));
  } finally {
    for (const site of sites) site.stop();
    await database.drop();
  }
}

function present({ times, lost, openMs, bytesOfCrossing, loadShare, needs }: LiveRun): Figure[] {
  console.log(
    `\nLive feed: ${PROCESSES} processes with ${STREAMS} streams each, ${CROSSINGS.count} crossings, ${availableParallelism()} cores with the load; all streams open after ${Math.round(openMs)} ms`,
  );
  console.log('Each process, for 1,000 streams; the first one takes the crossings:');
  console.table(
    needs.map((need) => ({
      'used MB': toMb(need.usedBytes).toFixed(1),
      'resident MB': toMb(need.residentBytes).toFixed(1),
      'opening, ms of a core': Math.round(1_000 * need.openMs),
      'crossing, ms of a core': (1_000 * need.crossingMs).toFixed(1),
    })),
  );
  const [first, ...others] = needs as [StreamNeeds, ...StreamNeeds[]];
  const what = `crossing to ${PROCESSES} × ${STREAMS} streams`;
  const each = '1,000 streams of a process';
  return [
    { what: `${what}, median`, value: quantile(times, 0.5), unit: 'ms', goal: LIMIT_MS },
    { what: `${what}, p95`, value: quantile(times, 0.95), unit: 'ms', goal: LIMIT_MS },
    { what: `${what}, highest`, value: quantile(times, 1), unit: 'ms', goal: LIMIT_HIGHEST_MS },
    { what: 'lost crossings', value: lost, unit: '', goal: 0 },
    { what: `${each}, memory`, value: toMb(mean(needs, 'usedBytes')), unit: 'MB', goal: LIMIT_MB },
    {
      what: `${each}, processor for a crossing`,
      value: 1_000 * mean(others, 'crossingMs'),
      unit: 'ms of a core',
      goal: LIMIT_CROSSING_MS,
    },
    {
      what: 'processor to take a crossing',
      value: STREAMS * (mean([first], 'crossingMs') - mean(others, 'crossingMs')),
      unit: 'ms of a core',
      goal: LIMIT_CROSSING_MS,
    },
    {
      what: `${each}, processor to open them`,
      value: 1_000 * mean(needs, 'openMs'),
      unit: 'ms of a core',
      goal: LIMIT_OPEN_MS,
    },
    {
      what: 'crossing at a stream, not compressed',
      value: bytesOfCrossing,
      unit: 'bytes',
      goal: LIMIT_BYTES,
    },
    { what: 'processor of the load', value: 100 * loadShare, unit: '% of a core', goal: LIMIT_LOAD_PERCENT },
  ];
}

/** Converts bytes per stream to MB per 1,000 streams. */
const toMb = (bytes: number): number => (1_000 * bytes) / 2 ** 20;

const mean = (needs: readonly StreamNeeds[], what: keyof StreamNeeds): number =>
  needs.reduce((sum, need) => sum + need[what], 0) / needs.length;
