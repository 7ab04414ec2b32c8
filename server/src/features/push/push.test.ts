import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { POSTGRES, testWith } from '../../../../tests/jest/needing';
import { invalidate, schema } from '../../database';
import { openPostgres } from '../../database/open-postgres';
import { MAX_WATCHES } from '../../growth/bounds';
import { buildGuid, editFile } from '../../testing/build-event-folder';
import { createOwnDatabase } from '../../testing/own-database';
import { signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { buildMessage } from '../live/testing/notifications';
import { openSyncClient } from '../sync/testing/sync-client';
import { postPush } from './post-push';
import { startTeller } from './start-teller';
import { addPushDay, desktopTime, type PushDay, watchPilot } from './testing/push-day';
import { type PushService, startPushService } from './testing/push-service';
import { getVapidKeys } from './vapid-keys';

const { pushDevices, pushMessages, pushWatches } = schema;

let api: TestApp;
let service: PushService;
let publicKey = '';
let stop: () => Promise<void>;
let secret: string;
beforeAll(async () => {
  service = await startPushService(() => publicKey);
  api = await createTestApp({ pushServices: [service.origin], usesDevelopmentProvider: true });
  publicKey = (await api.get<{ Key: string }>('/api/public/push/key')).Key;
  secret = (await openSyncClient(api)).notificationSecret;
  stop = await startTeller(api.app);
});
afterAll(async () => {
  await stop();
  await api.close();
  await service.close();
});
beforeEach(async () => {
  service.received.length = 0;
  service.answers(() => undefined);
  await api.database.db.delete(pushDevices);
  await api.forgetEvents();
});

/** The desktop app loads a race of today. */
async function load(app: TestApp, race: number, notificationSecret = secret): Promise<void> {
  const payload = buildMessage('RaceLoaded', { ts: new Date().toISOString(), race });
  await app.app.inject({ method: 'PUT', url: `/api/live/${notificationSecret}`, payload });
  await app.app.liveQueue.idle();
}

async function until(isDone: () => boolean | Promise<boolean>, seconds = 10): Promise<void> {
  for (let turn = 0; turn < seconds * 50 && !(await isDone()); turn += 1) await wait(20);
}

/** Long enough for whatever would be told twice. */
const settle = () => wait(300);
const count = (table: typeof pushDevices | typeof pushMessages | typeof pushWatches) =>
  api.database.db.$count(table);

const land = async (event: PushDay, raceIndex: number): Promise<void> => {
  editFile(event, `${event.raceIds[raceIndex]}/Race.json`, (race) =>
    Object.assign(race, { Start: desktopTime(-5), End: desktopTime(-3) }),
  );
  await api.add(event);
};

test('a call is told to the device, signed and encrypted as the standards say', async () => {
  const event = await addPushDay(api);
  const reply = await watchPilot(api, { event, device: service.subscribe() });
  expect([reply.statusCode, reply.body]).toEqual([200, '']);
  await load(api, 3);
  await until(() => service.received.length > 0);
  await settle();
  expect(service.faults).toEqual([]);
  expect(service.received).toMatchObject([
    {
      message: {
        title: 'To the line: Race 1-3',
        body: 'Pilot A on R1.',
        href: `/event/${event.id}?tab=my-day&pilot=${event.own}`,
      },
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    },
  ]);
  expect(service.received[0]?.ttlSeconds).toBeGreaterThan(500);
  expect(await count(pushMessages)).toBe(0);
});

test('500 devices are told of a call, each once', async () => {
  const event = await addPushDay(api);
  const devices = Array.from({ length: 500 }, () => service.subscribe());
  for (const device of devices) expect((await watchPilot(api, { event, device })).statusCode).toBe(200);
  await load(api, 3);
  await until(() => service.received.length >= 500, 60);
  await load(api, 3);
  await settle();
  expect(service.received).toHaveLength(500);
  expect(new Set(service.received.map(({ device }) => device)).size).toBe(500);
}, 120_000);

test('of several devices at the same moment, one gets the last place of an event', async () => {
  const event = await addPushDay(api);
  await api.database.db.execute(sql`with devices as (
      insert into push_devices (endpoint, p256dh, auth)
      select 'https://push.example/' || n, '', '' from generate_series(1, ${MAX_WATCHES - 1}::int) n returning id)
    insert into push_watches (device_id, event_id, pilot_id, ahead)
    select id, ${event.id}, gen_random_uuid(), 1 from devices`);
  const devices = Array.from({ length: 5 }, () => service.subscribe());
  const replies = await Promise.all(devices.map((device) => watchPilot(api, { event, device })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await count(pushWatches)).toBe(MAX_WATCHES);
});

testWith(POSTGRES)(
  'two processes on one PostgreSQL tell each device once',
  async () => {
    const own = await createOwnDatabase(POSTGRES.url);
    const databases = [await openPostgres(own.url), await openPostgres(own.url)];
    const keys = await Promise.all(databases.map(getVapidKeys));
    expect(keys[1]).toEqual(keys[0]);
    const before = publicKey;
    publicKey = keys[0]?.publicKey ?? '';
    const apps: TestApp[] = [];
    for (const database of databases)
      apps.push(await createTestApp({ database, pushServices: [service.origin] }));
    const stops = await Promise.all(apps.map(({ app }) => startTeller(app, { sweepMs: 100 })));
    const [first, second] = apps as [TestApp, TestApp];
    const client = await openSyncClient(first);
    const event = await addPushDay(first);
    for (let index = 0; index < 100; index += 1)
      await watchPilot(second, { event, device: service.subscribe() });
    await load(second, 3, client.notificationSecret);
    await until(() => service.received.length >= 100);
    await settle();
    expect(service.received).toHaveLength(100);
    expect(new Set(service.received.map(({ device }) => device)).size).toBe(100);
    expect(service.faults).toEqual([]);
    for (const stopOne of stops) await stopOne();
    for (const app of apps) await app.close();
    await own.drop();
    publicKey = before;
  },
  60_000,
);

test('races ahead, another channel and a removal are told from the files alone', async () => {
  const event = await addPushDay(api);
  await watchPilot(api, { event, device: service.subscribe(), ahead: 1 });
  await land(event, 1);
  await until(() => service.received.length > 0);
  const file = `${event.raceIds[2]}/Race.json`;
  editFile(event, file, (race) => {
    const [a, b] = race.PilotChannels as { Channel: string }[];
    if (a && b) [a.Channel, b.Channel] = [b.Channel, a.Channel];
  });
  await api.add(event);
  await until(() => service.received.length > 1);
  editFile(event, file, (race) => Object.assign(race, { Valid: false }));
  await api.add(event);
  await until(() => service.received.length > 2);
  expect(service.received.map(({ message }) => message.title)).toEqual([
    'To the line: Race 1-3',
    'Race 1-3 has changed',
    'A race is cancelled',
  ]);
  expect(service.received[1]?.message.body).toContain('on R2');
});

test('a device with as many pilots as it may have changes what it is told of them', async () => {
  const event = await addPushDay(api);
  const device = service.subscribe();
  await watchPilot(api, { event, device });
  const [row] = await api.database.db.select().from(pushWatches);
  if (row)
    await api.database.db
      .insert(pushWatches)
      .values(Array.from({ length: 49 }, () => ({ ...row, pilotId: buildGuid() })));
  expect((await watchPilot(api, { event, device, ahead: 2 })).statusCode).toBe(200);
  const another = await watchPilot(api, { event, device, pilotId: event.other });
  expect(another.json()).toMatchObject({ code: 'conflict' });
  expect(await count(pushWatches)).toBe(50);
});

test.each([404, 410])('a device that its service answers with %i is forgotten', async (status) => {
  const event = await addPushDay(api);
  await watchPilot(api, { event, device: service.subscribe() });
  service.answers(() => ({ status }));
  await load(api, 3);
  await until(async () => (await count(pushDevices)) === 0);
  expect([await count(pushDevices), await count(pushWatches), await count(pushMessages)]).toEqual([0, 0, 0]);
});

test('a busy service gets the message again, when it says, and what it refuses is given up', async () => {
  const event = await addPushDay(api);
  const devices = [service.subscribe(), service.subscribe()];
  for (const device of devices) await watchPilot(api, { event, device });
  const refusing = Number(devices[1]?.endpoint.split('/').at(-1));
  let attempts = 0;
  service.answers((device) => {
    if (device === refusing) return { status: 400 };
    attempts += 1;
    return attempts === 1 ? { status: 429, retryAfter: '1' } : undefined;
  });
  const start = performance.now();
  await load(api, 3);
  await until(() => service.received.length > 0);
  expect(performance.now() - start).toBeGreaterThan(900);
  await settle();
  expect(service.received).toHaveLength(1);
  expect([await count(pushMessages), await count(pushDevices)]).toEqual([0, 2]);
});

test('a message about an event that is hidden meanwhile is not sent; shown again, it is followed as before', async () => {
  const event = await addPushDay(api);
  await watchPilot(api, { event, device: service.subscribe() });
  const isEvent = eq(schema.events.id, event.id);
  const show = (visibleOnline: boolean) =>
    api.database.transaction(async (tx) => {
      await tx.update(schema.events).set({ visibleOnline }).where(isEvent);
      await invalidate(tx, ['events', `event:${event.id}`]);
    });
  let refusals = 0;
  service.answers(() => {
    refusals += 1;
    return { status: 429, retryAfter: '1' };
  });
  await load(api, 3);
  await until(() => refusals > 0);
  await show(false);
  service.answers(() => undefined);
  await until(async () => (await count(pushMessages)) === 0);
  await settle();
  expect(service.received).toEqual([]);
  await show(true);
  await load(api, 2);
  await until(() => service.received.length > 0);
  expect(service.received).toHaveLength(1);
});

test('the site calls only push services', async () => {
  const event = await addPushDay(api);
  const { keys } = service.subscribe();
  const ask = async (endpoint: string) =>
    (await watchPilot(api, { event, device: { endpoint, keys } })).statusCode;
  for (const endpoint of [
    'https://127.0.0.1/push',
    'http://fcm.googleapis.com/push',
    'https://fcm.googleapis.com.evil.example/',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
    'https://fcm.googleapis.com/\0',
  ])
    expect([endpoint, await ask(endpoint)]).toEqual([endpoint, 400]);
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
  ])
    expect([endpoint, await ask(endpoint)]).toEqual([endpoint, 200]);
});

