import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { WireEventListItem, WireRace } from '@holeshot/contract/wire';
import { findFreePort } from '../../tools/dev/find-free-port';
import { type SiteProcess, startProcess, startSite } from '../../tools/site/site-process';
import { checkOutAndBuild, hasCommit, readLastRelease } from '../e2e/support/check-out';
import { ask, askJson } from './support/ask';
import { countValues, type Drill, type DrillContext } from './support/drill';
import { findHaproxy, startHaproxy } from './support/haproxy';
import { seedDemoSeason } from './support/seeded-data';
import { startVisits } from './support/visitors';
import { createWriters } from './support/writers';

const ROOT = path.join(import.meta.dirname, '../..');
const BETWEEN_MS = 3_000;
/** The last release closes its connections at once when it stops, so writes may fail. */
const MAX_LOST_WRITES = 10;
const ASSET = /(?:src|href)="(\/builds\/[^"]+)"/g;

/** Reads the events of a site, and results of some. */
async function readData(origin: string): Promise<string> {
  const events = await askJson<WireEventListItem[]>(`${origin}/api/public/events`);
  const some = events.filter((_, index) => index % 10 === 0);
  const races = await Promise.all(
    some.map(({ ID }) => askJson<WireRace[]>(`${origin}/api/public/races/eventId/${ID}`)),
  );
  const results = races
    .flat()
    .map(({ ID, ResultSummaries }) =>
      [
        ID,
        ...ResultSummaries.map(({ Pilot, Position, LapCount }) => `${Pilot} ${Position} ${LapCount}`),
      ].join(' '),
    );
  return [...events.map(({ ID }) => ID), ...results].sort().join('\n');
}

/** Requests all files that a page names, again and again; any process may get the request. */
function startAssetVisits(origin: string) {
  const results: string[] = [];
  let isStopped = false;
  const visiting = (async () => {
    while (!isStopped) {
      const { body } = await ask(`${origin}/events`).catch(() => ({ body: '' }));
      for (const [, url] of body.matchAll(ASSET)) {
        const outcome = await ask(origin + url).catch((error: Error) => ({ status: error.message }));
        results.push(outcome.status === 200 ? 'as expected' : `${outcome.status} for a file of a build`);
      }
      await wait(100);
    }
  })();
  return {
    results,
    async stop() {
      isStopped = true;
      await visiting;
    },
  };
}

/** Gives each version the builds of the other one, without changing which are current. */
function exchangeBuilds(one: string, other: string): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    cpSync(path.join(from, 'dist/builds'), path.join(to, 'dist/builds'), { recursive: true, force: false });
}

