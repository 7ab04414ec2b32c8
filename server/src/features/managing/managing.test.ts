import type { WireClubRegistrations, WireEvent, WireManagedClub, WireSession } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import { addComingEvent } from '../../testing/add-coming-event';
import { type SignedInPerson, signInAs, signInManager } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let manager: SignedInPerson;
beforeAll(async () => {
  api = await createTestApp();
  await signInAs(api);
  await signInAs(api, { handle: 'Admin' });
  manager = await signInManager(api, { managedClubId: api.clubId });
});
afterAll(() => api.close());

async function addEvent(
  name: string,
  columns: Partial<typeof schema.events.$inferInsert> = {},
  file: Record<string, unknown> = {},
): Promise<string> {
  return (await addComingEvent(api, columns, { Name: name, ...file })).id;
}

async function register(eventId: string, handle: string, note = ''): Promise<SignedInPerson> {
  const person = await signInAs(api, { handle });
  const url = `/api/pilot/event_registration/id/${eventId}`;
  expect((await person.request({ method: 'POST', url, payload: { Note: note } })).body).toBe('');
  return person;
}

const clubUrl = () => `/api/club/manage/clubId/${api.clubId}`;
const listUrl = (eventId: string) => `/api/club/registrations/eventId/${eventId}`;
const load = async <T>(url: string): Promise<T> => {
  const reply = await manager.request(url);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store']);
  return reply.json<T>();
};
const remove = (who: SignedInPerson, eventId: string, userId: number) =>
  who.request({ method: 'DELETE', url: `${listUrl(eventId)}/userId/${userId}` });

test('managers see all events of the club, hidden ones too, with who is registered, and the next one first', async () => {
  await addEvent('Past', {}, { Start: '2020/01/01 9:00:00' });
  await addEvent('Secret', {}, { VisibleOnline: false, Start: '2999/03/01 9:00:00' });
  await addEvent('Later', {}, { Start: '2999/02/01 9:00:00' });
  const id = await addEvent('Coming', { capacity: 2 });
  for (const name of ['Zed', 'Amy', 'Bo']) await register(id, name);
  const club = await load<WireManagedClub>(clubUrl());
  expect(club).toMatchObject({ ID: api.clubId, Name: 'Home' });
  expect(club.Events).toMatchObject([
    { ID: id, Name: 'Coming', State: 'upcoming', Capacity: 2, Waiting: 1, PilotNames: ['Zed', 'Amy'] },
    { Name: 'Later', State: 'upcoming' },
    { Name: 'Secret', State: 'hidden', Capacity: null, Waiting: 0, PilotNames: [] },
    { Name: 'Past', State: 'finished' },
  ]);
});

test('nobody else sees or removes anything', async () => {
  const id = await addEvent('Closed club');
  const pilot = await register(id, 'Uma');
  const stranger = await signInAs(api, { tier: 'Club' });
  const lapsed = await signInAs(api, { tier: 'Free' });
  await api.database.db
    .insert(schema.clubMembers)
    .values({ clubId: api.clubId, userId: lapsed.id, role: 'admin' });
  for (const url of [clubUrl(), listUrl(id)]) {
    expect((await api.app.inject({ url })).statusCode).toBe(401);
    for (const person of [stranger, lapsed, pilot]) expect((await person.request(url)).statusCode).toBe(403);
  }
  expect((await remove(stranger, id, pilot.id)).statusCode).toBe(403);
  expect(await load<WireClubRegistrations>(listUrl(id))).toHaveLength(1);
  expect((await manager.request('/api/club/manage/clubId/999999')).statusCode).toBe(404);
  expect((await manager.request(listUrl('00000000-1111-4111-8111-000000000000'))).statusCode).toBe(404);
});

test('a manager removes a registration: the next one moves up, and both are told', async () => {
  const id = await addEvent('Cup', { capacity: 1 });
  const first = await register(id, 'First', 'Only R1');
  const second = await register(id, 'Second');
  expect(await load<WireClubRegistrations>(listUrl(id))).toMatchObject([
    { UserID: first.id, PilotName: 'First', Status: 'registered', Place: 0, Note: 'Only R1' },
    { UserID: second.id, PilotName: 'Second', Status: 'waiting', Place: 1, Note: '' },
  ]);
  expect((await remove(manager, id, first.id)).statusCode).toBe(200);
  expect(await load<WireClubRegistrations>(listUrl(id))).toMatchObject([
    { PilotName: 'Second', Status: 'registered' },
  ]);
  const getNotices = async (person: SignedInPerson) => {
    const { notices } = (await person.request('/api/public/auth')).json<WireSession>();
    return notices.map(({ Text }) => Text);
  };
  expect(await getNotices(first)).toEqual(['The race director removed your registration for Cup.']);
  const third = await register(id, 'Third');
  expect((await remove(manager, id, third.id)).statusCode).toBe(200);
  expect((await getNotices(third))[0]).toBe(
    'The race director removed your place on the waiting list of Cup.',
  );
  expect(await getNotices(second)).toContain('A place became free: you are registered for Cup.');
  expect(await api.get<WireEvent>(`/api/public/events/id/${id}`)).toMatchObject({
    Registered: 1,
    Waiting: 0,
  });
  expect((await remove(manager, id, first.id)).statusCode).toBe(404);
});

test('a manager removes a registration for a hidden event', async () => {
  const id = await addEvent('Withdrawn');
  const pilot = await register(id, 'Gone');
  await api.database.db.update(schema.events).set({ visibleOnline: false }).where(eq(schema.events.id, id));
  expect((await remove(manager, id, pilot.id)).statusCode).toBe(200);
  expect(await load<WireClubRegistrations>(listUrl(id))).toEqual([]);
});
