import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SyncEvent } from '@holeshot/contract/wire';
import { createRandom } from '../../server/src/demo/random';
import { findFreePort } from '../../tools/dev/find-free-port';
import { type SiteProcess, startSite } from '../../tools/site/site-process';
import { withDatabase } from '../../tools/site/with-database';
import { runAgent } from '../../tools/sync/run-agent';
import { ask } from './support/ask';
import { createClub } from './support/day-sites';
import { type DeliveredEvent, readVersions, writeDeliveredEvent } from './support/delivered-event';
import { countValues, type DrillContext } from './support/drill';
import { findInternalText } from './support/internal-text';

const RACES = 12;
const FIRST_WINDOW_MS = 2_000;
const DELIVERY_MS = 120_000;
const TIMES = { scan: 100, settle: 30, retry: 100, longestRetry: 500 };

type Sent = Record<string, { hash: string; sequence: number }>;

/** Reads the deliveries that the agent knows to be accepted, by event and part. */
function readSent(stateFolder: string): Sent {
  const [file] = readdirSync(stateFolder).filter((name) => name.endsWith('.json'));
  if (file === undefined) return {};
  return (JSON.parse(readFileSync(path.join(stateFolder, file), 'utf8')) as { sent: Sent }).sent;
}

/** How many races the site has accepted in their newest version. */
const countNewest = (event: DeliveredEvent, sent: Sent): number =>
  event.raceIds.filter((raceId) => {
    const { hash = '' } = sent[`${event.id}/${raceId}`] ?? {};
    return event.findVersion(raceId, hash)?.contentHash === event.newestHash(raceId);
  }).length;

/** One sentence for each race that the site accepted and has lost, or shows in part. */
async function findLosses(origin: string, event: DeliveredEvent, sent: Sent): Promise<string[]> {
  if (!sent[`${event.id}/Event.json`]) return [];
  const found = await readVersions(origin, event.id);
  return event.raceIds.flatMap((raceId) => {
    const taken = sent[`${event.id}/${raceId}`];
    const version = taken && event.findVersion(raceId, taken.hash)?.version;
    if (version === undefined || (found.get(raceId) ?? 0) >= version) return [];
    return [`the site took version ${version} of a race and has ${found.get(raceId) ?? 'none'}`];
  });
}

/**
 * Kills a site at random moments while the sync agent delivers an event race by race. Each next site has everything
 * that was accepted and no race in part, and the agent continues until the site has the newest of all.
 */
export async function killSyncs(context: DrillContext, kills: number): Promise<void> {
  const { data, seed, say, report } = context;
  const [dataDir, folder, stateFolder] = [data.makeFolder(), data.makeFolder(), data.makeFolder()];
  const { key } = await withDatabase({ dataDir }, createClub);
  const port = await findFreePort();
  const random = createRandom(`syncs ${seed}`);
  const event = writeDeliveredEvent(folder, RACES);
  const missed = new Set<string>();
  const results: string[] = [];
  const log = (line: string): void => {
    if (/refused|conflict/.test(line)) missed.add(`the agent said: ${line}`);
  };
  const delivered = (): number => countNewest(event, readSent(stateFolder));
  const until = async (what: string, isTrue: () => boolean): Promise<void> => {
    const endMs = performance.now() + DELIVERY_MS;
    while (!isTrue() && performance.now() < endMs) await wait(5);
    if (!isTrue()) missed.add(`${what} did not happen in ${DELIVERY_MS / 1_000} s`);
  };
  const start = async (): Promise<SiteProcess> => {
    const sent = readSent(stateFolder);
    const site = await startSite({ DATA_DIR: dataDir, PORT: String(port) });
    const losses = await findLosses(site.origin, event, sent).catch((error: Error) => [error.message]);
    for (const loss of losses) missed.add(loss);
    return site;
  };
  const check = ({ output }: SiteProcess): void => {
    const internal = findInternalText(output());
    if (internal) missed.add(`a site printed internal text: ${internal}`);
  };

  const shutdown = new AbortController();
  const site = `http://127.0.0.1:${port}`;
  const ended = runAgent({ folder, site, key, stateFolder, log, signal: shutdown.signal, times: TIMES });
  let windowMs = FIRST_WINDOW_MS;
  for (let kill = 0; kill < kills; kill += 1) {
    const running = await start();
    event.writeNext();
    const startMs = performance.now();
    await until('a delivery', () => delivered() > 0);
    // one in three hits the first races, the others any
    await wait(random.next() * (kill % 3 === 0 ? windowMs / 10 : windowMs));
    await running.end('SIGKILL');
    check(running);
    const isWhole = delivered() >= RACES;
    if (isWhole) windowMs = (performance.now() - startMs) * 0.7;
    results.push(isWhole ? 'after all races' : 'between races');
    if (kill % 10 === 9) say(`killed ${kill + 1} of ${kills} sites during a sync`);
  }

  const last = await start();
  await until('the end of the delivery', () => delivered() === RACES);
  const { body } = await ask(`${last.origin}/api/sync/events`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const [stored] = JSON.parse(body) as SyncEvent[];
  for (const raceId of event.raceIds) {
    const race = stored?.races.find((one) => one.raceId === raceId);
    if (race?.hash !== event.newestHash(raceId)) missed.add('a race is not the one that was delivered last');
  }
  await readVersions(last.origin, event.id).catch((error: Error) => missed.add(error.message));
  shutdown.abort();
  await ended;
  await last.end('SIGTERM');
  check(last);
  report({
    what: 'sites that take a sync, killed',
    requests: kills,
    result: countValues(results),
    missed: [...missed],
  });
}
