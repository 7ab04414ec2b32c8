import type { WireRace, WireRaceDetails } from '@holeshot/contract/wire';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { schema } from '../../database';
import type { NewClubKey } from '../../people/club-keys';
import { type BuiltEvent, buildEvent, buildRace } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { openSyncClient, raceCall, type SyncClient } from '../sync/testing/sync-client';
import { buildMessage, detectionId, lapEnd, RACE_START, raceEnd, raceStart } from './testing/notifications';

let api: TestApp;
let client: SyncClient;
beforeAll(async () => {
  api = await createTestApp();
  client = await openSyncClient(api);
});
afterAll(() => api.close());
/** Only the event of the test has a race 1 of round 1. */
beforeEach(() => api.forgetEvents());

const getAddress = ({ notificationSecret }: NewClubKey) => `/api/live/${notificationSecret}`;
const put = (payload: unknown, url = getAddress(client)) =>
  api.app.inject({ method: 'PUT', url, payload: payload as object });

/** Sends messages one after the other, and waits until they are applied. */
async function notify(...messages: unknown[]): Promise<void> {
  for (const message of messages) expect((await put(message)).statusCode).toBe(200);
  await api.app.liveQueue.idle();
}

/** An event of two pilots, `Pilot A` and `Pilot B`, with a race that has not started. */
async function addEvent(shape: Parameters<typeof buildEvent>[0] = {}): Promise<BuiltEvent> {
  const event = buildEvent({ rounds: [{}], races: [{ state: 'not-started' }], ...shape });
  await api.add(event);
  return event;
}

const getRace = (event: BuiltEvent) =>
  api.get<WireRaceDetails>(`/api/public/races/eventId/${event.id}/raceId/${event.raceIds[0]}`);
const NOT_SET = '0001-01-01 00:00:00.000';

test('a notified race shows its crossings and laps at once, on the clock of the event', async () => {
  const event = await addEvent();
  await notify(
    raceStart(),
    lapEnd('Pilot A', 0, 1.25),
    lapEnd('pilot b', 0, 2),
    lapEnd('Pilot A', 1, 21.5),
    lapEnd('Pilot A', 2, 22, { valid: false }),
  );
  const race = await getRace(event);
  expect(race).toMatchObject({ Start: '2026-05-15 19:40:00.000', End: NOT_SET, Revision: 1 });
  expect(race.Laps.map((lap) => [lap.PilotID, lap.LapNumber, lap.LengthSeconds, lap.Position])).toEqual([
    [event.pilotIds[0], 0, 1.25, 1],
    [event.pilotIds[1], 0, 2, 2],
    [event.pilotIds[0], 1, 20.25, 1],
  ]);
  expect(race.Detections).toHaveLength(4);
  expect(race.Detections[0]).toMatchObject({ IsHoleshot: true, Channel: race.PilotChannels[0]?.Channel });
});

test('the end makes results, and the final file replaces everything', async () => {
  const event = await addEvent();
  await notify(raceStart(), lapEnd('Pilot B', 0, 1), lapEnd('Pilot B', 1, 20), raceEnd(60));
  const ended = await getRace(event);
  expect(ended).toMatchObject({ End: '2026-05-15 19:41:00.000' });
  const [list] = await api.get<WireRace[]>(`/api/public/races/eventId/${event.id}/last/3`);
  expect(list?.ResultSummaries.find(({ Pilot }) => Pilot === event.pilotIds[1])).toMatchObject({
    LapCount: 1,
    PbLapTime: 19,
    Position: 1,
  });
  const { race, results } = buildRace(event.id, {
    id: event.raceIds[0] ?? '',
    ...(event.roundIds[0] && { roundId: event.roundIds[0] }),
    pilotIds: event.pilotIds,
  });
  event.files.set(`${event.raceIds[0]}/Race.json`, JSON.stringify([race]));
  event.files.set(`${event.raceIds[0]}/Result.json`, JSON.stringify(results));
  const { path, body } = raceCall(event, 1);
  expect((await client.put(path, body)).json).toMatchObject({ status: 'changed' });
  const final = await getRace(event);
  expect([final.Laps.length, final.Revision]).toEqual([8, 2]);
  expect(await api.database.db.select().from(schema.liveRaces)).toEqual([]);
});

