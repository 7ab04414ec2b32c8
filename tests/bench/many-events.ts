import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../../server/src/database';
import { RANKING_VERSION } from '../../server/src/events/summarise/store-ranking';
import { RESULTS_VERSION } from '../../server/src/events/summarise/store-results';
import type { Figure } from './figure';
import { invalidateAll, openInProcess, timeRequest } from './in-process-site';
import { quantile } from './quantile';
import { timeInTurns } from './reference';

/*
 * Measures the uncached events page with 10,000 events of 200 clubs in the embedded database: the first page, and the
 * table with filters, sorting and paging. Milliseconds, in-process.
 */
/** Of the median, in multiples of the reference. */
const LIMIT = 10;
export const EVENTS = 10_000;
export const CLUBS = 200;
const QUERIES = [
  '',
  '?page=500',
  '?sort=name&order=asc',
  '?sort=name&order=desc',
  '?sort=club&order=asc',
  '?sort=date&order=asc',
  '?sort=pilots&order=asc',
  '?sort=pilots&order=desc',
  '?q=race+77',
  '?q=town+7',
  '?q=nothing+of+that+name',
  '?q=night&sort=pilots&order=desc&page=9',
  '?club=7',
  '?type=Race',
  '?year=2021',
];

/** Fills an empty database with events of clubs, without pilots. */
export async function fillDatabase({ db }: Database): Promise<void> {
  await db.execute(sql`
    insert into clubs (name, time_zone, latitude, longitude)
    select 'Club of town ' || n, 'UTC', n % 80, n from generate_series(1, ${CLUBS}) n`);
  await db.execute(sql`
    insert into events (id, club_id, name, event_type, start_ms, end_ms, start_instant, laps, pb_laps, timing_location,
      visible_online, enabled, pilot_count, raw, part_hashes)
    select gen_random_uuid(), (n * 7919) % ${CLUBS} + 1, 'Night race ' || n,
      (array['Race', 'TimeTrial', 'CasualPractice'])[n % 3 + 1],
      extract(epoch from at) * 1000, extract(epoch from at) * 1000 + 7200000, at, 4, 1, 'EndOfLap', true, true, n % 23 + 2,
      jsonb_build_object('Notes', repeat('as delivered ', 100)), '{}'
    from (select n, now() + interval '20 days' - n * interval '7 hours' as at from generate_series(1, ${EVENTS}) n)`);
  // as for imported events; otherwise the site would rank all of them during the benchmark
  await db.execute(sql`
    insert into ranked_events (event_id, basis, races_left, version, results_version)
    select id, '{"kind": "points", "stage": null}', 0, ${RANKING_VERSION}, ${RESULTS_VERSION} from events`);
}

/** Prints the figures, and returns those that have a goal, in multiples of the reference. */
export async function measureManyEvents(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-bench-events-'));
  // opened again after filling, as at a start of the site
  const newDatabase = await openDatabase({ dataDir });
  await fillDatabase(newDatabase);
  await newDatabase.close();
  const database = await openDatabase({ dataDir });
  const { app, close } = await openInProcess(database, dataDir);

  const figures: Figure[] = [];
  const rows: Record<string, Record<string, number>> = {};
  for (const query of QUERIES) {
    const { own, reference } = await timeInTurns({
      async own() {
        await invalidateAll(database);
        return timeRequest(app, `/events${query}`);
      },
    });
    const median = Number(quantile(own, 0.5).toFixed(2));
    const p95 = Number(quantile(own, 0.95).toFixed(2));
    const ofReference = median / quantile(reference, 0.5);
    rows[`/events${query}`] = { median, p95, 'of reference': Number(ofReference.toFixed(2)) };
    figures.push({
      what: `/events${query} of ${EVENTS} events, uncached`,
      unit: 'references',
      value: ofReference,
      goal: LIMIT,
    });
  }
  console.log(`\nServer, events page with ${EVENTS} events, uncached, ms`);
  console.table(rows);
  await close();
  return figures;
}
