import { memoryUsage } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { limitHeapGrowth } from '../../server/src/process/limit-heap-growth';
import { readSettings } from '../../server/src/settings';
import { startSite } from '../../server/src/start-site';

/* The site in a process of its own, which sends its origin, and how much memory it takes whenever it gets a message. */

/** How much memory the site takes, in bytes. */
export interface MemoryFigures {
  /** all of the process, before garbage is collected */
  rss: number;
  /** of JavaScript, before garbage is collected */
  heapTotal: number;
  /** objects and texts of JavaScript that are in use */
  heapUsed: number;
  /** buffers and the memory of the embedded database */
  arrayBuffers: number;
  external: number;
}

limitHeapGrowth();
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const site = await startSite(readSettings(process.env), () => undefined);

process.on('message', () => {
  const { rss, heapTotal } = memoryUsage();
  collectGarbage();
  const { heapUsed, arrayBuffers, external } = memoryUsage();
  process.send?.({ rss, heapTotal, heapUsed, arrayBuffers, external } satisfies MemoryFigures);
});
process.once('SIGTERM', () => site.stop().then(() => process.exit(0)));
process.send?.({ origin: site.origin });
