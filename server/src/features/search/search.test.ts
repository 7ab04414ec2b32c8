import type { WireSearch } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { invalidate, schema } from '../../database';
import { storeNamesOfEvents } from '../../events/summarise/store-pilot-names';
import { type BuiltEvent, buildEvent } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { parseRaceNumber } from './find-numbered-races';

const { clubs, pilotClaims, users } = schema;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const find = (words: string) => api.get<WireSearch>(`/api/public/search/${encodeURIComponent(words)}`);
const names = async (words: string) => (await find(words)).Pilots.Rows.map(({ Name }) => Name);

async function addEvent(name: string, pilots: readonly string[], day = 1): Promise<BuiltEvent> {
  const event = buildEvent({
    event: { Name: name, Start: `2026/05/0${day} 19:00:00` },
    pilots: pilots.map((Name) => ({ Name })),
  });
  await api.add(event);
  await api.app.rankLater.idle();
  return event;
}

/** Claims the first pilot of an event for a new person. */
async function claim(event: BuiltEvent, person: Partial<typeof users.$inferInsert>): Promise<number> {
  return api.database.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ tier: 'Pilot', ...person })
      .returning();
    const userId = user?.id ?? 0;
    await tx.insert(pilotClaims).values({ eventId: event.id, pilotId: event.pilotIds[0] ?? '', userId });
    await storeNamesOfEvents(tx, [event.id]);
    await invalidate(tx, ['users', 'events']);
    return userId;
  });
}

test('finds pilots, events and clubs by parts of their names, whatever case and accents', async () => {
  await addEvent('Frühlingscup', ['Kestrel', 'Jörg Æther']);
  expect(await names('KES')).toEqual(['Kestrel']);
  expect(await names('jorg aeth')).toEqual(['Jörg Æther']);
  expect(await names('Jôrg')).toEqual(['Jörg Æther']);
  expect((await find('fruhling')).Events).toMatchObject({ Total: 1, Rows: [{ Name: 'Frühlingscup' }] });
  await api.database.db.update(clubs).set({ address: 'Keswick, England' }).where(eq(clubs.id, api.clubId));
  await api.database.transaction((tx) => invalidate(tx, ['clubs']));
  expect((await find('keswick')).Clubs).toMatchObject({ Total: 1, Rows: [{ Name: 'Home' }] });
});

test('a pilot has events, the fastest lap and the newest races', async () => {
  await addEvent('Summer race', ['Solo Hawk', 'Other'], 2);
  const { Pilots, Races, IsNearest } = await find('solo');
  expect(IsNearest).toBe(false);
  expect(Pilots).toEqual({
    Total: 1,
    Rows: [
      expect.objectContaining({
        Name: 'Solo Hawk',
        Handle: null,
        Events: 1,
        BestLap: 20,
        Club: { ID: api.clubId, Name: 'Home' },
      }),
    ],
  });
  expect(Races).toMatchObject({
    Total: 2,
    Pilot: 'Solo Hawk',
    Rows: [{ EventName: 'Summer race', Position: 1, Flown: 2, RaceTime: 62, Gap: 4 }, { RoundNumber: 2 }],
  });
});

test.each([
  ['TimeTrial', 'Triallist', { RaceTime: 60, Gap: 3 }],
  ['Endurance', 'Stayer', { RaceTime: null, LapCount: 3, Gap: null }],
])('a %s has the time or the laps that decide it', async (EventType, Name, figures) => {
  await api.add(buildEvent({ rounds: [{ EventType }], pilots: [{ Name }] }));
  await api.app.rankLater.idle();
  expect((await find(Name)).Races.Rows).toMatchObject([{ Type: EventType, Position: 1, ...figures }]);
});

test('a slip finds the nearest spelling, and says so', async () => {
  await addEvent('Autumn race', ['Brushless'], 3);
  const { IsNearest, Pilots } = await find('brushlesss');
  expect([IsNearest, Pilots.Rows[0]?.Name]).toEqual([true, 'Brushless']);
  expect(await find('zzqqxx')).toMatchObject({ Pilots: { Total: 0 }, Clubs: { Total: 0 } });
});

test('signs of patterns are letters like others, and blanks find nothing', async () => {
  await addEvent('Percent', ['100% Throttle', '100x Throttle'], 4);
  expect(await names('100%')).toEqual(['100% Throttle']);
  expect(await names('_')).toEqual([]);
  expect(await names('  ')).toEqual([]);
});

test('an exact name comes first, then names that begin with the words and flew more', async () => {
  await addEvent('One', ['Ibis', 'Ibis Two'], 5);
  await addEvent('Two', ['Ibis Three', 'The Ibis'], 6);
  await addEvent('Three', ['Ibis Three'], 7);
  expect(await find('ibis')).toMatchObject({
    Pilots: { Total: 4, Rows: [{ Name: 'Ibis' }, { Name: 'Ibis Three' }, { Name: 'Ibis Two' }] },
  });
});