test.each([
  ['the file from before the start', 'not-started', 1],
  ['a file that was written during the race', 'in-progress', 9],
] as const)('%s does not end what is live', async (_, state, detections) => {
  const event = await addEvent();
  await notify(raceStart(), lapEnd('Pilot A', 0, 1.25));
  const { race } = buildRace(event.id, {
    id: event.raceIds[0] ?? '',
    ...(event.roundIds[0] && { roundId: event.roundIds[0] }),
    pilotIds: event.pilotIds,
    state,
    race: { TargetLaps: 5 },
  });
  event.files.set(`${event.raceIds[0]}/Race.json`, JSON.stringify([race]));
  const { path, body } = raceCall(event, 1);
  expect((await client.put(path, body)).json).toMatchObject({ status: 'changed' });
  const stored = await getRace(event);
  expect(stored).toMatchObject({ Start: '2026-05-15 19:40:00.000', TargetLaps: 5 });
  expect(stored.Detections).toHaveLength(detections);
});

test.each([
  ['cancelled', buildMessage('RaceCancelled', { failure: false })],
  ['loaded again', buildMessage('RaceLoaded', { ts: '2026-05-15T17:40:02.000Z', targetLaps: 3 })],
  ['cleared', buildMessage('RaceResult', { pilots: [] })],
])('a race that is %s has not started', async (_, message) => {
  const event = await addEvent();
  await notify(raceStart(), lapEnd('Pilot A', 0, 1.25), message);
  expect(await getRace(event)).toMatchObject({ Start: NOT_SET, Detections: [] });
  await notify(raceStart(), lapEnd('Pilot A', 0, 1.5));
  expect((await getRace(event)).Detections).toHaveLength(1);
});

test('a race that is flown again begins anew, and one that only was loaded keeps its results', async () => {
  const event = await addEvent({ races: [{}] });
  await notify(buildMessage('RaceLoaded'), buildMessage('RaceResult', { pilots: [] }));
  expect((await getRace(event)).Laps).toHaveLength(8);
  const actualStart = '2026-05-15T18:10:00.000Z';
  await notify(raceStart({ ts: actualStart, actualStart }), lapEnd('Pilot A', 0, 1.25));
  const race = await getRace(event);
  expect(race.Laps.map(({ LengthSeconds }) => LengthSeconds)).toEqual([1.25]);
  expect(race.ResultSummaries.map(({ Position }) => Position)).toEqual([null, null]);
});

test.each([
  ['the file of an ended race', '2026-05-15T17:40:00.000Z'],
  ['its end', '2026-05-15T17:41:59.000Z'],
])('a start before %s that comes late does not begin the race anew', async (_, actualStart) => {
  const event = await addEvent({ races: [{}] });
  const before = await getRace(event);
  await notify(raceStart({ actualStart }), lapEnd('Pilot A', 0, 1.25));
  expect(await getRace(event)).toEqual(before);
  expect(await api.database.db.select().from(schema.liveRaces)).toEqual([]);
});

test('a start that comes again after a later one leaves the race as it is', async () => {
  const event = await addEvent();
  const actualStart = '2026-05-15T17:45:00.000Z';
  await notify(raceStart({ actualStart }), raceStart());
  expect(await getRace(event)).toMatchObject({ Start: '2026-05-15 19:45:00.000' });
});

describe('in the hour that the clock repeats when summer time ends', () => {
  afterEach(() => jest.restoreAllMocks());
  const notifyAt = async (now: string, ...messages: Parameters<typeof notify>) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    await notify(...messages);
  };

  test('a race that starts again is shown with its new start', async () => {
    const event = await addEvent();
    await notifyAt('2026-10-25T00:58:10Z', raceStart({ actualStart: '2026-10-25T00:58:00.000Z' }));
    expect(await getRace(event)).toMatchObject({ Start: '2026-10-25 02:58:00.000' });
    await notifyAt('2026-10-25T01:05:10Z', raceStart({ actualStart: '2026-10-25T01:05:00.000Z' }));
    expect(await getRace(event)).toMatchObject({ Start: '2026-10-25 02:05:00.000' });
  });

  test('a race does not end before it started', async () => {
    const event = await addEvent();
    await notifyAt('2026-10-25T00:59:10Z', raceStart({ actualStart: '2026-10-25T00:59:00.000Z' }));
    await notifyAt('2026-10-25T01:01:01Z', buildMessage('RaceEnd', { ts: '2026-10-25T01:01:00.000Z' }));
    expect(await getRace(event)).toMatchObject({ End: '2026-10-25 03:01:00.000' });
  });
});

