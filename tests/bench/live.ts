import { availableParallelism } from 'node:os';
import type { Figure } from './figure';
import { CROSSINGS, runLive, startLiveSite } from './live-run';
import { quantile } from './quantile';

/*
 * Measures the live feed on one process with embedded data: open streams, of which each gets every crossing. A
 * crossing's time is from the moment the desktop app sends it until a stream has it; another process generates the load
 * and measures, on the same machine.
 */
export const STREAMS = Number(process.env.BENCH_LIVE_STREAMS ?? 5_000);
export const LIMIT_MS = 1_000;
const LIMIT_KB = 30;

/** Prints the figures, and returns those that have a goal. */
export async function measureLive(): Promise<Figure[]> {
  const site = await startLiveSite();
  try {
    await runLive([site], 50);
    const { times, lost, openMs, needs } = await runLive([site], STREAMS);
    const streamKb = (needs[0]?.usedBytes ?? Number.NaN) / 1_024;
    const p95 = quantile(times, 0.95);
    console.log(
      `\nLive feed: ${STREAMS} streams, ${CROSSINGS.count} crossings, ${availableParallelism()} cores with the load`,
    );
    console.table({
      'all streams open, ms': Math.round(openMs),
      'crossing to stream, median ms': Math.round(quantile(times, 0.5)),
      'crossing to stream, p95 ms': Math.round(p95),
      'crossing to stream, highest ms': Math.round(quantile(times, 1)),
      'memory per stream, kB': Math.round(streamKb * 10) / 10,
      'lost crossings': lost,
    });
    return [
      { what: `crossing to ${STREAMS} streams, p95`, value: p95, unit: 'ms', goal: LIMIT_MS },
      { what: 'memory of a stream', value: streamKb, unit: 'kB', goal: LIMIT_KB },
      { what: 'lost crossings', value: lost, unit: '', goal: 0 },
    ];
  } finally {
    site.stop();
  }
}