test('two clubs keep their equal names, until one person with a profile claims both', async () => {
  const [other] = await api.database.db.insert(clubs).values({ name: 'Other club' }).returning();
  const first = await addEvent('Here', ['Heron']);
  const second = buildEvent({ event: { Name: 'There' }, pilots: [{ Name: 'heron' }] });
  await api.add(second);
  await api.app.rankLater.idle();
  await api.database.transaction(async (tx) => {
    await tx
      .update(schema.events)
      .set({ clubId: other?.id ?? 0 })
      .where(eq(schema.events.id, second.id));
    const { storePilotNames } = await import('../../events/summarise/store-pilot-names');
    await storePilotNames(tx, [api.clubId, other?.id ?? 0]);
    await invalidate(tx, ['events']);
  });
  expect((await find('heron')).Pilots.Total).toBe(2);
  const userId = await claim(first, { handle: 'Heron' });
  expect((await find('heron')).Pilots.Total).toBe(2);
  await api.database.transaction(async (tx) => {
    await tx.insert(pilotClaims).values({ eventId: second.id, pilotId: second.pilotIds[0] ?? '', userId });
    await storeNamesOfEvents(tx, [second.id]);
    await invalidate(tx, ['events']);
  });
  expect((await find('heron')).Pilots).toMatchObject({
    Total: 1,
    Rows: [{ Name: 'Heron', Handle: 'Heron', Events: 2 }],
  });
});

test('who wants no public profile, and erased names, are not found; who has no tier is found by name', async () => {
  const event = await addEvent('Hidden one', ['Shy Owl']);
  const free = await addEvent('Free one', ['Free Gull']);
  expect(await names('shy owl')).toEqual(['Shy Owl']);
  await claim(event, { handle: 'Shy Owl', hasPublicProfile: false });
  await claim(free, { handle: 'Free Gull', tier: 'Free' });
  expect((await find('shy owl')).Pilots.Rows).toEqual([]);
  expect((await find('free gull')).Pilots.Rows).toMatchObject([
    { Name: 'Free Gull', Handle: null, Events: 1 },
  ]);
});

test('practice pilots, hidden events and pilots who take no part are not found', async () => {
  await api.add(buildEvent({ event: { VisibleOnline: false }, pilots: [{ Name: 'Unseen' }] }));
  await api.add(buildEvent({ pilots: [{ Name: 'Wingman' }, { Name: 'Trainee', PracticePilot: true }] }));
  expect(await names('unseen')).toEqual([]);
  expect(await names('trainee')).toEqual([]);
  expect(await names('wingman')).toEqual(['Wingman']);
});

test.each([
  ['3-2', { words: '', roundNumber: 3, raceNumber: 2 }],
  ['Race 3-2', { words: '', roundNumber: 3, raceNumber: 2 }],
  ['winter series race 12-1 ', { words: 'winter series', roundNumber: 12, raceNumber: 1 }],
  ['winter 3 3·2', { words: 'winter 3', roundNumber: 3, raceNumber: 2 }],
  ['1-2-3', null],
  ['2026-05', null],
  ['race 3', null],
  ['3-2 final', null],
])('%p has the number of a race: %p', (typed, number) => {
  expect(parseRaceNumber(typed)).toEqual(number);
});

test('a race is found by its number in the newest events, or in those with the other words', async () => {
  await addEvent('Numbers one', ['Ace', 'Second'], 8);
  await addEvent('Numbers two', ['Ace', 'Second'], 9);
  expect((await find('race 2-1')).Races).toMatchObject({ Pilot: null, Total: 3 });
  const { Races, IsNearest } = await find('numbers 2-1');
  expect(IsNearest).toBe(false);
  expect(Races.Rows).toMatchObject([
    { EventName: 'Numbers two', RoundNumber: 2, RaceNumber: 1, Pilot: 'Ace', Position: 1, RaceTime: 62 },
    { EventName: 'Numbers one' },
  ]);
  expect((await find('numbers one 2-1')).Races.Rows).toMatchObject([{ EventName: 'Numbers one' }]);
  expect((await find('numbers one 9-9')).Races).toEqual({ Total: 0, Rows: [], Pilot: null });
});

test('a race that is not flown is found without a winner, one of a hidden event not at all', async () => {
  const races = [{ number: 77, state: 'not-started' as const }];
  await api.add(buildEvent({ event: { Name: 'Drawn' }, races }));
  await api.add(buildEvent({ event: { Name: 'Unseen', VisibleOnline: false }, races }));
  expect((await find('1-77')).Races.Rows).toMatchObject([
    { EventName: 'Drawn', Pilot: null, Position: null, RaceTime: null, Gap: null },
  ]);
});

test('a track is found by its name, with the newest event on it', async () => {
  const [older, newer] = [await addEvent('Older', ['A'], 1), await addEvent('Newer', ['A'], 2)];
  const { events, trackLayouts } = schema;
  await api.database.transaction(async (tx) => {
    await tx.insert(trackLayouts).values([
      { hash: 'a', name: 'Dry Créek', elements: [] },
      { hash: 'b', name: 'Dry Creek, unused', elements: [] },
    ]);
    for (const { id } of [older, newer])
      await tx.update(events).set({ layoutHash: 'a' }).where(eq(events.id, id));
    await invalidate(tx, ['events']);
  });
  expect((await find('dry cre')).Tracks).toMatchObject({
    Total: 1,
    Rows: [{ Name: 'Dry Créek', Event: { Name: 'Newer' }, Events: 2 }],
  });
  expect((await find('dry creek')).IsNearest).toBe(false);
});
