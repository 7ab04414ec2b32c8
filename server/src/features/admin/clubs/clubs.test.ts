import type { WireSession } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../../database';
import { buildEvent } from '../../../testing/build-event-folder';
import { signInAs } from '../../../testing/sign-in';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { type AdminBrowser, openAdmin } from '../testing/open-admin';

const LIST = '/api/dev/clubs/';

let api: TestApp;
let admin: AdminBrowser;
beforeAll(async () => {
  api = await createTestApp();
  admin = await openAdmin(api);
});
afterAll(() => api.close());

const createClub = async (name: string): Promise<number> => {
  const { headers } = await admin.send('/api/dev/clubs', { name });
  return Number(/clubs\/(\d+)/.exec(String(headers.location))?.[1]);
};
const namesInSite = async () =>
  (await api.get<{ Name: string }[]>('/api/public/clubs')).map(({ Name }) => Name);

test('the admin creates a club, renames it and hides it', async () => {
  const clubId = await createClub('  Dune Flyers ');
  expect(await namesInSite()).toContain('Dune Flyers');
  expect(await admin.open(LIST)).toContain(`<a href="/api/dev/clubs/${clubId}">Dune Flyers</a>`);
  const page = await admin.save(`/api/dev/clubs/${clubId}`, { name: 'Dune Racers' });
  expect(page).toContain('role="status">Club Dune Flyers: renamed it to Dune Racers, hid it</p>');
  expect(await namesInSite()).not.toContain('Dune Racers');
  expect(await admin.open(`${LIST}?search=dune+r`)).toContain(`no. ${clubId} · hidden`);
});

test('a name that is missing or too long is refused, with what was entered', async () => {
  for (const url of ['/api/dev/clubs', `/api/dev/clubs/${api.clubId}`]) {
    const empty = await admin.send(url, { name: ' ' });
    expect([empty.statusCode, empty.body]).toEqual([400, expect.stringContaining('Fill in this field.')]);
    expect(empty.body.match(/role="alert"/g)).toHaveLength(1);
    const long = await admin.send(url, { name: 'x'.repeat(81) });
    expect(long.body).toContain('Use at most 80 characters.');
    expect(long.body).toContain(`value="${'x'.repeat(81)}"`);
  }
});

test('a club without a manager says so, until the admin names one', async () => {
  const clubId = await createClub('Orphan');
  expect(await admin.open(`/api/dev/clubs/${clubId}`)).toContain('Nobody manages this club');
  const person = await signInAs(api, { handle: 'Ada', tier: 'Free' });
  const page = await admin.save(`/api/dev/clubs/${clubId}/managers`, { person: 'ada' });
  expect(page).toContain('Made Ada a manager of Orphan');
  expect(page).toContain('Ada</a>, without the Club tier');
  expect(page).not.toContain('Remove Ada');
  await admin.save(`/api/dev/users/${person.id}/tier`, { tier: 'Club' });
  expect((await person.request('/api/public/auth')).json<WireSession>()).toMatchObject({
    admin_of: clubId,
    notices: [{ Text: 'You manage Orphan now.' }],
  });
  expect(await admin.open(`${LIST}?search=orphan`)).toContain('Ada (Club)');
});

test('a manager is removed while there is another', async () => {
  const clubId = await createClub('Two');
  const [bo, cy] = [await signInAs(api, { handle: 'Bo' }), await signInAs(api, { handle: 'Cy' })];
  for (const { id } of [bo, cy])
    await admin.save(`/api/dev/clubs/${clubId}/managers`, { person: String(id) });
  const page = await admin.save(`/api/dev/clubs/${clubId}/managers/${bo.id}/remove`);
  expect(page).toContain('Removed Bo as a manager of Two');
  const last = await admin.send(`/api/dev/clubs/${clubId}/managers/${cy.id}/remove`);
  expect([last.statusCode, last.body]).toEqual([409, expect.stringContaining('name another one first')]);
});

test('who manages the club already is not made its manager again', async () => {
  const clubId = await createClub('Once');
  await signInAs(api, { handle: 'Dee' });
  await admin.save(`/api/dev/clubs/${clubId}/managers`, { person: 'Dee' });
  const again = await admin.send(`/api/dev/clubs/${clubId}/managers`, { person: 'dee' });
  expect([again.statusCode, again.body]).toEqual([400, expect.stringContaining('Dee manages Once already.')]);
  expect(again.body.match(/Made Dee a manager of Once/g)).toHaveLength(1);
});

test('an unknown person is refused, with what was entered', async () => {
  const reply = await admin.send(`/api/dev/clubs/${api.clubId}/managers`, { person: '"><b>' });
  expect(reply.statusCode).toBe(400);
  expect(reply.body).toContain('Nobody has this handle or number.');
  expect(reply.body).toContain('value="&quot;&gt;&lt;b&gt;"');
});

test('a row says when files came last, and when the key was used', async () => {
  const event = buildEvent();
  await api.add(event);
  await api.database.db.insert(schema.syncPositions).values({
    eventId: event.id,
    part: 'event',
    sequence: 1,
    contentHash: 'x',
    at: new Date('2026-05-16T09:30:00Z'),
  });
  const html = await admin.open(`${LIST}?search=home`);
  const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
    cell.replace(/<[^>]*>/g, ''),
  );
  expect(cells).toEqual(['nobody', '2026-05-16 09:30', '–', '1']);
});

