import type { QueryOptions } from '@electric-sql/pglite';
import { PUBLIC_CALLS } from '@holeshot/contract/wire';
import { wrapEngine } from './database/open-embedded';
import { buildEvent, buildGuid } from './testing/build-event-folder';
import { copyEvents } from './testing/copy-events';
import { signInAs } from './testing/sign-in';
import { createTestApp } from './testing/test-app';
import { openTestEngine } from './testing/test-engine';

/**
 * Tables that grow with the events. The events themselves are counted by their table, and searched: it reads all of them, in 10
 * references for 10,000 (`npm run bench -- --only events`).
 */
const GROWING = [
  ...['pilots', 'event_pilots', 'event_channels', 'rounds', 'stages', 'event_results', 'event_rankings'],
  ...['races', 'race_revisions', 'race_summaries', 'ranked_events'],
];
const CLUBS = 1_000;
const COPIES = 3_000;

const FILTERS = [
  ...['', 'all', 'page=3', 'sort=name', 'sort=club', 'sort=date&order=asc', 'sort=pilots&order=desc'],
  ...['q=cup', 'club=1', 'type=Race', 'year=2026', 'q=cup&club=1&year=2026&type=Race'],
];

test('an index can serve every statement of the public API, however many events there are', async () => {
  const engine = await openTestEngine();
  const database = wrapEngine(engine);
  const statements = new Map<string, unknown[]>();
  const { query } = engine;
  engine.query = <T>(text: string, parameters: unknown[] = [], options?: QueryOptions) => {
    if (/^\s*(select|with)/i.test(text)) statements.set(text, parameters);
    return query<T>(text, parameters, options);
  };
  const api = await createTestApp({ database });
  const [stageId, Pilot] = [buildGuid(), buildGuid()];
  const event = buildEvent({
    pilotIds: [Pilot, buildGuid()],
    stages: [{ ID: stageId }],
    rounds: [{ Stage: stageId }, {}],
    results: [{ ID: buildGuid(), Pilot, Points: 7, Position: 1, Valid: true, ResultType: 'RoundRollOver' }],
  });
  await api.add(event);
  await api.app.ready();
  await api.app.rankLater.idle();
  const { id: userId } = await signInAs(api, { handle: 'Plan-one' });
  const values: Record<string, string> = {
    eventId: event.id,
    raceId: event.raceIds[0] ?? '',
    clubId: String(api.clubId),
    userId: String(userId),
    pilotId: event.pilotIds[0] ?? '',
    roundId: event.roundIds[0] ?? '',
    stageId,
    handle: 'Plan-one',
    n: '3',
    start: '2026-11-21_09:30:00',
  };
  statements.clear();
  const addresses = Object.values(PUBLIC_CALLS).map(({ path }) =>
    path.replace(/:(\w+)/g, (whole, name: string) => values[name] ?? whole),
  );
  for (const address of addresses.flatMap((one) =>
    FILTERS.map((filter) => one.replace(':filter', encodeURIComponent(filter))),
  ))
    await api.ask(address);

  expect(statements.size).toBeGreaterThan(30);
  await engine.exec(
    `insert into clubs (name, time_zone) select 'Club ' || n, 'UTC' from generate_series(1, ${CLUBS}) n`,
  );
  const clubId = `(select min(id) + n % ${CLUBS} from clubs where name like 'Club %')`;
  const execute = async (statement: string) => (await engine.exec(statement)).at(-1)?.rows ?? [];
  await copyEvents(execute, { copies: COPIES, clubId });
  const scans: string[] = [];
  for (const [text, parameters] of statements) {
    const { rows } = await query(`explain (costs off) ${text}`, parameters);
    const plan = rows.map((row) => Object.values(row as object).join('')).join('\n');
    const scanned = GROWING.filter((table) => new RegExp(`Seq Scan on ${table}\\b`).test(plan));
    if (scanned.length > 0) scans.push(`${scanned.join(', ')}: ${text.replace(/\s+/g, ' ')}`);
  }
  await api.close();
  expect(scans).toEqual([]);
});
