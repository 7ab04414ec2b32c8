import { schema } from '../../database';
import { type SignedInPerson, signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let manager: SignedInPerson;
beforeAll(async () => {
  api = await createTestApp();
  manager = await signInAs(api, { id: 9, tier: 'Club', managedClubId: api.clubId });
  await api.database.db
    .insert(schema.clubMembers)
    .values({ clubId: api.clubId, userId: manager.id, role: 'admin' });
});
afterAll(() => api.close());

/** Follows one redirect with the same method and body, as `fetch` does. */
async function ask(who: SignedInPerson, url: string, payload?: object) {
  const method = payload ? 'POST' : 'GET';
  const reply = await who.request({ method, url, ...(payload && { payload }) });
  if (reply.statusCode !== 307) return reply;
  return who.request({ method, url: String(reply.headers.location), ...(payload && { payload }) });
}
const listNames = async (url: string) =>
  (await ask(manager, url)).json<{ name: string }[]>().map(({ name }) => name);

test.each([
  ['/api/club/club', '/api/club/club/id/1'],
  ['/api/club/manage', '/api/club/club/id/1'],
  ['/api/club/app', '/api/club/app/id/1'],
  ['/api/club/event', '/api/club/event/clubId/1'],
])('%s is the form of the own club, %s', async (url, target) => {
  const names = await listNames(url);
  expect(names).toEqual(await listNames(target.replace('1', String(api.clubId))));
  expect(names.length).toBeGreaterThan(0);
});

test('a form without an id saves', async () => {
  expect((await ask(manager, '/api/club/manage', { Name: 'Renamed' })).body).toBe('');
  expect(await api.get('/api/public/clubs')).toMatchObject([{ Name: 'Renamed' }]);
  const event = { Name: 'New Cup', Start: '2999/01/01 09:00' };
  expect((await ask(manager, '/api/club/event', event)).body).toBe('');
  expect(await api.get(`/api/public/events/clubId/${api.clubId}`)).toMatchObject([{ Name: 'New Cup' }]);
});

test.each(['/api/club/race', '/api/pilot/event_registration'])(
  '%s says that the id is missing',
  async (url) => {
    for (const payload of [undefined, {}]) {
      const reply = await ask(manager, url, payload);
      expect([reply.statusCode, reply.json()]).toMatchObject([400, { parameter: 'id' }]);
    }
  },
);

test('a person without a club has no such form, and a visitor signs in first', async () => {
  const pilot = await signInAs(api, { id: 10 });
  expect((await ask(pilot, '/api/club/app')).statusCode).toBe(403);
  expect((await api.ask('/api/club/app')).status).toBe(401);
});
