import type { WireClub, WireManagedClub, WireSession } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import { type SignedInPerson, signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

const url = '/api/club/club';
const values = { Name: 'Dune Flyers', TimeZone: 'Pacific/Auckland', Latitude: -41.3, Longitude: 174.8 };

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const post = (who: SignedInPerson, payload: object) => who.request({ method: 'POST', url, payload });
const readProperty = async (who: SignedInPerson, name: string) =>
  (await who.request(url)).json<{ name: string; value: unknown }[]>().find((row) => row.name === name);

test('a person with the Club tier creates a club, which everybody sees and only that person manages', async () => {
  const owner = await signInAs(api, { tier: 'Club' });
  expect((await readProperty(owner, 'Name'))?.value).toBe('');
  expect(await readProperty(owner, 'Code')).toBeUndefined();
  expect((await post(owner, values)).body).toBe('');

  const { user, admin_of: clubId } = (await owner.request('/api/public/auth')).json<WireSession>();
  expect(user).toMatchObject({ ManagedClub: { ID: clubId, Name: 'Dune Flyers' }, AdminOf: [clubId] });
  expect(await api.get<WireClub[]>('/api/public/clubs')).toContainEqual(
    expect.objectContaining({ ID: clubId, Name: 'Dune Flyers' }),
  );
  const manage = `/api/club/manage/clubId/${clubId}`;
  expect((await owner.request(manage)).json<WireManagedClub>()).toMatchObject({ Name: 'Dune Flyers' });
  const other = await signInAs(api, { tier: 'Club' });
  expect((await other.request(manage)).statusCode).toBe(403);
});

test('afterwards the same address is the form of that club', async () => {
  const owner = await signInAs(api, { tier: 'Sponsor' });
  await post(owner, values);
  expect((await readProperty(owner, 'Code'))?.value).toMatch(/^\w{12}$/);
  expect((await post(owner, { Name: 'Dune Racers' })).body).toBe('');
  expect((await readProperty(owner, 'Name'))?.value).toBe('Dune Racers');
  expect(await api.database.db.$count(schema.clubMembers, eq(schema.clubMembers.userId, owner.id))).toBe(1);
});

test.each([
  ['no name', { TimeZone: 'UTC' }, 'Name: Fill in this field.'],
  ['no time zone', { Name: 'Dune' }, 'Time zone: Fill in this field.'],
  ['half a place', { ...values, Longitude: null }, 'Longitude: '],
  ['a logo that is none', { ...values, Logo: 'data:image/png;base64,aGVsbG8=' }, 'Logo: '],
])('a form with %s names the field, and creates nothing', async (_, sent, fault) => {
  const owner = await signInAs(api, { tier: 'Club' });
  const before = await api.database.db.$count(schema.clubs);
  expect((await post(owner, sent)).body).toContain(fault);
  expect(await api.database.db.$count(schema.clubs)).toBe(before);
});

test('a lower tier creates none', async () => {
  const pilot = await signInAs(api, { tier: 'Pilot' });
  for (const reply of [await pilot.request(url), await post(pilot, values)]) {
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ message: 'People with the Club tier can create one club.' });
  }
});

test('two clicks create one club', async () => {
  const owner = await signInAs(api, { tier: 'Club' });
  const codes = (await Promise.all([post(owner, values), post(owner, values)])).map(
    ({ statusCode }) => statusCode,
  );
  expect(codes).toContain(200);
  expect(await api.database.db.$count(schema.clubMembers, eq(schema.clubMembers.userId, owner.id))).toBe(1);
});
