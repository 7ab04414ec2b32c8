import { Agent } from 'node:http';
import { createRandom } from '../../server/src/demo/random';
import { startSite } from '../../tools/site/site-process';
import { mixAddresses } from '../bench/mixed-addresses';
import { ask } from './support/ask';
import { countValues, type Drill, type DrillContext } from './support/drill';
import { readMemory } from './support/read-memory';

const REQUESTS = { short: 1_000, long: 200_000 };
/** After the first of these the caches are full, and V8 has its heap. */
const CHECKPOINTS = [0.1, 0.5, 1];
const CONNECTIONS = 8;
/**
 * Limit for the memory that the second half of the requests adds. The allocator does not return partly used pages, so
 * the memory of equal work differs by some tens of MB; a leak of 1 kB per request would add 98 MB in 100,000 requests.
 */
const MAX_GROWTH_MB = 64;

async function run({ isLong, seed, data, say, report, skip }: DrillContext): Promise<void> {
  const count = isLong ? REQUESTS.long : REQUESTS.short;
  const what = `${count} mixed requests`;
  if (process.platform !== 'linux') return skip(what, 'needs Linux, which tells the memory of a process');
  const site = await startSite({
    DATA_DIR: await data.copyFolder(),
    PAGES_PER_MINUTE: '0',
    SEARCHES_PER_MINUTE: '0',
    PICTURES_PER_MINUTE: '0',
  });
  const nextAddress = await mixAddresses(site.origin, createRandom(`soak ${seed}`).next);
  const readMb = () => readMemory(site) ?? 0;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses: number[] = [];
  const missed = new Set<string>();
  const figures: { after: number; rssMb: number }[] = [{ after: 0, rssMb: readMb() }];
  let sent = 0;
  for (const share of CHECKPOINTS) {
    const goal = Math.round(count * share);
    const work = async (): Promise<void> => {
      while (sent < goal) {
        sent += 1;
        if (sent % 10_000 === 0) say(`soak: ${sent} of ${count} requests, ${readMb()} MB`);
        const address = nextAddress();
        const options = { agent, headers: { 'accept-encoding': 'br' } };
        await ask(site.origin + address, options).then(
          ({ status }) => {
            statuses.push(status);
            if (status >= 500) missed.add(`${address} gave ${status}`);
          },
          (error: Error) => missed.add(`${address}: ${error.message}`),
        );
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    figures.push({ after: goal, rssMb: readMb() });
  }
  agent.destroy();
  const { how } = await site.end('SIGTERM');
  if (how !== '0') missed.add(`the site ended with ${how}`);
  const [half = 0, end = 0] = figures.slice(-2).map(({ rssMb }) => rssMb);
  if (isLong && end - half > MAX_GROWTH_MB)
    missed.add(`the second half of the requests added ${end - half} MB, allowed ${MAX_GROWTH_MB}`);
  const memory = figures.map(({ after, rssMb }) => `${rssMb} MB after ${after}`).join(', ');
  report({
    what,
    requests: sent,
    result: `${memory}; ${countValues(statuses)}`,
    missed: [...missed].slice(0, 8),
  });
}

/** Sends enough requests to reveal a memory leak. */
export const soak: Drill = { name: 'soak', run };
