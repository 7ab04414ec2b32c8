import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildDemoSeason } from '../../server/src/demo/demo-season';
import { diskEventFolder } from '../../server/src/importing/read/event-folder';
import { markdownTable, RECORDED_EVENTS, writeMeasures } from '../measures/measures';
import { type DoubtsMeasured, measureDoubts } from './measure-doubts';
import { readRaces } from './read-races';

/*
 * `npm run doubts`: how many injected faults raise a doubt (R159), and how many doubts the unchanged races raise, on
 * the seeded events and, if present, on recorded ones. `-- --write` updates docs/measures.md.
 */

const FAULTS_PER_RACE = { seeded: 1, recorded: 20 };

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const toRows = (what: string, { recall, lapCount, falseCount }: DoubtsMeasured): string[][] => [
  ...recall.map(({ kind, count, foundCount }) => [
    what,
    kind,
    String(count),
    count === 0 ? '–' : percent(foundCount / count),
  ]),
  [
    what,
    'doubts without a fault',
    `${lapCount} laps`,
    `${falseCount}, one in ${Math.round(lapCount / falseCount)}`,
  ],
];

const season = buildDemoSeason({ now: Date.UTC(2026, 10, 1) });
const seeded = await Promise.all(season.events.map((event) => readRaces(event.buildFolder())));
const rows = toRows('seeded events', measureDoubts(seeded, FAULTS_PER_RACE.seeded));
if (existsSync(RECORDED_EVENTS)) {
  const recorded = await Promise.all(
    readdirSync(RECORDED_EVENTS).map((name) => readRaces(diskEventFolder(path.join(RECORDED_EVENTS, name)))),
  );
  rows.push(...toRows('recorded events', measureDoubts(recorded, FAULTS_PER_RACE.recorded)));
} else console.log('Skipped: recorded events. Set HOLESHOT_REAL_DATA to their folder.');
const table = markdownTable(['races of', 'fault', 'injected', 'found'], rows);
console.log(table);
if (process.argv.includes('--write')) writeMeasures('doubts', table);
