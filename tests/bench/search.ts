import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../../server/src/database';
import type { Figure } from './figure';
import { invalidateAll, openInProcess, timeRequest } from './in-process-site';
import { CLUBS, EVENTS, fillDatabase } from './many-events';
import { quantile } from './quantile';
import { timeInTurns } from './reference';

/*
 * Measures uncached search with 10,000 events and 50,000 pilots, 20 of them at each event, in the embedded database or
 * the one of DATABASE_URL, which must be empty. Milliseconds, in-process.
 */
/** p95 of all searches, in multiples of the reference: 30 ms where a reference takes 3 ms. */
const LIMIT = 10;
const NAMES = 50_000;
const PER_EVENT = 20;
const SYLLABLES = [
  ...[
    'kes',
    'trel',
    'bru',
    'shless',
    'twig',
    'snap',
    'mag',
    'pie',
    'fa',
    'thom',
    'dop',
    'pler',
    'jör',
    'gen',
    'løv',
  ],
  ...[
    'lo',
    'ra',
    'tes',
    'ohm',
    'let',
    'prop',
    'wash',
    'night',
    'jar',
    'null',
    'mode',
    'quo',
    'kka',
    'rac',
    'oon',
    're',
  ],
  ...['kit', 'spar', 'row', 'hawk', 'throt', 'tle', 'tum', 'ble', 'weed'],
];
/** Parts of names of every length, a typo, words of events and clubs, and words without a match. */
const WORDS = [
  'k',
  'tw',
  'kes',
  'kestrel',
  'jorgen',
  'twigsnapmag',
  'twigsanpmag',
  'race 77',
  'night',
  'town 7',
  'race 3-2',
  'zzzzzz',
];

async function addPilots({ db }: Database): Promise<void> {
  const syllables = sql.raw(`array[${SYLLABLES.map((syllable) => `'${syllable}'`).join(', ')}]`);
  const count = SYLLABLES.length;
  await db.execute(sql`
    insert into pilots (event_id, id, name, phonetic, first_name, last_name, catch_phrase, practice_pilot, known, raw)
    select id, gen_random_uuid(),
      initcap((${syllables})[n % ${count} + 1] || (${syllables})[n / ${count} % ${count} + 1] || (${syllables})[n / ${count ** 2} % ${count} + 1]),
      '', '', '', '', false, true, '{}'
    from (select id, ((club_id - 1) * ${NAMES / CLUBS} + (row_number() over (partition by club_id order by start_ms) * 7 + place * 11) % ${NAMES / CLUBS})::int as n
      from events, generate_series(1, ${PER_EVENT}) place) entries`);
  await db.execute(
    sql`insert into event_pilots (event_id, pilot_id, position) select event_id, id, 1 from pilots`,
  );
  await db.execute(sql`
    insert into event_rankings (event_id, pilot_id, position, rank, lap_count, race_count, win_count, best_lap_seconds)
    select event_id, id, n, n, 30, 10, 1, 20 + n * 0.3
    from (select event_id, id, row_number() over (partition by event_id order by id) as n from pilots) ranked`);
}

/** Prints the figures, and returns those that have a goal, in multiples of the reference. */
export async function measureSearch(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-bench-search-'));
  const databaseUrl = process.env.DATABASE_URL;
  const open = () => openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  // opened again after filling, as at a start of the site
  const newDatabase = await open();
  await fillDatabase(newDatabase);
  await addPilots(newDatabase);
  await newDatabase.close();
  const database = await open();
  const { app, close } = await openInProcess(database, dataDir);
  const startMs = performance.now();
  await app.ready();
  await app.rankLater.idle();
  console.log(`The names of ${EVENTS} events took ${Math.round(performance.now() - startMs)} ms to store.`);
  await database.db.execute(sql`vacuum analyze`);

  const all: { own: number[]; reference: number[] } = { own: [], reference: [] };
  const rows: Record<string, Record<string, number>> = {};
  for (const words of WORDS) {
    const { own, reference } = await timeInTurns({
      async own() {
        await invalidateAll(database);
        return timeRequest(app, `/api/public/search/${encodeURIComponent(words)}`);
      },
    });
    rows[words] = {
      median: Number(quantile(own, 0.5).toFixed(2)),
      p95: Number(quantile(own, 0.95).toFixed(2)),
    };
    all.own.push(...own);
    all.reference.push(...reference);
  }
  console.log(`\nServer, search among ${EVENTS} events and ${NAMES} pilots, uncached, ms`);
  console.table(rows);
  await close();
  return [
    {
      what: `search among ${EVENTS} events and ${NAMES} pilots at p95, uncached`,
      unit: 'references',
      value: quantile(all.own, 0.95) / quantile(all.reference, 0.5),
      goal: LIMIT,
    },
  ];
}
