import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../../server/src/app';
import { openDatabase, schema } from '../../server/src/database';
import { buildEvent, buildGuid, buildRace } from '../../server/src/testing/build-event-folder';
import { makeClubKey } from '../../server/src/testing/make-club-key';
import { benchEvent } from './bench-event';
import type { Figure } from './figure';
import { quantile } from './quantile';
import { timeInTurns } from './reference';

/*
 * Measures the sync API on embedded data, in-process: a race of 8 pilots with 40 laps each that changes with every
 * delivery, a new event with 61 races, and the same event once more, which must write nothing.
 */
/** In multiples of the reference. */
const LIMIT = { race: 8, event: 700 };

/** Prints the figures, and returns those that have a goal, in multiples of the reference. */
export async function measureSync(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-bench-sync-'));
  const database = await openDatabase({ dataDir });
  const app = await buildApp({
    database,
    log: pino({ level: 'error' }),
    files: { folder: path.join(dataDir, 'files') },
  });
  const [club] = await database.db.insert(schema.clubs).values({ name: 'Bench' }).returning();
  const { key } = await makeClubKey(database, club?.id ?? 0);

  let sequence = 0;
  const put = async (url: string, files: object): Promise<string> => {
    sequence += 1;
    const headers = { authorization: `Bearer ${key}` };
    const response = await app.inject({ method: 'PUT', url, headers, payload: { sequence, files } });
    if (response.statusCode !== 200) throw new Error(`PUT ${url} gave ${response.body}`);
    return response.json<{ status: string }>().status;
  };
  const event = buildEvent(benchEvent());
  const address = `/api/sync/events/${event.id}`;
  const parse = (name: string): unknown => JSON.parse(event.files.get(name) ?? '[]');
  const putEvent = async (): Promise<{ ms: number; statuses: Set<string> }> => {
    const startMs = performance.now();
    const names = ['Event.json', 'Pilots.json', 'Rounds.json'];
    const statuses = new Set([
      await put(address, Object.fromEntries(names.map((name) => [name, parse(name)]))),
    ]);
    for (const raceId of event.raceIds) {
      const files = {
        'Race.json': parse(`${raceId}/Race.json`),
        'Result.json': parse(`${raceId}/Result.json`),
      };
      statuses.add(await put(`${address}/races/${raceId}`, files));
    }
    return { ms: performance.now() - startMs, statuses };
  };
  const countRevisions = () => database.db.$count(schema.raceRevisions);

  const first = await putEvent();
  const revisions = await countRevisions();
  const again = await putEvent();
  const isRepeated = [...again.statuses].join() === 'unchanged' && (await countRevisions()) === revisions;

  const pilotIds = Array.from({ length: 8 }, buildGuid);
  const { id, race, results } = buildRace(event.id, { pilotIds, laps: 40 });
  const { own, reference } = await timeInTurns({
    async own() {
      const files = { 'Race.json': [{ ...race, RaceNumber: 100 + sequence }], 'Result.json': results };
      const startMs = performance.now();
      await put(`${address}/races/${id}`, files);
      return performance.now() - startMs;
    },
  });
  const median = quantile(own, 0.5);
  const referenceMs = quantile(reference, 0.5);

  console.log('\nSync on embedded data, ms');
  console.table({
    'one race, median': Number(median.toFixed(1)),
    'one race, p95': Number(quantile(own, 0.95).toFixed(1)),
    'new event with 61 races': Math.round(first.ms),
    'the same event again': Math.round(again.ms),
  });
  await app.close();
  await database.close();
  return [
    { what: 'sync of one race', value: median / referenceMs, unit: 'references', goal: LIMIT.race },
    { what: 'sync of 61 races', value: first.ms / referenceMs, unit: 'references', goal: LIMIT.event },
    { what: 'files written by a repeated sync', value: isRepeated ? 0 : 1, unit: '', goal: 0 },
  ];
}