async function run({ isLong, serverUrl, data, say, report, skip }: DrillContext): Promise<void> {
  const what = 'from the last release to this version';
  const commit = readLastRelease(ROOT);
  const program = findHaproxy();
  if (!isLong) return skip(what, 'only in the long form: it builds the last release');
  if (serverUrl === undefined) return skip(what, 'needs a PostgreSQL server');
  if (program === undefined) return skip(what, 'needs HAProxy');
  if (!hasCommit(ROOT, commit)) return skip(what, 'needs a clone with the last release');
  const folder = data.makeFolder();
  const [old, present] = [path.join(folder, 'old'), path.join(folder, 'present')];
  say('upgrade: building the last release');
  checkOutAndBuild(ROOT, commit, old);
  const own = await data.createDatabase(serverUrl);
  const dataDir = data.makeFolder();
  const env = { DATABASE_URL: own.url, DATA_DIR: dataDir, PAGES_PER_MINUTE: '0', WRITES_PER_MINUTE: '0' };
  await seedDemoSeason(env, old);
  const ports = [await findFreePort(), await findFreePort()];
  const start = (port: number | undefined, from: string, more: NodeJS.ProcessEnv = {}) =>
    startSite({ ...env, ...more, PORT: String(port) }, from);
  const processes = await Promise.all(ports.map((port) => start(port, old)));
  const balancer = await startHaproxy(program, { port: await findFreePort(), ports, folder });
  const before = await readData(balancer.origin);
  const writers = await createWriters(own);

  /** Replaces one process after the other under load. Resolves to what failed. */
  const replaceAll = async (from: string, more: NodeJS.ProcessEnv = {}) => {
    const loads = [await startVisits(balancer.origin), startAssetVisits(balancer.origin)];
    const writing = writers.start(balancer.origin);
    let longestMs = 0;
    const faults: string[] = [];
    for (const [index, port] of ports.entries()) {
      await wait(BETWEEN_MS);
      const { how } = (await processes[index]?.end('SIGTERM')) ?? {};
      if (how !== '0') faults.push(`a process ended with ${how}`);
      processes[index] = await start(port, from, more);
      longestMs = Math.max(longestMs, processes[index]?.startMs ?? 0);
    }
    await wait(BETWEEN_MS);
    await Promise.all([...loads.map((load) => load.stop()), writing.stop()]);
    const reads = loads.flatMap(({ results }) => results);
    const failedReads = reads.filter((result) => result !== 'as expected');
    const failedWrites = writing.results.filter((result) => result !== '200');
    if (failedReads.length > 0) faults.push(`failed: ${countValues(failedReads)}`);
    if (failedWrites.length > MAX_LOST_WRITES) faults.push(`writes: ${countValues(failedWrites)}`);
    if ((await readData(balancer.origin)) !== before) faults.push('events or results differ');
    return {
      requests: reads.length + writing.results.length,
      result: `${failedReads.length} reads and ${failedWrites.length} writes failed; a start took ${(longestMs / 1_000).toFixed(1)} s at most`,
      missed: faults,
    };
  };
  const runTool = async (file: string, args: string[], from: string, more: NodeJS.ProcessEnv = {}) => {
    const tool = startProcess(file, { args, from, env: { ...env, ...more } });
    const how = await tool.ended;
    return { how, output: tool.output() };
  };

  let restored: SiteProcess | undefined;
  try {
    const backup = path.join(folder, 'before.backup');
    const saved = await runTool('tools/backup.ts', [backup], old);
    // the present version with its own builds, as in a new folder; the old version gets these builds, too
    cpSync(path.join(ROOT, 'dist/builds'), path.join(present, 'dist/builds'), { recursive: true });
    exchangeBuilds(old, present);
    say('upgrade: one process after the other');
    const upgraded = await replaceAll(ROOT, { BUILDS_DIR: path.join(present, 'dist/builds') });
    report({
      what,
      ...upgraded,
      missed: [...(saved.how === '0' ? [] : [`the backup ended with ${saved.how}`]), ...upgraded.missed],
    });

    const { output } = await runTool('tools/doctor.ts', [], ROOT, {
      PORT: String(ports[0]),
      NODE_ENV: 'production',
    });
    const isWell = /^fine +Database: /m.test(output);
    report({
      what: 'the doctor afterwards',
      requests: 1,
      result: /Database: .*/.exec(output)?.[0] ?? 'nothing',
      missed: isWell ? [] : [output.slice(0, 500)],
    });

    say('upgrade: back to the last release, on the migrated database');
    report({ what: 'and back, without a restore', ...(await replaceAll(old)) });

    say('upgrade: back to the last release, by its backup');
    const empty = await data.createDatabase(serverUrl);
    const files = data.makeFolder();
    const place = { DATABASE_URL: empty.url, DATA_DIR: files };
    const brought = await runTool('tools/restore.ts', [backup], old, place);
    restored = await start(0, old, place);
    const isEqual = (await readData(restored.origin)) === before;
    report({
      what: 'and back, by the backup',
      requests: 1,
      result: 'events and results as before',
      missed:
        brought.how === '0' && isEqual ? [] : [`events or results differ: ${brought.output.slice(-300)}`],
    });
  } finally {
    await balancer.close();
    await Promise.all([...processes, restored].map((one) => one?.end('SIGTERM')));
  }
}

/** Upgrades two processes of the last release to this version under load, and back, as docs/running.md says. */
export const upgrade: Drill = {
  name: 'upgrade',
  goal: 'no read fails, hardly a write, and nothing is lost',
  isAlone: true,
  run,
};
