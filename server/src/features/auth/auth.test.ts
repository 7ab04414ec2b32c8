import type { WireUserStats } from '@holeshot/contract/wire';
import { schema } from '../../database';
import { buildEvent } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('the session of a visitor has no user, and a link to sign in', async () => {
  expect(await api.get('/api/public/auth')).toEqual({
    user: null,
    link: '/api/public/auth/login',
    admin_of: null,
    registrations: [],
    notices: [],
  });
  const { headers } = await api.app.inject('/api/public/auth');
  expect(headers['cache-control']).toBe('private, no-store');
});

test('a profile is found by handle in any case, and only from the Pilot tier up', async () => {
  await api.database.db.insert(schema.users).values([
    { handle: 'Vee', tier: 'Pilot', bio: 'Flies' },
    { handle: 'Guest', tier: 'Free' },
  ]);
  expect(await api.get('/api/public/auth/handle/vEE')).toMatchObject({ Handle: 'Vee', Bio: 'Flies' });
  expect((await api.ask('/api/public/auth/handle/Guest')).status).toBe(404);
});

test('the events and races of a person are those of claimed pilots in visible events', async () => {
  const [user] = await api.database.db
    .insert(schema.users)
    .values({ handle: 'Zed', tier: 'Pilot' })
    .returning();
  const userId = user?.id ?? 0;
  const [event, hidden] = [buildEvent(), buildEvent({ event: { Enabled: false } })];
  for (const built of [event, hidden]) {
    await api.add(built);
    const pilotId = built.pilotIds[0] ?? '';
    await api.database.db.insert(schema.pilotClaims).values({ eventId: built.id, pilotId, userId });
  }
  const ids = (list: { ID: string }[]) => list.map(({ ID }) => ID).sort();
  expect(ids(await api.get(`/api/public/events/userId/${userId}`))).toEqual([event.id]);
  expect(ids(await api.get(`/api/public/races/userId/${userId}`))).toEqual([...event.raceIds].sort());
});

test('events and races are found by user id only when the profile is public', async () => {
  const { db } = api.database;
  const event = buildEvent();
  await api.add(event);
  const [free, nameless] = await db
    .insert(schema.users)
    .values([
      { handle: 'Quiet', tier: 'Free' },
      { handle: null, tier: 'Club' },
    ])
    .returning();
  await db
    .insert(schema.pilotClaims)
    .values({ eventId: event.id, pilotId: event.pilotIds[0] ?? '', userId: free?.id ?? 0 });
  for (const kind of ['events', 'races', 'stats']) {
    for (const userId of [free?.id, nameless?.id, 999_999]) {
      expect(await api.ask(`/api/public/${kind}/userId/${userId}`)).toEqual({
        status: 404,
        json: { code: 'not-found', message: expect.any(String), parameter: 'userId' },
      });
    }
  }
});

test('an event that a person only registered for is not listed', async () => {
  const { db } = api.database;
  const [user] = await db.insert(schema.users).values({ handle: 'Reg', tier: 'Pilot' }).returning();
  const userId = user?.id ?? 0;
  const event = buildEvent();
  await api.add(event);
  await db.insert(schema.registrations).values({ eventId: event.id, userId });
  expect(await api.get(`/api/public/events/userId/${userId}`)).toEqual([]);
});

test('a single best lap counts also in an event that ranks by several laps', async () => {
  const { db } = api.database;
  const [user] = await db.insert(schema.users).values({ handle: 'Trio', tier: 'Pilot' }).returning();
  const userId = user?.id ?? 0;
  const event = buildEvent({ event: { PBLaps: 3, Laps: 3 } });
  await api.add(event);
  const claim = { eventId: event.id, pilotId: event.pilotIds[1] ?? '', userId };
  await db.insert(schema.pilotClaims).values(claim);
  const { Bests } = await api.get<WireUserStats>(`/api/public/stats/userId/${userId}`);
  expect(Bests).toMatchObject([{ LapTime: 21, LapEventID: event.id }]);
});

test('future events and races that have not started are not listed for a person', async () => {
  const { db } = api.database;
  const [user] = await db.insert(schema.users).values({ handle: 'Early', tier: 'Pilot' }).returning();
  const userId = user?.id ?? 0;
  const later = { Start: '2999/01/01 9:00:00' };
  const waiting = { state: 'not-started' } as const;
  const begun = buildEvent({ event: { Start: '2020/01/01 9:00:00' }, races: [waiting, { number: 2 }] });
  const toCome = buildEvent({ event: later, races: [waiting] });
  const begunEarly = buildEvent({ event: later });
  for (const built of [begun, toCome, begunEarly]) {
    await api.add(built);
    const pilotId = built.pilotIds[0] ?? '';
    await db.insert(schema.pilotClaims).values({ eventId: built.id, pilotId, userId });
  }
  const ids = (list: { ID: string }[]) => list.map(({ ID }) => ID);
  expect(ids(await api.get(`/api/public/events/userId/${userId}`))).toEqual([begunEarly.id, begun.id]);
  const flown = ids(await api.get(`/api/public/races/userId/${userId}`));
  expect(flown).toHaveLength(1 + begunEarly.raceIds.length);
  expect(flown).not.toContain(begun.raceIds[0]);
});
