import type {
  JoinReply,
  WireAccount,
  WireEvent,
  WireEventJoin,
  WireEventListItem,
  WireManagedClub,
} from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import { type BuiltEvent, buildEvent, buildGuid } from '../../testing/build-event-folder';
import { type SignedInPerson, signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { openSyncClient, type SyncClient } from '../sync/testing/sync-client';

let api: TestApp;
let manager: SignedInPerson;
let pilot: SignedInPerson;
beforeAll(async () => {
  api = await createTestApp();
  await signInAs(api);
  await signInAs(api, { handle: 'Admin' });
  manager = await signInAs(api, { tier: 'Club', managedClubId: api.clubId, handle: 'Director' });
  pilot = await signInAs(api, { handle: 'Vee' });
  const membership = { clubId: api.clubId, userId: manager.id, role: 'admin' } as const;
  await api.database.db.insert(schema.clubMembers).values(membership);
});
afterAll(() => api.close());
beforeEach(() => api.forgetEvents());

const INFO = 'Bring goggles';

async function createSiteEvent(more: Record<string, unknown> = {}): Promise<string> {
  const payload = {
    Name: 'Twilight on the site',
    Start: '2999/01/01 09:30',
    CanRegister: true,
    Capacity: 8,
    Info: INFO,
    Address: 'Hall 3',
    ...more,
  };
  const url = `/api/club/event/clubId/${api.clubId}`;
  expect((await manager.request({ method: 'POST', url, payload })).body).toBe('');
  const { Events } = await manage();
  return Events.find(({ Name }) => Name === payload.Name)?.ID ?? '';
}

async function addAppEvent(event: Record<string, unknown> = {}): Promise<BuiltEvent> {
  const pilotIds = [buildGuid(), buildGuid()];
  const built = buildEvent({
    event: { Start: '2999/01/01 0:00:00', Name: 'Twilight', ...event },
    pilotIds,
    pilots: [{ Name: 'VEE' }, { Name: 'Unannounced' }],
    races: [{ pilotIds, state: 'not-started' }],
  });
  await api.add(built);
  return built;
}

const manage = async (): Promise<WireManagedClub> =>
  (await manager.request(`/api/club/manage/clubId/${api.clubId}`)).json();
const register = (who: SignedInPerson, eventId: string, PilotName: string) =>
  who.request({
    method: 'POST',
    url: `/api/pilot/event_registration/id/${eventId}`,
    payload: { PilotName },
  });
const joinUrl = (siteId: string, appId: string) => `/api/club/event/id/${siteId}/join/${appId}`;
const join = (siteId: string, appId: string, who = manager) =>
  who.request({ method: 'PUT', url: joinUrl(siteId, appId) });
const separate = (siteId: string) =>
  manager.request({ method: 'DELETE', url: `/api/club/event/id/${siteId}/join` });
const keepApart = (siteId: string) =>
  manager.request({ method: 'PUT', url: `/api/club/event/id/${siteId}/join` });
const listPublic = async () =>
  (await api.get<WireEventListItem[]>(`/api/public/events/clubId/${api.clubId}`)).map(({ ID }) => ID);
const getEvent = (id: string) => api.get<WireEvent>(`/api/public/events/id/${id}`);
const readFields = async (id: string) => {
  const [row] = await api.database.db.select().from(schema.events).where(eq(schema.events.id, id));
  return { ...row, updatedAt: null, isSeparate: null };
};

describe('an event of the site and the app’s of that day', () => {
  test('are compared, and become one that has registrations and fields of both', async () => {
    const siteId = await createSiteEvent();
    const other = await signInAs(api);
    await register(pilot, siteId, 'Vee');
    await register(other, siteId, 'Nobody flew');
    const app = await addAppEvent();
    expect((await manage()).Events.find(({ ID }) => ID === siteId)).toMatchObject({
      JoinChoices: [{ ID: app.id, Name: 'Twilight' }],
      IsSeparate: false,
    });
    expect((await manager.request(joinUrl(siteId, app.id))).json<WireEventJoin>()).toEqual({
      Matched: ['Vee'],
      OnlyRegistered: ['Nobody flew'],
      OnlyInApp: ['Unannounced'],
    });

    expect((await join(siteId, app.id)).body).toBe('');
    expect(await listPublic()).toEqual([app.id]);
    expect(await getEvent(app.id)).toMatchObject({
      Name: 'Twilight',
      Info: INFO,
      Capacity: 8,
      Address: 'Hall 3',
      CanRegister: true,
      Registered: 2,
      // Vee is in the app, too
      PilotCount: 3,
    });
    // nobody is left there
    expect((await readFields(siteId))?.pilotCount).toBe(0);
    const { Events } = await manage();
    expect(Events.map(({ ID }) => ID)).toEqual([app.id]);
    expect(Events[0]).toMatchObject({
      JoinedWith: { ID: siteId, Name: 'Twilight on the site' },
      PilotNames: ['Vee', 'Nobody flew'],
    });
    const account = (await pilot.request('/api/account')).json<WireAccount>();
    expect(account.Registrations.map(({ Event }) => Event.ID)).toEqual([app.id]);
  });

  test('have one address: the site’s leads to the app’s', async () => {
    const siteId = await createSiteEvent();
    const app = await addAppEvent();
    await join(siteId, app.id);
    for (const url of [
      `/api/public/events/id/${siteId.toUpperCase()}`,
      `/api/public/races/eventId/${siteId}`,
    ]) {
      const { statusCode, headers } = await api.app.inject({ url });
      expect([statusCode, headers['cache-control']]).toEqual([307, 'no-store']);
      expect(headers.location).toBe(url.replace(new RegExp(siteId, 'i'), app.id));
    }
  });

  test('are two again as they were, and the next delivery changes nothing of that', async () => {
    const siteId = await createSiteEvent();
    const app = await addAppEvent();
    await register(pilot, siteId, 'Vee');
    const before = [await readFields(siteId), await readFields(app.id)];
    await join(siteId, app.id);
    await api.add(app);
    const late = await signInAs(api);
    await register(late, app.id, 'Late');
    expect((await separate(siteId)).body).toBe('');
    const [site, other] = [await readFields(siteId), await readFields(app.id)];
    expect([site, { ...other, pilotCount: before[1]?.pilotCount }]).toEqual(before);
    expect(await getEvent(siteId)).toMatchObject({ Registered: 1, Info: INFO });
    // people who registered since then stay
    expect(await getEvent(app.id)).toMatchObject({ Registered: 1, Info: '', Capacity: null });
    expect((await manage()).Events.find(({ ID }) => ID === siteId)?.IsSeparate).toBe(true);
  });

  test('stay apart when a manager says so, and can be joined later', async () => {
    const siteId = await createSiteEvent();
    const app = await addAppEvent();
    expect((await keepApart(siteId)).body).toBe('');
    expect((await manage()).Events.find(({ ID }) => ID === siteId)).toMatchObject({
      IsSeparate: true,
      JoinChoices: [{ ID: app.id }],
    });
    expect((await listPublic()).sort()).toEqual([siteId, app.id].sort());
    expect((await join(siteId, app.id)).body).toBe('');
    expect(await listPublic()).toEqual([app.id]);
  });

  test('count a person once who is registered for both', async () => {
    const siteId = await createSiteEvent();
    const app = await addAppEvent();
    const url = `/api/club/event/id/${app.id}`;
    await manager.request({ method: 'POST', url, payload: { CanRegister: true } });
    const person = await signInAs(api);
    await register(person, siteId, 'Early');
    await register(person, app.id, 'Later');
    expect((await join(siteId, app.id)).body).toBe('');
    expect((await manage()).Events[0]?.PilotNames).toEqual(['Later']);
    const account = (await person.request('/api/account')).json<WireAccount>();
    expect(account.Registrations).toHaveLength(1);
    await separate(siteId);
    const names = (await manage()).Events.map(({ PilotNames }) => PilotNames);
    expect(names.flat().sort()).toEqual(['Early', 'Later']);
  });

  test('keep what the app’s event has where the site’s has nothing', async () => {
    const siteId = await createSiteEvent({ Info: '', Capacity: null });
    const app = await addAppEvent();
    const url = `/api/club/event/id/${app.id}`;
    await manager.request({ method: 'POST', url, payload: { Info: 'From before', Capacity: 3 } });
    await join(siteId, app.id);
    expect(await getEvent(app.id)).toMatchObject({ Info: 'From before', Capacity: 3, Address: 'Hall 3' });
  });
});

describe('a tab that was opened before a join', () => {
  test('undoes nothing with "Keep them apart", and joins nothing twice', async () => {
    const siteId = await createSiteEvent();
    const app = await addAppEvent();
    await join(siteId, app.id);
    const reply = await keepApart(siteId);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toContain('is one with the timing app');
    expect((await join(siteId, app.id)).body).toBe('');
    expect(await listPublic()).toEqual([app.id]);
  });
});

describe('what is refused', () => {
  test.each<[string, () => Promise<[string, string]>]>([
    [
      'events of different days',
      async () => [await createSiteEvent(), (await addAppEvent({ Start: '2999/01/02 0:00:00' })).id],
    ],
    [
      'two events of the site',
      async () => [await createSiteEvent(), await createSiteEvent({ Name: 'Second' })],
    ],
    [
      'two events of the app',
      async () => [(await addAppEvent()).id, (await addAppEvent({ Name: 'Second' })).id],
    ],
  ])('%s', async (_name, make) => {
    const reply = await join(...(await make()));
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toContain('cannot be one event');
  });

  test('a second event for one that is joined, and an edit of the joined one', async () => {
    const siteId = await createSiteEvent();
    const app = await addAppEvent();
    await join(siteId, app.id);
    const second = await createSiteEvent({ Name: 'Second' });
    expect((await join(second, app.id)).statusCode).toBe(409);
    const url = `/api/club/event/id/${siteId}`;
    expect((await manager.request({ method: 'POST', url, payload: { Visible: false } })).statusCode).toBe(
      409,
    );
    expect((await manager.request({ method: 'DELETE', url })).statusCode).toBe(409);
  });

  test('other people, and unknown events', async () => {
    const siteId = await createSiteEvent();
    const app = await addAppEvent();
    const stranger = await signInAs(api, { tier: 'Club' });
    expect((await join(siteId, app.id, stranger)).statusCode).toBe(403);
    expect((await stranger.request(joinUrl(siteId, app.id))).statusCode).toBe(403);
    expect((await join(siteId, buildGuid())).statusCode).toBe(404);
  });
});

describe('the sync agent', () => {
  let agent: SyncClient;
  beforeEach(async () => {
    agent = await openSyncClient(api);
  });
  const answer = (siteId: string) => agent.put<JoinReply>(`/api/sync/events/${siteId}/join`, {});

  test('joins the event that it was told, once the app’s is there', async () => {
    const siteId = await createSiteEvent();
    await addAppEvent({ Start: '2999/01/02 0:00:00' });
    expect((await answer(siteId)).json).toEqual({ status: 'waiting' });
    const app = await addAppEvent();
    expect((await answer(siteId)).json).toEqual({ status: 'joined' });
    expect((await answer(siteId)).json).toEqual({ status: 'joined' });
    expect(await getEvent(app.id)).toMatchObject({ Info: INFO });
    expect((await answer(buildGuid())).status).toBe(404);
  });

  test('leaves the choice of several to a manager', async () => {
    const siteId = await createSiteEvent();
    await addAppEvent();
    await addAppEvent({ Name: 'Twilight, second day' });
    expect((await answer(siteId)).json).toEqual({ status: 'several' });
    expect(await listPublic()).toHaveLength(3);
  });

  test('is told the next events with registrations, and their names', async () => {
    const siteId = await createSiteEvent({ Capacity: 1 });
    await createSiteEvent({ Name: 'Nobody yet' });
    const past = await createSiteEvent({ Name: 'Long ago' });
    await register(pilot, siteId, 'Vee');
    await register(await signInAs(api), siteId, 'Waits');
    await register(pilot, past, 'Vee');
    const { events } = schema;
    const at = { startInstant: new Date(Date.now() - 2 * 86_400_000) };
    await api.database.db.update(events).set(at).where(eq(events.id, past));
    const club = await agent.get<{ upcoming: unknown }>('/api/sync/club');
    expect(club.json.upcoming).toEqual([{ eventId: siteId, name: 'Twilight on the site' }]);
  });
});
