import { setTimeout as wait } from 'node:timers/promises';
import type { WireEventListItem, WireRace } from '@holeshot/contract/wire';
import { createRandom } from '../../server/src/demo/random';
import { launchSite, type OwnProcess, type SiteProcess, startSite } from '../../tools/site/site-process';
import { ask, askJson } from './support/ask';
import { countValues, type DrillContext } from './support/drill';
import { findInternalText } from './support/internal-text';

const VISITORS = 8;
const MAX_LOAD_MS = 400;
/** Every fifth kill hits a first start, while it seeds. */
const SEEDING_EVERY = 5;

/** How many events there are, and races in some of them. */
async function countData(origin: string): Promise<string> {
  const events = await askJson<WireEventListItem[]>(`${origin}/api/public/events`);
  const some = events.filter((_, index) => index % 8 === 0);
  const races = await Promise.all(
    some.map(({ ID }) => askJson<WireRace[]>(`${origin}/api/public/races/eventId/${ID}`)),
  );
  return `${events.length} events; races ${races.map(({ length }) => length).join(' ')}`;
}

/** Sends requests of several visitors until the site is gone. */
function visit(origin: string): void {
  let index = 0;
  const one = async (): Promise<void> => {
    for (;;) await ask(`${origin}/events?q=${index++}`, { timeoutMs: 2_000 });
  };
  for (let visitor = 0; visitor < VISITORS; visitor += 1) one().catch(() => undefined);
}

/** Kills sites with embedded databases at random moments. Each next site starts, and has all of the data. */
export async function killSites(context: DrillContext, kills: number): Promise<void> {
  const { data, seed, say, report } = context;
  const served = { DATA_DIR: await data.copyFolder(), PAGES_PER_MINUTE: '0' };
  const seeding = { DATA_DIR: data.makeFolder(), SEED: 'demo', DEMO_LIVE: 'off' };
  const random = createRandom(`sites ${seed}`);
  const missed = new Set<string>();
  const results: string[] = [];
  let expected: string | undefined;

  const check = ({ output }: OwnProcess): void => {
    const internal = findInternalText(output());
    if (internal) missed.add(`a site printed internal text: ${internal}`);
  };
  const checkData = async ({ origin }: SiteProcess): Promise<void> => {
    const found = await countData(origin);
    expected ??= found;
    if (found !== expected) missed.add(`a site had ${found}, of ${expected}`);
  };
  const killWhileServing = async (): Promise<number> => {
    const site = await startSite(served);
    await checkData(site);
    visit(site.origin);
    await wait(MAX_LOAD_MS * random.next());
    await site.end('SIGKILL');
    check(site);
    results.push('under load');
    return site.startMs;
  };
  const killAtStart = async (env: NodeJS.ProcessEnv, withinMs: number, what: string): Promise<void> => {
    const site = launchSite(env);
    const how = await Promise.race([site.ended, wait(withinMs * random.next())]);
    if (how === undefined) await site.end('SIGKILL');
    else missed.add(`a start ended with ${how}: ${site.output().slice(-300)}`);
    check(site);
    results.push(what);
  };

  let startMs = await killWhileServing();
  for (let kill = 1; kill < kills; kill += 1) {
    if (kill % SEEDING_EVERY === 0) await killAtStart(seeding, startMs * 2, 'while seeding');
    else if (kill % 2 === 0) await killAtStart(served, startMs, 'at start');
    else startMs = await killWhileServing();
    if (kill % 10 === 9) say(`killed ${kill + 1} of ${kills} sites`);
  }
  for (const env of [served, seeding]) {
    const site = await startSite(env);
    await checkData(site);
    await site.end('SIGTERM');
    check(site);
  }
  report({
    what: 'sites with embedded databases, killed',
    requests: kills,
    result: countValues(results),
    missed: [...missed],
  });
}
