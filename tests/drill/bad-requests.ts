import type { WirePilot } from '@holeshot/contract/wire';
import fc from 'fast-check';
import { startSite } from '../../tools/site/site-process';
import { isOver, listEventsOfDemo } from '../e2e/support/events-of-demo';
import { ask, askJson } from './support/ask';
import { type BadRequest, badRequest } from './support/bad-request';
import { compareDigests, readDigests } from './support/digest';
import { countValues, type Drill, type DrillContext } from './support/drill';
import { findInternalText } from './support/internal-text';
import type { KnownIds } from './support/odd-path';
import { createRawConnection, type RawAnswer } from './support/raw-connection';

const COUNT = { short: 5_000, long: 100_000 };
const BATCH = 1_000;
const CONNECTIONS = 16;
const HANG_MS = 5_000;
/** 503, and the statuses for methods and versions that a server does not support. */
const ALLOWED_5XX = [501, 503, 505];
const MAX_SHOWN = 8;

async function findIds(origin: string): Promise<KnownIds> {
  const events = (await listEventsOfDemo(origin)).filter(isOver).slice(0, 6);
  const ids = events.map(({ event }) => event.ID);
  const pilots = await Promise.all(
    ids.map((id) => askJson<WirePilot[]>(`${origin}/api/public/pilots/eventId/${id}`)),
  );
  return {
    events: ids,
    races: events.flatMap(({ races }) => races.finished.slice(0, 4).map(({ ID }) => ID)),
    pilots: pilots.flatMap((list) => list.slice(0, 4).map(({ ID }) => ID)),
  };
}

function findFault({ status = 0, body }: RawAnswer, { bytes }: BadRequest): string | undefined {
  if (Number.isNaN(status)) return 'an answer has no status';
  if (status >= 500 && !ALLOWED_5XX.includes(status)) return `an answer was ${status}`;
  const internal = findInternalText(body);
  // Pages and errors repeat the address.
  if (internal && findInternalText(bytes) === undefined) return `a body has internal text: ${internal}`;
  return undefined;
}

/** Sends the requests on a few connections. Calls `onAnswer` with a status or a fault for each. */
async function sendAll(
  { port, hangMs }: { port: number; hangMs: number },
  requests: readonly BadRequest[],
  onAnswer: (result: string, fault: string | undefined, request: BadRequest) => void,
): Promise<void> {
  const left = requests.values();
  const work = async () => {
    const connection = createRawConnection(port, hangMs);
    for (const request of left) {
      try {
        const answer = await connection.send(request);
        onAnswer(String(answer.status ?? 'closed'), findFault(answer, request), request);
      } catch (error) {
        onAnswer('hang', (error as Error).message, request);
      }
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

async function run({ isLong, seed, data, limit, say, report }: DrillContext): Promise<void> {
  const dataDir = await data.copyFolder();
  const before = await readDigests({ dataDir });
  const site = await startSite({
    DATA_DIR: dataDir,
    PAGES_PER_MINUTE: '0',
    SEARCHES_PER_MINUTE: '0',
    PICTURES_PER_MINUTE: '0',
  });
  const anyRequest = badRequest(await findIds(site.origin));
  const results: string[] = [];
  const faults = new Map<string, string>();
  const count = isLong ? COUNT.long : COUNT.short;
  for (let sent = 0; sent < count && site.child.exitCode === null; sent += BATCH) {
    const requests = fc.sample(anyRequest, { numRuns: BATCH, seed: seed + sent });
    await sendAll({ port: site.port, hangMs: limit(HANG_MS) }, requests, (result, fault, { bytes }) => {
      results.push(result);
      if (fault === undefined || faults.has(fault)) return;
      faults.set(fault, bytes);
      if (faults.size <= MAX_SHOWN) say(`${fault}, to ${JSON.stringify(bytes.slice(0, 600))}`);
    });
    if ((sent / BATCH) % 10 === 0) say(`${sent + BATCH} of ${count} bad requests`);
  }
  const health = await ask(`${site.origin}/api/health`).catch(() => undefined);
  if (health?.status !== 200) faults.set(`the health is ${health?.status ?? 'no answer'} afterwards`, '');
  report({
    what: 'generated requests',
    requests: results.length,
    result: countValues(results),
    missed: [...faults.keys()].slice(0, MAX_SHOWN),
  });
  const { how } = await site.end('SIGTERM');
  const after = await readDigests({ dataDir });
  // this table counts sent pages
  for (const digests of [before, after]) digests.delete('build_counts');
  const changed = compareDigests(before, after);
  if (how !== '0') changed.push(`the site ended with ${how}`);
  report({
    what: 'the data afterwards',
    requests: after.size,
    result: `${after.size} tables`,
    missed: changed,
  });
}

export const badRequests: Drill = {
  name: 'bad-requests',
  goal: 'no 500, no internal text, no hang, no change of data',
  run,
};
