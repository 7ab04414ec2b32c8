import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { quantile } from '../../bench/quantile';
import type { HealthResult } from './health-watcher';

export interface Health {
  p99Ms: number;
  maxMs: number;
  requests: number;
  faults: string[];
}

/** Requests a site's health every 25 ms while `work` runs. */
export async function watchHealth(origin: string, work: () => Promise<void>): Promise<Health> {
  const watcher = fork(path.join(import.meta.dirname, 'health-watcher.ts'), [`${origin}/api/health`], {
    execArgv: ['--import', 'tsx'],
  });
  await once(watcher, 'message');
  await work();
  watcher.send('stop');
  const [{ times, faults }] = (await once(watcher, 'message')) as [HealthResult];
  const round = (ms: number) => Math.round(ms);
  return {
    p99Ms: round(quantile(times, 0.99)),
    maxMs: round(Math.max(...times)),
    requests: times.length,
    faults: [...new Set(faults)],
  };
}
