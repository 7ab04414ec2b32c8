import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import '../testing/test-engine';
import { MIGRATIONS_FOLDER } from './migrations-folder';

const before = mkdtempSync(join(tmpdir(), 'holeshot-migrations-'));
afterAll(() => rmSync(before, { recursive: true }));

/** A copy of the migrations that ends before the named one. */
function migrationsBefore(tag: string): string {
  cpSync(MIGRATIONS_FOLDER, before, { recursive: true });
  const journal = join(before, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const until = entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, until) }));
  return before;
}

test('migrations compute pilot counts, best laps and results of events that are stored already', async () => {
  const engine = await createEngine();
  const db = drizzle(engine);
  await migrate(db, { migrationsFolder: migrationsBefore('0003_pilot_count') });
  await engine.exec(`
    insert into clubs (name) values ('Home');
    insert into events (id, club_id, name, event_type, laps, pb_laps, timing_location, raw, part_hashes)
      select gen_random_uuid(), 1, name, 'Race', 4, 1, 'EndOfLap', '{}', '{}' from unnest(array['Full', 'Unregistered']) name;
    insert into pilots (event_id, id, name, phonetic, first_name, last_name, catch_phrase, practice_pilot, known, raw)
      select id, gen_random_uuid(), 'Pilot', '', '', '', '', n = 1, true, '{}'
      from events, generate_series(1, 4) n where events.name = 'Full';
    insert into event_pilots (event_id, pilot_id, position) select event_id, id, 1 from pilots;
    insert into pilots (event_id, id, name, phonetic, first_name, last_name, catch_phrase, practice_pilot, known, raw)
      select id, gen_random_uuid(), who, '', '', '', '', false, true, '{}'
      from events, unnest(array['Flew', 'Was deleted', 'Did neither']) who;
    insert into races (event_id, id, race_number, total_paused_seconds, target_laps, bracket, timing_location, valid,
        pilot_channels, revision, content_hash)
      select event_id, id, 1, 0, 4, 'None', 'EndOfLap', name = 'Flew', '[]', 1, '' from pilots
      where name in ('Flew', 'Was deleted');
    insert into race_summaries (event_id, race_id, pilot_id, dnf, pb_lap_count, target_lap_count, lap_count,
        pb_lap_seconds)
      select event_id, id, id, false, case when valid then 1 else 2 end, 4, 0, 30 from races;
  `);
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  const { rows } = await engine.query('select name, pilot_count from events order by name');
  expect(rows).toEqual([
    { name: 'Full', pilot_count: 4 },
    { name: 'Unregistered', pilot_count: 1 },
  ]);
  const best = await engine.query(
    'select distinct pb_lap_count, best_lap_seconds from race_summaries order by 1',
  );
  expect(best.rows).toEqual([
    { pb_lap_count: 1, best_lap_seconds: 30 },
    { pb_lap_count: 2, best_lap_seconds: null },
  ]);
  const results = await engine.query<{ results: unknown[][] }>(
    'select results from races order by valid desc, id limit 1',
  );
  expect(results.rows[0]?.results).toEqual([
    [expect.any(String), null, null, false, null, 30, 1, null, 4, null, 0],
  ]);
  await engine.close();
});
