import { parseArgs } from 'node:util';
import { buildSite } from '../../tools/build/build-site';
import { describeMachine, markdownTable, writeMeasures } from '../measures/measures';
import { measureField } from './field';
import { type Figure, formatFigure, formatNumber, isMet } from './figure';
import { measureLive } from './live';
import { measureLiveProcesses } from './live-processes';
import { measureLoad } from './load';
import { measureManyEvents } from './many-events';
import { measureMemory } from './memory';
import { measureNeeds } from './needs';
import { measurePages, profilePages } from './pages';
import { quantile } from './quantile';
import { timeInTurns } from './reference';
import { measureRollouts } from './rollouts';
import { measureScale } from './scale';
import { measureSearch } from './search';
import { measureServer } from './server';
import { measureSignedIn } from './signed-in';
import { measureSync } from './sync';
import { measureTax } from './tax';

/*
 * Measures the site part by part, prints each figure and its goal, and exits with 1 when one is missed. When a part
 * fails, the others still run.
 */
const PARTS: Record<string, () => Promise<Figure[]>> = {
  server: measureServer,
  'signed-in': measureSignedIn,
  rollouts: measureRollouts,
  needs: measureNeeds,
  events: measureManyEvents,
  search: measureSearch,
  sync: measureSync,
  live: measureLive,
  load: measureLoad,
  memory: measureMemory,
  pages: measurePages,
  field: measureField,
};

/** Parts that need a PostgreSQL server, each by an option of its own: `scale` fills it with several GB. */
const SERVER_PARTS = { scale: measureScale, 'live-processes': measureLiveProcesses };

/** Tables without goals, each with an option and a part of docs/measures.md. */
const TABLES = { profile: profilePages, tax: measureTax };

const MAX_MINUTES = 25;

const USAGE = `Usage: npm run bench -- [--only <part>]... | --scale [--write] | --live-processes [--write] | --profile [--write] | --tax [--write]; parts: ${Object.keys(PARTS).join(', ')}`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    scale: { type: 'boolean', default: false },
    'live-processes': { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    tax: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const serverPart = (['scale', 'live-processes'] as const).find((name) => values[name]);
const parts: typeof PARTS = serverPart ? { [serverPart]: SERVER_PARTS[serverPart] } : PARTS;
const chosen = (values.only ?? Object.keys(parts)).flatMap((names) => names.split(','));
const unknown = chosen.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}.\n${USAGE}`);
  process.exit(2);
}

const startMs = performance.now();
const secondsSince = (ms: number): number => Math.round((performance.now() - ms) / 1000);
await buildSite();
for (const table of ['profile', 'tax'] as const) {
  if (!values[table]) continue;
  const markdown = `${describeMachine()}.\n\n${await TABLES[table]()}`;
  if (values.write) writeMeasures(table, markdown);
  process.exit(0);
}
const referenceMs = quantile((await timeInTurns({})).reference, 0.5);
console.log(`The reference takes ${referenceMs.toFixed(2)} ms on this machine.`);

const rows: string[][] = [];
const missed: string[] = [];
const times: string[] = [];
const addFigure = (part: string, figure: Figure): void => {
  const { what, value, unit, goal, isLowest } = figure;
  const limit = `${isLowest ? '≥' : '≤'} ${formatNumber(goal)}`;
  rows.push([part, what, `${formatNumber(value)} ${unit}`.trim(), limit, isMet(figure) ? '' : 'missed']);
  if (!isMet(figure)) missed.push(`${part}: ${formatFigure(figure)}`);
};
for (const name of chosen) {
  const partStartMs = performance.now();
  try {
    for (const figure of (await parts[name]?.()) ?? []) addFigure(name, figure);
  } catch (error) {
    console.error(error);
    const reason = (error as Error).message;
    rows.push([name, 'the part itself', 'failed', '', reason.split('\n')[0] ?? '']);
    missed.push(`${name} failed: ${reason}`);
  }
  times.push(`${name} ${secondsSince(partStartMs)} s`);
  console.log(`\n${times.at(-1)}`);
}

if (!values.only && !serverPart)
  addFigure('all', {
    what: 'duration of the benchmark',
    value: secondsSince(startMs) / 60,
    unit: 'min',
    goal: MAX_MINUTES,
  });

const markdown = [
  `${describeMachine()}; the reference took ${referenceMs.toFixed(2)} ms at first. In all ${secondsSince(startMs)} s: ${times.join(', ')}.`,
  markdownTable(['part', 'figure', 'measured', 'goal', ''], rows),
].join('\n\n');
console.log(`\n${markdown}`);
if (values.write) writeMeasures(serverPart ?? 'bench', markdown);
console.log(missed.length > 0 ? `\nMissed:\n  ${missed.join('\n  ')}` : '\nEach goal is met.');
process.exit(missed.length > 0 ? 1 : 0);
