import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dropTestDatabases, findTestServer } from '../../server/src/testing/test-server';
import { buildSite } from '../../tools/build/build-site';
import { describeMachine, writeMeasures } from '../measures/measures';
import { badRequests } from './bad-requests';
import { bursts } from './bursts';
import { database } from './database';
import { diskFull } from './disk-full';
import { fuzz } from './fuzz';
import { hostile } from './hostile';
import { kills } from './kills';
import { processes } from './processes';
import { raceDay } from './race-day';
import { restart } from './restart';
import { slowClients } from './slow-clients';
import { soak } from './soak';
import { type Drill, type DrillContext, formatMarkdown, formatTable, type Row } from './support/drill';
import { noteSkipped } from './support/note-skipped';
import { createSeededData } from './support/seeded-data';
import { upgrade } from './upgrade';

/* Runs drills against sites of their own, prints the results, and exits with 1 when an expectation was missed. */
const DRILLS: readonly Drill[] = [
  bursts,
  kills,
  database,
  diskFull,
  slowClients,
  restart,
  processes,
  raceDay,
  badRequests,
  fuzz,
  hostile,
  upgrade,
  soak,
];

const USAGE = `Usage: npm run drill -- [--short] [--write] [--seed <number>] [${DRILLS.map(({ name }) => name).join('] [')}]`;

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}

function parseCommand() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      seed: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.find((name) => !DRILLS.some((drill) => drill.name === name));
  if (unknown !== undefined) fail(`There is no drill ${unknown}.`);
  const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
  if (!Number.isInteger(seed)) fail('The seed must be a whole number.');
  const drills = DRILLS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return { isLong: !values.short, seed, drills, isWriting: values.write };
}

const AT_ONCE = 3;

const rows: Row[] = [];
const position = ({ drill }: Row): number => DRILLS.findIndex(({ name }) => name === drill);
const durations: string[] = [];
const workFolder = mkdtempSync(path.join(tmpdir(), 'holeshot-drill-'));
const startMs = performance.now();
const seconds = (ms: number): string => `${(ms / 1000).toFixed(0)} s`;
const say = (line: string): void =>
  console.log(`${seconds(performance.now() - startMs).padStart(6)}  ${line}`);

async function runDrill(drill: Drill, base: Omit<DrillContext, 'report' | 'skip'>): Promise<void> {
  const add = (row: Omit<Row, 'drill'>) => {
    rows.push({ drill: drill.name, ...row });
    say(`${drill.name}: ${row.what}: ${[row.outcome, row.result, ...row.missed].join('; ')}`);
  };
  const drillStartMs = performance.now();
  try {
    await drill.run({
      ...base,
      report: ({ what, requests, result, missed = [] }) =>
        add({
          what,
          requests,
          result,
          missed,
          outcome: missed.length > 0 ? 'missed' : 'ok',
        }),
      skip: (what, reason) => add({ what, requests: 0, result: reason, missed: [], outcome: 'skipped' }),
    });
  } catch (error) {
    console.error(error);
    add({
      what: 'the drill itself',
      requests: 0,
      result: 'it failed',
      missed: [String(error).slice(0, 300)],
      outcome: 'missed',
    });
  }
  const took = seconds(performance.now() - drillStartMs);
  durations.push(`${drill.name} ${took}`);
  say(`${drill.name} ${took}`);
  if (!isWriting) return;
  const how = `${describeMachine()}; the ${isLong ? 'long' : 'short'} form, seed ${seed}, ${took}.`;
  const own = rows.filter((row) => row.drill === drill.name);
  writeMeasures(`drill ${drill.name}`, formatMarkdown(drill, own, how));
}

const { isLong, seed, drills, isWriting } = parseCommand();
await buildSite();
const search = await findTestServer();
const serverUrl = search.url;
if (search.url === undefined) say(`Without a PostgreSQL server: ${search.reason}`);
const data = createSeededData(workFolder, say);
process.on('exit', () => rmSync(workFolder, { recursive: true, force: true }));
const dropDatabases = async () => serverUrl && dropTestDatabases(serverUrl);
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => void dropDatabases().finally(() => process.exit(code)));
say(`The ${isLong ? 'long' : 'short'} form, seed ${seed}`);
const limit = (ms: number): number => (isLong ? ms : 10 * ms);
const context = { isLong, seed, data, serverUrl, limit, say };
// the short form runs drills in parallel, because they mostly wait
const isShared = ({ isAlone = false }: Drill) => !isLong && !isAlone;
for (const drill of drills) if (!isShared(drill)) await runDrill(drill, context);
const shared = drills.filter(isShared).values();
const runShared = async () => {
  for (const drill of shared) await runDrill(drill, context);
};
await Promise.all(Array.from({ length: AT_ONCE }, runShared));
rows.sort((a, b) => position(a) - position(b));
await data.close();
await dropDatabases();
noteSkipped(rows);

console.log(`\n${formatTable(rows)}\n`);
const missed = rows.filter(({ outcome }) => outcome === 'missed');
console.log(`${durations.join(', ')}; in all ${seconds(performance.now() - startMs)}`);
console.log(`${rows.length} rows, ${missed.length} missed, seed ${seed}`);
process.exit(missed.length > 0 ? 1 : 0);
