import { setTimeout as wait } from 'node:timers/promises';
import { type SiteProcess, startSite } from '../../tools/site/site-process';
import { startBalancer } from './support/balancer';
import { countValues, type Drill, type DrillContext } from './support/drill';
import { startVisits } from './support/visitors';

const ROUNDS = { short: 2, long: 10 };
/** Time for requests between two restarts. */
const BETWEEN_MS = 500;
const STOP_MS = 18_000;

async function run({ isLong, serverUrl, data, limit, say, report, skip }: DrillContext): Promise<void> {
  if (serverUrl === undefined) return skip('two sites in turn', 'needs a PostgreSQL server');
  const { url } = await data.copyDatabase(serverUrl);
  const start = () => startSite({ DATABASE_URL: url, DATA_DIR: data.makeFolder(), PAGES_PER_MINUTE: '0' });
  const balancer = await startBalancer();
  const sites: SiteProcess[] = await Promise.all([start(), start()]);
  const putIntoService = () => balancer.setPorts(sites.map(({ port }) => port));
  putIntoService();
  const load = await startVisits(balancer.origin);
  const missed = new Set<string>();
  const rounds = isLong ? ROUNDS.long : ROUNDS.short;
  let longestMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, site] of sites.entries()) {
      await wait(BETWEEN_MS);
      const { how, ms } = await site.end('SIGTERM');
      longestMs = Math.max(longestMs, ms);
      if (how !== '0') missed.add(`a site ended with ${how}`);
      if (ms > limit(STOP_MS)) missed.add(`a site took ${Math.round(ms)} ms to end`);
      sites[index] = await start();
      putIntoService();
    }
    say(`restarted both sites ${round + 1} of ${rounds} times, ${load.results.length} requests`);
  }
  await wait(BETWEEN_MS);
  await load.stop();
  await Promise.all(sites.map((site) => site.end('SIGTERM')));
  balancer.close();
  const failed = load.results.filter((result) => result !== 'as expected');
  if (failed.length > 0) missed.add(`failed: ${countValues(failed)}`);
  report({
    what: `${2 * rounds} restarts of two sites in turn`,
    requests: load.results.length,
    result: `${failed.length} failed; ${balancer.retries()} asked again elsewhere; longest end ${Math.round(longestMs)} ms`,
    missed: [...missed],
  });
}

export const restart: Drill = { name: 'restart', goal: 'no request fails', run };
