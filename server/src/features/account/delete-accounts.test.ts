import type { WirePilot, WireStage } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { describeWith, POSTGRES } from '../../../../tests/jest/needing';
import { schema } from '../../database';
import { openPostgres } from '../../database/open-postgres';
import { addComingEvent } from '../../testing/add-coming-event';
import { buildEvent } from '../../testing/build-event-folder';
import { createOwnDatabase, type OwnDatabase } from '../../testing/own-database';
import { signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { deleteDueAccounts } from './delete-accounts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const NOW = Date.UTC(2026, 10, 22);
const due = { deletionAt: new Date(NOW - 1) };

test('an account is deleted when its week is over, not before', async () => {
  const leaving = await signInAs(api, { handle: 'Leaver', ...due });
  const staying = await signInAs(api, { handle: 'Stayer', deletionAt: new Date(NOW + 1) });
  expect(await deleteDueAccounts(api.app, NOW)).toBe(1);
  expect(await deleteDueAccounts(api.app, NOW)).toBe(0);
  expect((await leaving.request('/api/account')).statusCode).toBe(401);
  expect((await staying.request('/api/account')).statusCode).toBe(200);
});

test('an account that cannot be deleted does not keep the others', async () => {
  for (const handle of ['Stuck', 'Next']) await signInAs(api, { handle, ...due });
  const forgetPictures = jest.fn().mockRejectedValueOnce(new Error('The storage is away'));
  const log = { ...api.app.log, error: jest.fn() };
  expect(await deleteDueAccounts({ database: api.database, forgetPictures, log }, NOW)).toBe(2);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('results stay without the name, also when the desktop app sends it again', async () => {
  const event = buildEvent({
    pilots: [{ Name: 'Vanish' }, { Name: 'Remain' }],
    stages: [{ ID: '0000bbbb-1111-4111-8111-111111111111', Name: 'Finals', Order: 1 }],
  });
  await api.add(event);
  const pilotId = event.pilotIds[0] ?? '';
  const person = await signInAs(api, { handle: 'Vanish', ...due });
  const { db } = api.database;
  await db.insert(schema.pilotClaims).values({ eventId: event.id, pilotId, userId: person.id });
  await db
    .update(schema.stages)
    .set({ standings: { headings: ['Pilot'], rows: [{ name: 'Vanish', pilotId, values: ['1'] }] } })
    .where(eq(schema.stages.eventId, event.id));
  const laps = `/api/public/lapCounts/eventId/${event.id}`;
  const before = await api.get<{ pilot_id: string; lap_count: number }[]>(laps);
  await deleteDueAccounts(api.app, NOW);

  const names = async () =>
    (await api.get<WirePilot[]>(`/api/public/pilots/eventId/${event.id}`)).map(({ Name }) => Name).sort();
  expect(await names()).toEqual(['Deleted pilot', 'Remain']);
  const after = await api.get<{ pilot_id: string; lap_count: number }[]>(laps);
  expect(after.map((row) => [row.pilot_id, row.lap_count])).toEqual(
    before.map((row) => [row.pilot_id, row.lap_count]),
  );
  const [stage] = await api.get<WireStage[]>(`/api/public/stages/eventId/${event.id}`);
  expect(stage?.Standings?.Rows).toEqual([{ Name: 'Deleted pilot', PilotId: pilotId, Values: ['1'] }]);

  const file = [...event.files.keys()].find((path) => path.endsWith('Pilots.json')) ?? '';
  event.files.set(file, String(event.files.get(file)).replace('Remain', 'Renamed'));
  await api.add(event);
  expect(await names()).toEqual(['Deleted pilot', 'Renamed']);
});

test('a place that becomes free by a deletion goes to the waiting list', async () => {
  const event = await addComingEvent(api, { capacity: 1 });
  const { db } = api.database;
  const first = await signInAs(api, { handle: 'First' });
  const second = await signInAs(api, { handle: 'Second' });
  for (const person of [first, second])
    await person.request({
      method: 'POST',
      url: `/api/pilot/event_registration/id/${event.id}`,
      payload: {},
    });
  await db.update(schema.users).set(due).where(eq(schema.users.id, first.id));
  await deleteDueAccounts(api.app, NOW);
  expect((await second.request('/api/public/auth')).json()).toMatchObject({
    registrations: [{ Status: 'registered' }],
  });
});

test('a registration for an event that is hidden now does not keep the account', async () => {
  const event = await addComingEvent(api);
  const { db } = api.database;
  const person = await signInAs(api, { handle: 'Hidden-one', ...due });
  await db.insert(schema.registrations).values({ eventId: event.id, userId: person.id });
  await db.update(schema.events).set({ visibleOnline: false }).where(eq(schema.events.id, event.id));
  expect(await deleteDueAccounts(api.app, NOW)).toBe(1);
});

describeWith(POSTGRES)('on a PostgreSQL server', () => {
  let own: OwnDatabase;
  let site: TestApp;
  beforeAll(async () => {
    own = await createOwnDatabase(POSTGRES.url);
    site = await createTestApp({ database: await openPostgres(own.url) });
  });
  afterAll(async () => {
    await site.close();
    await own.drop();
  });

  test('a deletion and a write that holds its event do not wait for each other', async () => {
    const { db, transaction } = site.database;
    const event = buildEvent({ pilotIds: [], rounds: [], races: [] });
    await site.add(event);
    const { id: userId } = await signInAs(site, { handle: 'Leaver', ...due });
    await db.insert(schema.registrations).values({ eventId: event.id, userId });
    const deletion: { ends?: Promise<number> } = {};
    await transaction(async (tx) => {
      await tx.select().from(schema.events).where(eq(schema.events.id, event.id)).for('update');
      deletion.ends = deleteDueAccounts(site.app, NOW);
      await db.execute('select pg_sleep(0.3)');
      await tx.insert(schema.notices).values({ userId, text: 'You are registered', href: '/' });
    });
    expect(await deletion.ends).toBe(1);
  });
});
