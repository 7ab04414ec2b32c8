import type {
  Property,
  WireAccount,
  WireEventListItem,
  WireManagedClub,
  WireSession,
} from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import { buildEvent } from '../../testing/build-event-folder';
import { type SignedInPerson, signInAs, signInManager } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let manager: SignedInPerson;
beforeAll(async () => {
  api = await createTestApp();
  await signInAs(api);
  await signInAs(api, { handle: 'Admin' });
  manager = await signInManager(api, { handle: 'Director', managedClubId: api.clubId });
});
afterAll(() => api.close());

const formUrl = (eventId: string) => `/api/club/event/id/${eventId}`;
const save = async (url: string, payload: Record<string, unknown>) =>
  (await manager.request({ method: 'POST', url, payload })).body;
const getStatus = async (url: string) => (await api.app.inject(url)).statusCode;
const remove = (eventId: string, who = manager) => who.request({ method: 'DELETE', url: formUrl(eventId) });

async function createEvent(name: string): Promise<string> {
  const values = { Name: name, Start: '2999/07/01 19:30', CanRegister: true };
  expect(await save(`/api/club/event/clubId/${api.clubId}`, values)).toBe('');
  const events = await api.get<WireEventListItem[]>(`/api/public/events/clubId/${api.clubId}`);
  return events.find(({ Name }) => Name === name)?.ID ?? '';
}

async function register(eventId: string): Promise<SignedInPerson> {
  const person = await signInAs(api);
  const url = `/api/pilot/event_registration/id/${eventId}`;
  expect(
    (await person.request({ method: 'POST', url, payload: { PilotName: `Pilot ${person.id}` } })).body,
  ).toBe('');
  return person;
}

const readSession = async (person: SignedInPerson) =>
  (await person.request('/api/public/auth')).json<WireSession>();

const getNotices = async (person: SignedInPerson) =>
  (await readSession(person)).notices.map(({ Text }) => Text);

const findManaged = async (eventId: string) => {
  const club = (await manager.request(`/api/club/manage/clubId/${api.clubId}`)).json<WireManagedClub>();
  return club.Events.find(({ ID }) => ID === eventId);
};

/** Creates an event with one place, for which one person is registered and another one waits, and hides it. */
async function hideFullEvent(name: string) {
  const id = await createEvent(name);
  const pilot = await register(id);
  expect(await save(formUrl(id), { Capacity: 1 })).toBe('');
  const waiting = await register(id);
  expect(await save(formUrl(id), { Visible: false })).toBe('');
  return { id, pilot, waiting };
}

test('an event of the site is hidden and shown again; who registered is told', async () => {
  const { id, pilot, waiting } = await hideFullEvent('Lantern Cup');
  expect(await getStatus(`/api/public/events/id/${id}`)).toBe(404);
  expect(await findManaged(id)).toMatchObject({ State: 'hidden' });
  expect(await getNotices(pilot)).toEqual(['Lantern Cup is hidden for now: you stay registered.']);
  expect((await getNotices(waiting))[0]).toBe('Lantern Cup is hidden for now: you stay on the waiting list.');
  expect(await save(formUrl(id), { Address: 'Hall 4', Start: '2031/05/09 18:30' })).toBe('');
  expect(await getNotices(pilot)).toHaveLength(1);
  expect(await save(formUrl(id), { Visible: true })).toBe('');
  expect(await getStatus(`/api/public/events/id/${id}`)).toBe(200);
  expect((await getNotices(pilot))[0]).toBe('Lantern Cup is shown again: 9th May 2031, 6:30 PM.');
  expect(await save(formUrl(id), { Visible: false })).toBe('');
  expect(await save(formUrl(id), { Visible: true, Start: '2021/05/09 18:30' })).toBe('');
  // it is over
  expect((await getNotices(pilot))[0]).toBe('Lantern Cup is hidden for now: you stay registered.');
});

