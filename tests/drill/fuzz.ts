import { readdirSync } from 'node:fs';
import type { WireRace } from '@holeshot/contract/wire';
import fc from 'fast-check';
import { createPublishToken } from '../../server/src/builds/publish/publish-tokens';
import { buildEvent } from '../../server/src/testing/build-event-folder';
import { type SiteProcess, startSite } from '../../tools/site/site-process';
import { withDatabase } from '../../tools/site/with-database';
import { ask, askJson } from './support/ask';
import { createClub } from './support/day-sites';
import { countValues, type Drill, type DrillContext } from './support/drill';
import { type FuzzInput, type FuzzKeys, notificationInput, syncInput, zipInput } from './support/fuzz-inputs';
import { findInternalText } from './support/internal-text';
import { readMemory } from './support/read-memory';

/** 20,000 in the long form, from fixed seeds. */
const KINDS = [
  { what: 'deliveries of sync', seed: 1, count: { short: 300, long: 8_000 }, buildInput: () => syncInput() },
  { what: 'notifications', seed: 2, count: { short: 300, long: 8_000 }, buildInput: notificationInput },
  { what: 'zips of builds', seed: 3, count: { short: 100, long: 4_000 }, buildInput: () => zipInput() },
] as const;
const BATCH = 100;
const CONNECTIONS = 4;
const HANG_MS = 20_000;
const MAX_SHOWN = 8;
/** How much the site's memory may grow, including zips of 48 MB. */
const MAX_GROWTH_MB = 400;

const createKeys = (dataDir: string): Promise<FuzzKeys> =>
  withDatabase({ dataDir }, async (database) => {
    const { key, notificationSecret } = await createClub(database);
    const publisher = { name: 'mf-race', note: 'Drill', userId: null } as const;
    const { token } = await createPublishToken(database.db, publisher);
    return { key, secret: notificationSecret, token };
  });

async function send(
  { origin }: SiteProcess,
  { method, path, type, body }: FuzzInput,
  { key, token }: FuzzKeys,
): Promise<{ status: number; text: string }> {
  const bearer = path.startsWith('/api/deploy/') ? token : key;
  const response = await fetch(origin + path, {
    method,
    headers: { authorization: `Bearer ${bearer}`, ...(type && { 'content-type': type }) },
    body: method === 'DELETE' ? null : new Uint8Array(body),
    signal: AbortSignal.timeout(HANG_MS),
  });
  return { status: response.status, text: await response.text() };
}

/** Sends inputs, a few at a time. Returns their statuses. Adds each fault to `faults` with the first such input. */
async function sendAll(
  site: SiteProcess,
  keys: FuzzKeys,
  inputs: readonly FuzzInput[],
  faults: Map<string, FuzzInput>,
): Promise<string[]> {
  const statuses: string[] = [];
  const left = inputs.values();
  const addFault = (fault: string, input: FuzzInput) => faults.has(fault) || faults.set(fault, input);
  const work = async () => {
    for (const input of left) {
      try {
        const { status, text } = await send(site, input, keys);
        statuses.push(String(status));
        if (status >= 500 && status !== 503) addFault(`an answer was ${status}`, input);
        const internal = findInternalText(text);
        if (internal && !input.body.toString().includes(internal)) addFault(`a body has ${internal}`, input);
      } catch (error) {
        statuses.push('failed');
        addFault(`no answer: ${(error as Error).message}`, input);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return statuses;
}

/** Checks that a valid delivery is accepted as before, and that the event's pages exist. */
async function findDamage(site: SiteProcess, keys: FuzzKeys): Promise<string[]> {
  const event = buildEvent({ races: [{}] });
  const parse = (name: string) => JSON.parse(event.files.get(name) ?? '[]') as unknown;
  const put = async (path: string, names: readonly string[], prefix = '') => {
    const files = Object.fromEntries(names.map((name) => [name, parse(prefix + name)]));
    const body = Buffer.from(JSON.stringify({ sequence: 1, files }));
    return send(site, { method: 'PUT', type: 'application/json', path, body }, keys);
  };
  const address = `/api/sync/events/${event.id}`;
  const [raceId = ''] = event.raceIds;
  const replies = [
    await put(address, ['Event.json', 'Pilots.json', 'Rounds.json']),
    await put(`${address}/races/${raceId}`, ['Race.json', 'Result.json'], `${raceId}/`),
  ];
  const damage = replies.flatMap(({ status, text }) =>
    status === 200 && text.includes('"created"')
      ? []
      : [`a good delivery gave ${status}: ${text.slice(0, 200)}`],
  );
  const races = await askJson<WireRace[]>(`${site.origin}/api/public/races/eventId/${event.id}`);
  if (races.length !== 1) damage.push(`a delivered event has ${races.length} races`);
  for (const path of [`/event/${event.id}`, '/', '/events', '/api/health']) {
    const { status } = await ask(site.origin + path);
    if (status !== 200) damage.push(`${path.replace(event.id, '…')} is ${status} afterwards`);
  }
  return damage;
}

async function run({ isLong, data, say, report }: DrillContext): Promise<void> {
  const dataDir = data.makeFolder();
  const keys = await createKeys(dataDir);
  const unlimited = { SYNCS_PER_MINUTE: '0', NOTIFICATIONS_PER_MINUTE: '0', PUBLISHES_PER_MINUTE: '0' };
  const site = await startSite({ DATA_DIR: dataDir, WRITES_PER_MINUTE: '0', ...unlimited });
  const before = readMemory(site);
  for (const { what, seed, count, buildInput } of KINDS) {
    const total = isLong ? count.long : count.short;
    const statuses: string[] = [];
    const faults = new Map<string, FuzzInput>();
    const input = buildInput(keys);
    for (let sent = 0; sent < total && site.child.exitCode === null; sent += BATCH) {
      const inputs = fc.sample(input, {
        numRuns: Math.min(BATCH, total - sent),
        seed: seed * 1_000_000 + sent,
      });
      statuses.push(...(await sendAll(site, keys, inputs, faults)));
      if ((sent / BATCH) % 20 === 19) say(`${sent + BATCH} of ${total} ${what}`);
    }
    for (const [fault, { method, path, body }] of [...faults].slice(0, MAX_SHOWN))
      say(`${fault}, to ${method} ${path.slice(0, 200)} ${body.toString('latin1').slice(0, 600)}`);
    report({
      what,
      requests: statuses.length,
      result: countValues(statuses),
      missed: [...faults.keys()].slice(0, MAX_SHOWN),
    });
  }
  const missed = await findDamage(site, keys).catch((error: Error) => [error.message]);
  const after = readMemory(site);
  if (before !== undefined && after !== undefined && after - before > MAX_GROWTH_MB)
    missed.push(`the memory grew by ${after - before} MB`);
  const { how } = await site.end('SIGTERM');
  if (how !== '0') missed.push(`the site ended with ${how}`);
  if (readdirSync(dataDir, { recursive: true }).some((name) => String(name).endsWith('evil')))
    missed.push('a file of a zip was written under the name that it gave');
  const result = `a delivery is taken; memory ${before} to ${after} MB; ended with ${how}`;
  report({ what: 'the site afterwards', requests: 7, result, missed });
}

export const fuzz: Drill = {
  name: 'fuzz',
  goal: 'no 500, no internal text, no hang; a good delivery is taken afterwards',
  run,
};
