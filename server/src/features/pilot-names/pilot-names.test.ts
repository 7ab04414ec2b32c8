import type { WirePilotByName, WirePilotList, WireSearch } from '@holeshot/contract/wire';
import { invalidate, schema } from '../../database';
import { storeNamesOfEvents } from '../../events/summarise/store-pilot-names';
import { type BuiltEvent, buildEvent } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let summer: BuiltEvent;
let winter: BuiltEvent;
beforeAll(async () => {
  api = await createTestApp();
  const start = (month: number) => `2026/0${month}/01 10:00:00`;
  winter = buildEvent({
    event: { Name: 'Winter', Start: start(1) },
    pilots: [{ Name: 'Fathom' }, { Name: 'Éclair' }],
  });
  summer = buildEvent({
    event: { Name: 'Summer', Start: start(6) },
    pilots: [{ Name: 'Kestrel' }, { Name: 'fathom' }],
  });
  for (const event of [winter, summer]) await api.add(event);
  await api.add(buildEvent({ event: { Name: 'Others' }, pilots: [{ Name: '7up' }, { Name: 'Zephyr' }] }));
  await api.app.rankLater.idle();
});
afterAll(() => api.close());

const list = (filter = 'all') => api.get<WirePilotList>(`/api/public/pilots/names/${filter}`);
const byName = (name: string) => `/api/public/pilots/clubId/${api.clubId}/name/${encodeURIComponent(name)}`;

async function claim(event: BuiltEvent, index: number, person: Partial<typeof schema.users.$inferInsert>) {
  await api.database.transaction(async (tx) => {
    const [user] = await tx
      .insert(schema.users)
      .values({ tier: 'Pilot', ...person })
      .returning();
    const pilotId = event.pilotIds[index] ?? '';
    await tx.insert(schema.pilotClaims).values({ eventId: event.id, pilotId, userId: user?.id ?? 0 });
    await storeNamesOfEvents(tx, [event.id]);
    await invalidate(tx, ['users', 'events']);
  });
}

test('lists names A to Z without regard to accents, other signs last, each with its last result', async () => {
  const { Rows, ...rest } = await list();
  expect(rest).toEqual({
    Total: 5,
    WithoutAccount: 5,
    Page: 1,
    Pages: 1,
    Letters: ['e', 'f', 'k', 'z', '#'],
    Clubs: [{ ID: api.clubId, Name: 'Home' }],
  });
  expect(Rows.map(({ Name }) => Name)).toEqual(['Éclair', 'fathom', 'Kestrel', 'Zephyr', '7up']);
  expect(Rows[1]).toMatchObject({
    Handle: null,
    Events: 2,
    LastRank: 2,
    LastRanked: 2,
    BestLap: 20,
    ClubBestLap: 20,
    LastEvent: { Name: 'Summer' },
  });
});

test('a letter opens the page on which its first name is, and pages end with the last', async () => {
  for (let number = 0; number < 24; number++) {
    const names = [`Gull ${number}`, `Heron ${number}`];
    await api.add(buildEvent({ pilots: names.map((Name) => ({ Name })) }));
  }
  const first = async (filter: string) => {
    const { Page, Pages, Rows } = await list(filter);
    return [Page, Pages, Rows[0]?.Name, Rows.length];
  };
  expect(await first('page=1')).toEqual([1, 2, 'Éclair', 50]);
  expect(await first('letter=h')).toEqual([1, 2, 'Éclair', 50]);
  expect(await first('letter=z')).toEqual([2, 2, 'Kestrel', 3]);
  expect(await first('letter=%23')).toEqual([2, 2, 'Kestrel', 3]);
  expect(await first('page=99')).toEqual([2, 2, 'Kestrel', 3]);
});

test('a club without names has an empty list, and so has an unknown one', async () => {
  expect(await list('club=99999')).toMatchObject({ Total: 0, Page: 1, Pages: 1, Rows: [] });
});

test('a name has its events, newest first, and its place among the names of the club', async () => {
  expect(await api.get<WirePilotByName>(byName('FATHOM'))).toMatchObject({
    Name: 'fathom',
    Club: { Name: 'Home' },
    Handle: null,
    LapPlace: 1,
    BestLap: 20,
    ClubBestLap: 20,
    OtherClubs: [],
    Holeshot: 2,
    ClubHoleshot: 2,
    HoleshotEvent: 'Winter',
    Events: [
      { Event: { Name: 'Summer' }, Rank: 2, Ranked: 2, BestLap: 21, EventBestLap: 20 },
      { Event: { Name: 'Winter' }, Rank: 1, BestLap: 20 },
    ],
  });
});

test('an unknown name, and one that only a hidden person has, are not found', async () => {
  expect((await api.ask(byName('Nobody'))).status).toBe(404);
  await claim(winter, 1, { handle: 'Éclair', hasPublicProfile: false });
  expect((await api.ask(byName('Éclair'))).status).toBe(404);
  expect((await list()).Rows.map(({ Name }) => Name)).not.toContain('Éclair');
});

test('what somebody with a profile claimed leads to the profile; the rest of the name stays', async () => {
  await claim(winter, 0, { handle: 'Fathom' });
  expect(await api.get<WirePilotByName>(byName('fathom'))).toMatchObject({
    Handle: 'Fathom',
    Events: [{ Event: { Name: 'Summer' } }],
  });
  expect((await list()).Rows.filter(({ Name }) => Name.toLowerCase() === 'fathom')).toMatchObject([
    { Name: 'Fathom', Handle: 'Fathom', Events: 1 },
    { Name: 'fathom', Handle: null, Events: 1 },
  ]);
});

test('an event that is not over gives no last result', async () => {
  const pilots = [{ Name: 'Aardvark' }, { Name: 'Abbot' }];
  const races = [{}, { number: 2, state: 'not-started' as const }];
  await api.add(buildEvent({ event: { Name: 'Today', Start: '2099/01/01 10:00:00' }, pilots, races }));
  await api.app.rankLater.idle();
  const { Rows } = await list();
  expect(Rows[0]).toMatchObject({ Name: 'Aardvark', LastRank: null, LastEvent: { Name: 'Today' } });
});

test('an event that a pilot has not flown yet does not count', async () => {
  const pilots = [{ Name: 'Kestrel' }, { Name: 'Quail' }];
  const races = [{ state: 'not-started' as const }];
  await api.add(buildEvent({ event: { Name: 'To come', Start: '2099/01/01 10:00:00' }, pilots, races }));
  await api.app.rankLater.idle();
  const { Rows } = await list('letter=k');
  const find = (name: string) => Rows.find(({ Name }) => Name === name);
  expect(find('Kestrel')).toMatchObject({ Events: 1, LastEvent: { Name: 'Summer' } });
  expect(find('Quail')).toMatchObject({ Events: 0, LastEvent: null, BestLap: null });
  const { Pilots } = await api.get<WireSearch>('/api/public/search/kestrel');
  expect(Pilots.Rows).toMatchObject([{ Name: 'Kestrel', Events: 1 }]);
});

test('an event with two pilots of one name counts once', async () => {
  await api.add(buildEvent({ pilots: [{ Name: 'Twin' }, { Name: 'twin' }] }));
  await api.app.rankLater.idle();
  const { Rows } = await list('letter=t');
  expect(Rows.filter(({ Name }) => Name.toLowerCase() === 'twin')).toMatchObject([{ Events: 1 }]);
});
