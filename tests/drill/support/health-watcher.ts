import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask';

/*
 * Requests a site's health, again and again on one connection, until its parent sends a message; then sends the results
 * back. A process of its own, so that the parent's work does not affect the times.
 */
const EVERY_MS = 25;

export interface HealthResult {
  /** milliseconds of each answer */
  times: number[];
  /** statuses other than 200, and failed requests */
  faults: string[];
}

const [url = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const result: HealthResult = { times: [], faults: [] };
let isOver = false;
process.once('message', () => {
  isOver = true;
});
await ask(url, { agent });
process.send?.('ready');
while (!isOver) {
  try {
    const { status, ms } = await ask(url, { agent });
    result.times.push(ms);
    if (status !== 200) result.faults.push(`the health was ${status}`);
  } catch (error) {
    result.faults.push(`the health did not answer: ${error}`);
  }
  await wait(EVERY_MS);
}
process.send?.(result);
process.disconnect();
agent.destroy();
