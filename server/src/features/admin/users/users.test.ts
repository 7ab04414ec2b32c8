import { eq } from 'drizzle-orm';
import { schema } from '../../../database';
import { signInAs } from '../../../testing/sign-in';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { type AdminBrowser, openAdmin } from '../testing/open-admin';

let api: TestApp;
let admin: AdminBrowser;
beforeAll(async () => {
  api = await createTestApp();
  admin = await openAdmin(api);
});
afterAll(() => api.close());

const { users } = schema;

/** The names in the list of people, as links. */
const namesIn = (html: string): string[] =>
  [...html.matchAll(/<a href="\/api\/dev\/users\/\d+">([^<]*)<\/a>/g)].map(([, name = '']) => name);

const search = async (text: string) =>
  namesIn(await admin.open(`/api/dev/users/?${new URLSearchParams({ search: text })}`));

test('people are found by handle, name, number and number at the provider', async () => {
  const values = { handle: 'Peregrine', firstName: 'Ilse', lastName: 'Falk', membershipId: 'patreon-77' };
  const { id } = await signInAs(api, values);
  for (const text of ['peregr', 'PEREGRINE', 'ilse f', 'Falk', String(id), 'patreon-77'])
    expect([text, await search(text)]).toEqual([text, ['Peregrine']]);
  expect(await search('patreon')).toEqual([]);
  expect(await search('%')).toEqual([]);
});

test('a row has the tier, the clubs, the day and the open sessions', async () => {
  const person = await signInAs(api, {
    handle: 'Director',
    tier: 'Sponsor',
    createdAt: new Date('2025-03-04T10:00:00Z'),
  });
  const { db } = api.database;
  await db.insert(schema.clubMembers).values({ clubId: api.clubId, userId: person.id, role: 'admin' });
  await db
    .insert(schema.sessions)
    .values({ tokenHash: 'over', userId: person.id, expiresAt: new Date('2020-01-01') });
  const html = await admin.open('/api/dev/users/?search=Director');
  const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
    cell.replace(/<[^>]*>/g, ''),
  );
  expect(cells).toEqual(['Sponsor', 'Home', '2025-03-04', '1']);
});

test('the list has pages of 50', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({ handle: `Many ${index}` }));
  await api.database.db.insert(users).values(rows);
  const first = await admin.open('/api/dev/users/?search=many');
  expect(namesIn(first)).toHaveLength(50);
  expect(first).toContain('1–50 of 60');
  expect(first).toContain('href="/api/dev/users/?search=many&amp;page=2"');
  expect(namesIn(await admin.open('/api/dev/users/?search=many&page=2'))).toHaveLength(10);
});

test('a page after the last one shows the last one', async () => {
  const html = await admin.open('/api/dev/users/?search=many&page=9');
  expect(namesIn(html)).toHaveLength(10);
  expect(html).toContain('51–60 of 60');
});

test('what people entered is text, in lists and on their pages', async () => {
  const script = '<script>alert(1)</script>';
  const { id } = await signInAs(api, { handle: script, firstName: '"><img src=x>' });
  for (const url of ['/api/dev/users/?search=%3Cscript%3E', `/api/dev/users/${id}`]) {
    const html = await admin.open(url);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
  }
});

test('a tier that is set counts for the next request, and is recorded', async () => {
  const person = await signInAs(api, { handle: 'Riser', tier: 'Free' });
  const html = await admin.save(`/api/dev/users/${person.id}/tier`, { tier: 'Club' });
  const text = 'Set the tier of Riser from Free to Club';
  expect(html).toContain(`role="status">${text}</p>`);
  expect(await admin.open('/api/dev/users/')).toContain(`<span>${text}</span>`);
  expect((await person.request('/api/public/auth')).json()).toMatchObject({ user: { Tier: 'Club' } });
  const [action] = await api.database.db
    .select()
    .from(schema.adminActions)
    .where(eq(schema.adminActions.text, text));
  expect(action).toMatchObject({ userId: admin.id });
});

test.each([
  ['no tier', {}],
  ['another tier', { tier: 'Gold' }],
])('%s is a fault of the field', async (_, values) => {
  const { id } = await signInAs(api, { handle: null, tier: 'Pilot' });
  const reply = await admin.send(`/api/dev/users/${id}/tier`, values);
  expect(reply.statusCode).toBe(400);
  expect(reply.body).toContain('id="field-tier-fault">Choose one of the tiers.');
});

test('the tier of the admin can rise, and not fall', async () => {
  await admin.save(`/api/dev/users/${admin.id}/tier`, { tier: 'Club' });
  const reply = await admin.send(`/api/dev/users/${admin.id}/tier`, { tier: 'Free' });
  expect(reply.statusCode).toBe(400);
  expect(reply.body).toContain('The tier of the admin of the site cannot be lowered.');
  const [user] = await api.database.db.select().from(users).where(eq(users.id, admin.id));
  expect(user?.tier).toBe('Club');
});

test('ending all sessions signs a person out', async () => {
  const person = await signInAs(api, { handle: 'Leaver' });
  expect((await person.request('/api/account')).statusCode).toBe(200);
  const html = await admin.save(`/api/dev/users/${person.id}/sessions`);
  expect(html).toContain('Ended 1 session of Leaver');
  expect((await person.request('/api/account')).statusCode).toBe(401);
});

test('only the newest 20 actions are shown', async () => {
  const { id } = await signInAs(api, { handle: 'Often' });
  for (let times = 0; times < 21; times += 1) await admin.save(`/api/dev/users/${id}/sessions`);
  const html = await admin.open('/api/dev/users/');
  expect(html.match(/<li>/g)).toHaveLength(20);
});