describe('merging two clubs', () => {
  const buildTwo = async () => {
    const [from, into] = [await createClub('Old Flyers'), await createClub('New Flyers')];
    const isFrom = eq(schema.clubs.id, from);
    await api.database.db
      .update(schema.clubs)
      .set({ timeZone: 'Australia/Adelaide', visible: true })
      .where(isFrom);
    const event = buildEvent();
    await api.add(event);
    await api.database.db
      .update(schema.events)
      .set({ clubId: from, timeZone: null })
      .where(eq(schema.events.id, event.id));
    const [both, member] = [await signInAs(api, { tier: 'Club' }), await signInAs(api)];
    await api.database.db.insert(schema.clubMembers).values([
      { clubId: from, userId: both.id, role: 'admin' },
      { clubId: into, userId: both.id, role: 'member' },
      { clubId: from, userId: member.id, role: 'member' },
    ]);
    return { from, into, event, both, member };
  };

  test('moves everything, and says so before', async () => {
    const { from, into, event, both, member } = await buildTwo();
    await api.database.db.insert(schema.clubKeys).values({ clubId: from, keyHash: 'f00d' });
    await api.database.db.insert(schema.seasons).values({ clubId: from, name: 'Cup', points: 'five' });
    const notice = { userId: member.id, text: 'You are a member', href: `/club/${from}` };
    await api.database.db.insert(schema.notices).values(notice);
    const question = await admin.open(`/api/dev/clubs/${into}/merge?from=${from}`);
    for (const line of [
      'Moves 1 event.',
      'Moves 1 season.',
      'Moves 2 members.',
      'Moves 1 key.',
      'The address of Old Flyers leads',
    ])
      expect(question).toContain(line);
    const page = await admin.save(`/api/dev/clubs/${into}/merge`, { from: String(from) });
    expect(page).toContain(`Merged the club Old Flyers (no. ${from}) into New Flyers`);
    expect(await api.get(`/api/public/events/id/${event.id}`)).toMatchObject({
      Club: into,
      TimeZone: 'Australia/Adelaide',
    });
    expect(await api.get(`/api/public/seasons/clubId/${into}`)).toMatchObject([{ Name: 'Cup' }]);
    const members = await api.database.db
      .select()
      .from(schema.clubMembers)
      .where(eq(schema.clubMembers.clubId, into));
    expect(members.map(({ userId, role }) => [userId, role]).sort()).toEqual(
      [
        [both.id, 'admin'],
        [member.id, 'member'],
      ].sort(),
    );
    const [key] = await api.database.db
      .select()
      .from(schema.clubKeys)
      .where(eq(schema.clubKeys.keyHash, 'f00d'));
    expect(key?.clubId).toBe(into);
    const told = await api.database.db
      .select()
      .from(schema.notices)
      .where(eq(schema.notices.userId, member.id));
    expect(told.map(({ href }) => href)).toEqual([`/club/${into}`]);
    expect((await api.ask(`/api/public/clubs/id/${from}`)).status).toBe(404);
  });

  test('keeps a stream that both have once, with its event', async () => {
    const { from, into, event } = await buildTwo();
    const { videos } = schema;
    const startInstant = new Date('2026-05-15T17:00:00Z');
    await api.database.db.insert(videos).values([
      { clubId: into, videoId: 'both', startInstant, offsetSeconds: 3 },
      { clubId: from, videoId: 'both', startInstant, eventId: event.id },
      { clubId: from, videoId: 'own', startInstant },
    ]);
    await admin.save(`/api/dev/clubs/${into}/merge`, { from: String(from) });
    const rows = await api.database.db.select().from(videos).where(eq(videos.clubId, into));
    expect(rows.sort((a, b) => (a.videoId < b.videoId ? -1 : 1))).toMatchObject([
      { videoId: 'both', offsetSeconds: 3, eventId: event.id },
      { videoId: 'own', eventId: null },
    ]);
  });

  test('finds the other club by its name in any case, too', async () => {
    const { from, into } = await buildTwo();
    const name = `Flyers ${from}`;
    await api.database.db.update(schema.clubs).set({ name }).where(eq(schema.clubs.id, from));
    const question = await admin.open(`/api/dev/clubs/${into}/merge?from=${name.toUpperCase()}`);
    expect(question).toContain(`The address of ${name} leads`);
  });

  test.each([
    ['itself', (into: number) => into, 'This is the same club.'],
    ['an unknown one', () => 9_999, 'No club has this name or number.'],
    ['an unknown name', () => 'Nobody', 'No club has this name or number.'],
    ['a name of several', () => 'Twins', 'Several clubs have this name: enter the number.'],
  ])('refuses %s', async (_, fromOf, fault) => {
    const into = await createClub('Lonely');
    await api.database.db.insert(schema.clubs).values([{ name: 'Twins' }, { name: 'twins' }]);
    const { statusCode, body } = await admin.ask(`/api/dev/clubs/${into}/merge?from=${fromOf(into)}`);
    expect([statusCode, body]).toEqual([400, expect.stringContaining(fault)]);
  });
});