test('a device is told of more or less, and of nothing once it says so', async () => {
  const event = await addPushDay(api);
  const device = service.subscribe();
  for (const ahead of [1, 5]) await watchPilot(api, { event, device, ahead });
  expect(await api.database.db.select({ ahead: pushWatches.ahead }).from(pushWatches)).toEqual([
    { ahead: 5 },
  ]);
  expect((await watchPilot(api, { event, device, ahead: 6 })).statusCode).toBe(400);
  expect((await watchPilot(api, { event, device, ahead: 0 })).statusCode).toBe(200);
  expect([await count(pushDevices), await count(pushWatches)]).toEqual([0, 0]);
  await load(api, 3);
  await settle();
  expect(service.received).toEqual([]);
});

test('the devices of a person go with the account, those of an event with its end', async () => {
  const event = await addPushDay(api);
  const person = await signInAs(api, { handle: 'Vee' });
  const cookies = Object.fromEntries(person.cookies);
  await watchPilot(api, { event, device: service.subscribe() }, cookies);
  expect(await api.database.db.select({ userId: pushDevices.userId }).from(pushDevices)).toEqual([
    { userId: person.id },
  ]);
  await api.database.db.delete(schema.users).where(eq(schema.users.id, person.id));
  expect(await count(pushDevices)).toBe(0);
  await watchPilot(api, { event, device: service.subscribe() });
  await api.database.db.update(schema.events).set({ isClosed: true }).where(eq(schema.events.id, event.id));
  await land(event, 1);
  await until(async () => (await count(pushWatches)) === 0);
  await until(() => service.received.length > 0);
  expect(service.received[0]?.message.title).toBe('Race 1-3 is cancelled');
  expect((await watchPilot(api, { event, device: service.subscribe() })).statusCode).toBe(409);
});

test('a service that does not answer counts as busy', async () => {
  const { endpoint: _, keys } = service.subscribe();
  const message = { endpoint: 'http://127.0.0.1:9/x', ...keys, payload: '{}', topic: 't', ttlSeconds: 60 };
  const vapid = await getVapidKeys(api.database);
  expect(await postPush(message, { ...vapid, subject: 'mailto:push@localhost' })).toEqual({
    kind: 'later',
    retryMs: null,
  });
});
