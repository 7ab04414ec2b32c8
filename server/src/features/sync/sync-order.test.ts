import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { schema } from '../../database';
import { type BuiltEvent, buildEvent, buildGuid, editFile } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { type Call, eventCall, openSyncClient, raceCall, type SyncClient } from './testing/sync-client';

let api: TestApp;
let client: SyncClient;
beforeAll(async () => {
  api = await createTestApp();
  client = await openSyncClient(api);
});
afterAll(() => api.close());

/** What one step of a race day changes. */
const step = fc.record({
  part: fc.constantFrom('name', 'pilots', 'rounds', 'race 0', 'race 1'),
  value: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function applyStep(event: BuiltEvent, { part, value }: Step, sequence: number): Call {
  if (part === 'name') {
    editFile(event, 'Event.json', (file) => Object.assign(file, { Name: `Night ${value}`, Laps: value }));
    return eventCall(event, sequence, ['Event.json']);
  }
  if (part === 'pilots') {
    editFile(event, 'Pilots.json', (pilot) => Object.assign(pilot, { Name: `Vee ${value}` }));
    return eventCall(event, sequence, ['Pilots.json']);
  }
  if (part === 'rounds') {
    editFile(event, 'Rounds.json', (round) => Object.assign(round, { Order: value }));
    return eventCall(event, sequence, ['Rounds.json', 'Event.json']);
  }
  const raceId = event.raceIds[Number(part.slice(5))] ?? '';
  editFile(event, `${raceId}/Race.json`, (race) => Object.assign(race, { RaceNumber: value }));
  return raceCall(event, sequence, raceId);
}

/** An event with every id made from `id`, so that two of them are equal but for their own id. */
const buildNight = (ids: { pilots: string[]; races: string[]; round: string }): BuiltEvent =>
  buildEvent({
    pilotIds: ids.pilots,
    rounds: [{ ID: ids.round }],
    races: ids.races.map((id, index) => ({ id, number: index + 1, roundId: ids.round })),
  });

/** Sends until everything was taken: a client sends again what was refused because the event was not there yet. */
async function deliver(calls: readonly Call[]): Promise<void> {
  const refused: Call[] = [];
  for (const { path, body } of calls) {
    const { status, json } = await client.put(path, body);
    expect(status).toBe(200);
    if (json.status === 'refused') refused.push({ path, body });
  }
  if (refused.length === calls.length) throw new Error('Nothing was taken');
  if (refused.length > 0) await deliver(refused);
}

/** What is stored of an event, without its id, and without how often it changed. */
async function readState(eventId: string) {
  const { events, pilots, raceRevisions, races, raceSummaries, rounds } = schema;
  const { db } = api.database;
  const [event] = await db.select().from(events).where(eq(events.id, eventId));
  const raceRows = await db.select().from(races).where(eq(races.eventId, eventId)).orderBy(asc(races.id));
  const bodies = await db.select().from(raceRevisions).where(eq(raceRevisions.eventId, eventId));
  const pilotRows = await db
    .select({ id: pilots.id, name: pilots.name })
    .from(pilots)
    .where(eq(pilots.eventId, eventId))
    .orderBy(asc(pilots.id));
  const roundRows = await db
    .select({ id: rounds.id, order: rounds.sortOrder })
    .from(rounds)
    .where(eq(rounds.eventId, eventId));
  const summaries = await db
    .select({ raceId: raceSummaries.raceId, pilotId: raceSummaries.pilotId, points: raceSummaries.points })
    .from(raceSummaries)
    .where(eq(raceSummaries.eventId, eventId))
    .orderBy(asc(raceSummaries.raceId), asc(raceSummaries.pilotId));
  return {
    event: { name: event?.name, laps: event?.laps, pilotCount: event?.pilotCount },
    races: raceRows.map((race) => {
      const newest = bodies.find(({ raceId, number }) => raceId === race.id && number === race.revision);
      return { id: race.id, number: race.raceNumber, stored: newest?.body.race.RaceNumber };
    }),
    pilotRows,
    roundRows,
    summaries,
  };
}

test('reordered and repeated deliveries end in the state of the deliveries in order', async () => {
  const run = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 8 }),
    fc.infiniteStream(fc.nat()),
    async (steps, numbers) => {
      const ids = {
        pilots: [buildGuid(), buildGuid()],
        races: [buildGuid(), buildGuid()],
        round: buildGuid(),
      };
      const [inOrder, shuffled] = [buildNight(ids), buildNight(ids)];
      const callsOf = (event: BuiltEvent): Call[] => [
        eventCall(event, 1, ['Event.json', 'Pilots.json', 'Rounds.json']),
        ...ids.races.map((raceId, index) => raceCall(event, 2 + index, raceId)),
        ...steps.map((one, index) => applyStep(event, one, 10 + index)),
      ];
      await deliver(callsOf(inOrder));
      const calls = callsOf(shuffled).flatMap((call) =>
        (numbers.next().value ?? 0) % 3 ? [call] : [call, call],
      );
      const keyed = calls.map((call) => ({ call, key: numbers.next().value ?? 0 }));
      await deliver(keyed.sort((a, b) => a.key - b.key).map(({ call }) => call));
      expect(await readState(shuffled.id)).toEqual(await readState(inOrder.id));
    },
  );
  await fc.assert(run, { seed: 20261122, numRuns: 25 });
});