test.each([1.25, 1.2345678])(
  'without the start, the first crossing after %s s starts the race',
  async (seconds) => {
    const event = await addEvent();
    await notify(
      lapEnd('Pilot A', 0, seconds, { ts: new Date(RACE_START + Math.round(seconds * 1000)).toISOString() }),
    );
    expect(await getRace(event)).toMatchObject({ Start: '2026-05-15 19:40:00.000' });
  },
);

test('a race that was corrected by hand stays as it is', async () => {
  const event = await addEvent();
  await api.database.db.update(schema.races).set({ isCorrected: true });
  await notify(raceStart(), lapEnd('Pilot A', 0, 1.25));
  expect(await getRace(event)).toMatchObject({ Start: NOT_SET, Detections: [] });
});

test('crossings that repeat, that overtake each other and that get lost lead to the same race', async () => {
  const crossings = ['Pilot A', 'Pilot B'].flatMap((name, pilot) =>
    [0, 1, 2].map((lap) => lapEnd(name, lap, 1 + pilot + lap * 20)),
  );
  const sent = fc.shuffledSubarray([...crossings, ...crossings], { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(sent, async (messages) => {
      await api.forgetEvents();
      const event = await addEvent();
      await notify(raceStart(), ...messages);
      const { Detections } = await getRace(event);
      const ids = new Set(messages.map(({ detectionId: id }) => id));
      expect(new Set(Detections.map(({ ID }) => ID))).toEqual(ids);
      expect(Detections).toHaveLength(ids.size);
    }),
    { numRuns: 8 },
  );
});

test('a load and crossings that other messages overtake lead to the same race', async () => {
  const [first, last] = [lapEnd('Pilot A', 0, 1.25), lapEnd('Pilot A', 1, 21.25)];
  const event = await addEvent();
  await notify(first, raceStart(), buildMessage('RaceLoaded'), raceEnd(60), last, lapEnd('Pilot A', 2, 61));
  const race = await getRace(event);
  expect(race.Laps.map(({ LengthSeconds }) => LengthSeconds)).toEqual([1.25, 20]);
  expect(race.ResultSummaries).toEqual(
    expect.arrayContaining([expect.objectContaining({ Pilot: event.pilotIds[0], LapCount: 1, Position: 1 })]),
  );
});

test('of several events with such a race, the one in progress is meant, then the one that was delivered last', async () => {
  const [older, newer] = [await addEvent(), await addEvent()];
  await notify(raceStart());
  expect([(await getRace(older)).Start, (await getRace(newer)).Start]).toEqual([
    NOT_SET,
    '2026-05-15 19:40:00.000',
  ]);
});

test('shortly before midnight the event of the day is meant, and not that of the next day with the same numbers', async () => {
  const [today, tomorrow] = [await addEvent(), await addEvent()];
  const startAfter = (event: BuiltEvent, ms: number) =>
    api.database.db
      .update(schema.events)
      .set({ startInstant: new Date(Date.now() + ms) })
      .where(eq(schema.events.id, event.id));
  await startAfter(today, -86_100_000);
  await startAfter(tomorrow, 300_000);
  await notify(raceStart());
  expect([(await getRace(today)).Start, (await getRace(tomorrow)).Start]).toEqual([
    '2026-05-15 19:40:00.000',
    NOT_SET,
  ]);
});

test('neither an event without a folder nor a race that nobody ended long ago takes notifications', async () => {
  const [unended, today, removed] = [await addEvent(), await addEvent(), await addEvent()];
  const { events, races } = schema;
  const update = (id: string, set: Partial<typeof events.$inferInsert>) =>
    api.database.db.update(events).set(set).where(eq(events.id, id));
  await api.database.db
    .update(races)
    .set({ startMs: Date.now() - 3 * 86_400_000 })
    .where(eq(races.eventId, unended.id));
  await update(today.id, { startInstant: new Date() });
  await update(removed.id, { startInstant: new Date(), enabled: false, removedAt: new Date() });
  await notify(raceStart());
  expect((await getRace(today)).Start).toBe('2026-05-15 19:40:00.000');
});

test('the events of other clubs, other types and other pilots are left alone', async () => {
  const event = await addEvent();
  const [rival] = await api.database.db.insert(schema.clubs).values({ name: 'Rivals' }).returning();
  const rivals = await openSyncClient(api, rival?.id);
  expect((await put(raceStart(), getAddress(rivals))).statusCode).toBe(200);
  await notify(raceStart({ raceType: 'TimeTrial' }), raceStart({ race: 2 }), lapEnd('Stranger', 0, 1));
  expect(await getRace(event)).toMatchObject({ Start: NOT_SET, Detections: [] });
});

test.each([
  ['nothing that is known', { type: 'SomethingNew', ts: 'now', seq: 1 }],
  ['a greeting', { type: 'Hello', ts: '2026-05-15T17:40:00.000Z', seq: 1, paths: {} }],
  ['an array', [raceStart()]],
  ['a text', '"RaceStart"'],
  ['no moment', raceStart({ ts: 'yesterday', actualStart: null })],
  ['a race that is no number', raceStart({ race: '1; drop table races' })],
  ['a time below zero', lapEnd('Pilot A', 0, -5)],
  ['a detection without an id', lapEnd('Pilot A', 0, 1, { detectionId: '' })],
])('%s is answered and changes nothing', async (_, message) => {
  const event = await addEvent();
  const headers = { 'content-type': 'application/json' };
  const payload = typeof message === 'string' ? message : JSON.stringify(message);
  const reply = await api.app.inject({ method: 'PUT', url: getAddress(client), headers, payload });
  expect([reply.statusCode, reply.body]).toEqual([200, '']);
  await api.app.liveQueue.idle();
  expect(await getRace(event)).toMatchObject({ Start: NOT_SET });
});

test('wrong secrets, no JSON and bodies that are too large are refused', async () => {
  expect((await put(raceStart(), `${getAddress(client)}x`)).json()).toMatchObject({
    code: 'not-found',
  });
  const headers = { 'content-type': 'application/json' };
  const send = (payload: string) =>
    api.app.inject({ method: 'PUT', url: getAddress(client), headers, payload });
  expect((await send('{"type":')).statusCode).toBe(400);
  expect((await send(JSON.stringify({ fill: 'x'.repeat(300_000) }))).statusCode).toBe(413);
});

test('a new key of the club ends the secret of the one before', async () => {
  const event = await addEvent();
  await notify(buildMessage('Hello'));
  const old = client;
  client = await openSyncClient(api);
  await put(raceStart(), getAddress(old));
  await api.app.liveQueue.idle();
  expect(await getRace(event)).toMatchObject({ Start: NOT_SET });
  expect((await put(raceStart(), getAddress(old))).statusCode).toBe(404);
  await notify(raceStart());
  expect(await getRace(event)).toMatchObject({ Start: '2026-05-15 19:40:00.000' });
});

test('a message is answered while the database is busy, and applied when it is free', async () => {
  const event = await addEvent();
  await notify(buildMessage('Hello'));
  let free = (): void => undefined;
  let busy = Promise.resolve();
  await new Promise<void>((isBusy) => {
    busy = api.database.transaction(async (tx) => {
      await tx.execute(sql`lock table live_races`);
      await new Promise<void>((resolve) => {
        free = resolve;
        isBusy();
      });
    });
  });
  expect((await put(raceStart())).statusCode).toBe(200);
  free();
  await busy;
  await api.app.liveQueue.idle();
  expect(await getRace(event)).toMatchObject({ Start: '2026-05-15 19:40:00.000' });
});

test('the agent relays notifications with the key of the club, in their order', async () => {
  const event = await addEvent();
  const headers = { authorization: `Bearer ${client.key}` };
  const relay = (notifications: unknown[]) =>
    api.app.inject({ method: 'PUT', url: '/api/sync/notifications', headers, payload: { notifications } });
  const reply = await relay([raceStart(), lapEnd('Pilot A', 0, 1.25), { type: 'Hello' }]);
  expect([reply.statusCode, reply.json()]).toEqual([200, { accepted: 3 }]);
  await api.app.liveQueue.idle();
  expect((await getRace(event)).Detections).toMatchObject([{ ID: detectionId('Pilot A', 0) }]);
  expect((await relay(Array(101).fill({}))).statusCode).toBe(400);
  headers.authorization = 'Bearer hsk_wrong';
  expect((await relay([raceStart()])).statusCode).toBe(401);
});

test('a hidden race takes crossings, and shows them nowhere', async () => {
  const event = await addEvent({ event: { VisibleOnline: false } });
  await notify(raceStart(), lapEnd('Pilot A', 0, 1.25));
  const { liveRaces } = schema;
  const [row] = await api.database.db
    .select()
    .from(liveRaces)
    .where(and(eq(liveRaces.eventId, event.id)));
  expect(row?.crossings).toHaveLength(1);
  expect((await api.ask(`/api/public/live/eventId/${event.id}`)).status).toBe(404);
});