test('who registered is told when the event moves to another day or time', async () => {
  const id = await createEvent('Torch Cup');
  const pilot = await register(id);
  expect(await save(formUrl(id), { Start: '2031/05/09 18:30' })).toBe('');
  expect(await getNotices(pilot)).toEqual(['Torch Cup moves to 9th May 2031, 6:30 PM.']);
  expect(await save(formUrl(id), { Address: 'Hall 4', Start: '2031/05/09 18:30' })).toBe('');
  expect(await save(formUrl(id), { Start: '2031/05/09 00:00' })).toBe('');
  expect(await getNotices(pilot)).toHaveLength(1);
});

test('a message about a hidden event leads to the account', async () => {
  const { id, pilot, waiting } = await hideFullEvent('Candle Cup');
  const url = `/api/account/registrations/eventId/${id}`;
  expect((await pilot.request({ method: 'DELETE', url })).statusCode).toBe(200);
  const { notices } = (await waiting.request('/api/public/auth')).json<WireSession>();
  expect(notices[0]).toMatchObject({
    Text: 'A place became free: you are registered for Candle Cup.',
    Href: '/account',
  });
});

test('an event of the site without races is deleted; who registered is told', async () => {
  const id = await createEvent('Rained off');
  const pilot = await register(id);
  expect(await save(formUrl(id), { Start: '2031/05/09 18:30' })).toBe('');
  expect(await findManaged(id)).toMatchObject({ CanDelete: true });
  expect((await remove(id)).statusCode).toBe(200);
  expect(await getStatus(`/api/public/events/id/${id}`)).toBe(404);
  expect(await findManaged(id)).toBeUndefined();
  expect((await readSession(pilot)).notices).toMatchObject([
    { Text: 'Rained off was deleted, and your registration with it.', Href: null },
  ]);
  expect((await pilot.request('/api/account')).json<WireAccount>().ReadNotices).toMatchObject([
    { Text: 'Rained off moves to 9th May 2031, 6:30 PM.', Href: null },
  ]);
  expect(await api.database.db.$count(schema.registrations, eq(schema.registrations.eventId, id))).toBe(0);
  expect((await remove(id)).statusCode).toBe(404);
});

test('an event of the timing app is neither hidden nor deleted here', async () => {
  const event = buildEvent({ pilotIds: [], rounds: [], races: [] });
  await api.add(event);
  const form = (await manager.request(formUrl(event.id))).json<Property[]>();
  expect(form.map(({ name }) => name)).not.toContain('Visible');
  expect(await save(formUrl(event.id), { Visible: false })).toBe('Visible: There is no such property.');
  const reply = await remove(event.id);
  expect([reply.statusCode, reply.json()]).toEqual([
    409,
    {
      code: 'conflict',
      message: 'Club night comes from the timing app: it can be hidden there.',
      parameter: 'eventId',
    },
  ]);
  expect(await findManaged(event.id)).toMatchObject({ CanDelete: false });
});

test('an event with races is not deleted', async () => {
  const event = buildEvent();
  await api.add(event);
  await api.database.db.update(schema.events).set({ partHashes: {} }).where(eq(schema.events.id, event.id));
  expect(await findManaged(event.id)).toMatchObject({ CanDelete: false });
  const reply = await remove(event.id);
  expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([
    409,
    'Club night has races: it cannot be deleted.',
  ]);
});

test('nobody else deletes an event', async () => {
  const id = await createEvent('Safe');
  const url = formUrl(id);
  expect((await api.app.inject({ method: 'DELETE', url })).statusCode).toBe(401);
  for (const values of [{}, { tier: 'Club' as const }])
    expect((await remove(id, await signInAs(api, values))).statusCode).toBe(403);
  expect((await remove('00000000-1111-4111-8111-000000000000')).statusCode).toBe(404);
  expect(await getStatus(`/api/public/events/id/${id}`)).toBe(200);
});
