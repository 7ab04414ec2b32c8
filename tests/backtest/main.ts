import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseClock } from '@holeshot/domain';
import { markdownTable, RECORDED_EVENTS, writeMeasures } from '../measures/measures';
import { type Backtest, backtest } from './backtest';
import { type Day, inventSeason } from './invent-season';

/*
 * `npm run backtest`: how many starts fall into the range that the site gives (R140), on invented seasons and, if
 * present, on recorded events. `-- --write` updates docs/measures.md.
 */

const SEASONS = 24;
const GOAL = { from: 0.72, until: 0.88 };

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));

/** The valid races of an event folder that have started, in order. */
function readDay(folder: string): Day {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => path.join(folder, entry.name, 'Race.json'))
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const [race] = readJson(file);
      const start = parseClock(race.Start.replaceAll('/', '-'));
      return race.Valid && start !== null ? [{ start, roundId: race.Round }] : [];
    })
    .sort((a, b) => a.start - b.start);
}

function toRow(what: string, { count, insideShare, widthMinutes, fixedPaceMinutes }: Backtest): string[] {
  const isMet = insideShare >= GOAL.from && insideShare <= GOAL.until;
  const minutes = [widthMinutes, fixedPaceMinutes].map((value) => `${value.toFixed(1)} min`);
  return [what, String(count), `${(100 * insideShare).toFixed(1)} %`, ...minutes, isMet ? '' : 'outside'];
}

const seasons = Array.from({ length: SEASONS }, (_, seed) => inventSeason(seed + 1));
const rows = [toRow(`${SEASONS} invented seasons of 6 events`, backtest(seasons))];
const recorded = existsSync(RECORDED_EVENTS)
  ? readdirSync(RECORDED_EVENTS).map((name) => [readDay(path.join(RECORDED_EVENTS, name))])
  : [];
if (recorded.length > 0) {
  const what = `recorded events: ${recorded.length}, with ${recorded.flat(2).length} starts`;
  rows.push(toRow(what, backtest(recorded)));
}
const headings = ['starts of', 'forecasts', 'inside the range', 'median width', 'of a fixed pace', ''];
const table = markdownTable(headings, rows);
console.log(table);
if (recorded.length === 0) console.log('Skipped: recorded events. Set HOLESHOT_REAL_DATA to their folder.');
if (process.argv.includes('--write')) writeMeasures('backtest', table);
