import type { WireAccount, WireClubFull, WireManagedClub, WireSession } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import { type SignedInPerson, signInAs, signInManager } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let manager: SignedInPerson;
let code: string;
beforeAll(async () => {
  api = await createTestApp();
  await signInAs(api);
  await signInAs(api, { handle: 'Admin' });
  manager = await signInManager(api, { managedClubId: api.clubId, handle: 'Director' });
  const [club] = await api.database.db.select().from(schema.clubs).where(eq(schema.clubs.id, api.clubId));
  code = club?.code ?? '';
});
afterAll(() => api.close());

const ask = async (person: SignedInPerson, Code: unknown) =>
  (await person.request({ method: 'POST', url: '/api/club/link', payload: { Code } })).body;

const answer = async (who: SignedInPerson, method: 'PUT' | 'DELETE', userId: number) =>
  (await who.request({ method, url: `/api/club/requests/clubId/${api.clubId}/userId/${userId}` })).statusCode;

const listRequests = async () =>
  (await manager.request(`/api/club/manage/clubId/${api.clubId}`)).json<WireManagedClub>().JoinRequests;

const listMembers = async () => {
  const [club] = await api.get<WireClubFull[]>(`/api/public/clubs/id/${api.clubId}/full`);
  return club?.Members.map(({ Handle }) => Handle);
};

const listAskedClubs = async (person: SignedInPerson) =>
  (await person.request('/api/account')).json<WireAccount>().AskedClubs;

const getNotices = async (person: SignedInPerson) =>
  (await person.request('/api/public/auth')).json<WireSession>().notices.map(({ Text }) => Text);

test('who enters the code is a member once a manager approves it, and is told so', async () => {
  const person = await signInAs(api, { handle: 'Joiner' });
  expect(await ask(person, ` ${code.toUpperCase()} `)).toBe('');
  expect(await ask(person, code)).toBe('');
  expect(await listRequests()).toMatchObject([{ UserID: person.id, Name: 'Joiner' }]);
  expect(await listMembers()).not.toContain('Joiner');
  expect(await listAskedClubs(person)).toEqual([{ ID: api.clubId, Name: 'Home' }]);
  expect(await answer(manager, 'PUT', person.id)).toBe(200);
  expect(await listMembers()).toContain('Joiner');
  expect(await listRequests()).toEqual([]);
  expect(await listAskedClubs(person)).toEqual([]);
  expect(await getNotices(person)).toEqual(['You are a member of Home now.']);
  expect(await ask(person, code)).toBe('Club code: You belong to Home already.');
  expect(await answer(manager, 'PUT', person.id)).toBe(404);
});

test('a manager declines', async () => {
  const person = await signInAs(api, { handle: 'Declined' });
  await ask(person, code);
  expect(await answer(manager, 'DELETE', person.id)).toBe(200);
  expect(await listMembers()).not.toContain('Declined');
  expect(await getNotices(person)).toEqual(['Home did not accept your request to join.']);
});

test.each([
  ['wrong', 'Club code: No club has this code.'],
  ['', 'Club code: Fill in this field.'],
  [12, 'Club code: Enter a text.'],
])('the code %j is refused: %s', async (wrong, fault) => {
  expect(await ask(await signInAs(api), wrong)).toBe(fault);
  expect(await listRequests()).toEqual([]);
});

test('only managers answer requests, and nobody his own', async () => {
  const person = await signInAs(api, { handle: 'Eager', tier: 'Club' });
  await ask(person, code);
  for (const method of ['PUT', 'DELETE'] as const) expect(await answer(person, method, person.id)).toBe(403);
  expect(await listRequests()).toHaveLength(1);
  expect(await listMembers()).not.toContain('Eager');
});
