import type { WireCareer, WireProfileOfPilot, WireUserStats } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import { type BuiltEvent, buildEvent, type RaceShape } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let userId: number;
const read = () => api.get<WireCareer>(`/api/public/stats/userId/${userId}/career`);

async function addEvent(
  name: string,
  month: number,
  pilots: string[],
  own: number,
  races: readonly RaceShape[] = [{}],
): Promise<BuiltEvent> {
  const event = buildEvent({
    event: { Name: name, Start: `2026/0${month}/15 19:00:00` },
    pilots: pilots.map((Name) => ({ Name })),
    races,
  });
  await api.add(event);
  const pilotId = event.pilotIds[own] ?? '';
  await api.database.db.insert(schema.pilotClaims).values({ eventId: event.id, pilotId, userId });
  return event;
}

beforeAll(async () => {
  api = await createTestApp();
  const user = { handle: 'Vee', tier: 'Pilot' as const };
  const [row] = await api.database.db.insert(schema.users).values(user).returning();
  userId = row?.id ?? 0;
  await addEvent('April Cup', 4, ['Vee', 'Nightjar'], 0);
  await addEvent('May Cup', 5, ['nightjar', 'VEE'], 1);
  await addEvent('Only registered', 9, ['Vee', 'Nightjar'], 0, [{ state: 'not-started' }]);
});
afterAll(() => api.close());

test('events have rank, points and best lap, newest first', async () => {
  const { Events } = await read();
  expect(
    Events.map(({ Event, Rank, Ranked, BestLap, EventBestLap, IsOver }) => [
      ...[Event.Name, Rank, Ranked, BestLap, EventBestLap, IsOver],
    ]),
  ).toEqual([
    ['May Cup', 2, 2, 21, 20, true],
    ['April Cup', 1, 2, 20, 20, true],
  ]);
  expect(Events[1]?.RacesWon).toBe(Events[1]?.Races);
});

test('the record of a club is known to be the person’s own', async () => {
  expect((await read()).Records).toEqual([{ ClubID: api.clubId, Seconds: 20, Pilot: 'Vee', IsOwn: true }]);
});

test('a pilot met in two events is one rival', async () => {
  const { Rivals, Events } = await read();
  const [may, april] = Events;
  expect(Rivals).toEqual([
    {
      Name: 'nightjar',
      PhotoURL: null,
      Won: april?.Races,
      Flown: (april?.Races ?? 0) + (may?.Races ?? 0),
    },
  ]);
});

test('all counts of a profile agree, while a race is flown and rankings are behind', async () => {
  const running = await addEvent('Running', 6, ['Vee', 'Nightjar'], 0, [{}, { state: 'in-progress' }]);
  await api.database.db.delete(schema.eventRankings).where(eq(schema.eventRankings.eventId, running.id));
  const { Events } = await read();
  const { Bests, Attendance } = await api.get<WireUserStats>(`/api/public/stats/userId/${userId}`);
  const attended = await api.get<unknown[]>(`/api/public/events/userId/${userId}`);
  const [profile] = await api.get<WireProfileOfPilot[]>(
    `/api/public/auth/eventId/${running.id}/pilotId/${running.pilotIds[0]}`,
  );
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  expect(Events).toHaveLength(3);
  expect([attended.length, profile?.EventCount]).toEqual([3, 3]);
  expect([Bests, Attendance].map((rows) => sum(rows.map((row) => row.Events)))).toEqual([3, 3]);
  const races = sum(Events.map((row) => row.Races));
  expect([Bests, Attendance].map((rows) => sum(rows.map((row) => row.Races)))).toEqual([races, races]);
  expect(sum(Bests.map((row) => row.Wins))).toBe(Events.filter((row) => row.IsOver && row.Rank === 1).length);
  expect(sum(Events.map((row) => row.RacesWon))).toBeGreaterThan(sum(Bests.map((row) => row.Wins)));
});

test('the races of two own pilots in one event count once', async () => {
  const event = await addEvent('Twice', 7, ['Vee', 'Vee 2'], 0);
  const [pilotId = '', secondId = ''] = event.pilotIds;
  await api.database.db.insert(schema.pilotClaims).values({ eventId: event.id, pilotId: secondId, userId });
  const { Events } = await read();
  expect(
    Events.filter((row) => row.Event.ID === event.id).map((row) => [row.PilotID, row.Races, row.RacesWon]),
  ).toEqual(
    expect.arrayContaining([
      [pilotId, 1, 1],
      [secondId, 1, 0],
    ]),
  );
  await api.database.db.delete(schema.pilotClaims).where(eq(schema.pilotClaims.eventId, event.id));
});

test('a win counts in the statistics once nothing is flown any more, without a write', async () => {
  const start = Date.now();
  const winner = await api.database.db
    .insert(schema.users)
    .values({ handle: 'Winner', tier: 'Pilot' })
    .returning();
  const event = buildEvent({
    event: { Start: '2026/03/15 9:00:00' },
    pilots: [{ Name: 'Winner' }, { Name: 'Second' }],
    races: [{}, { state: 'not-started' }],
  });
  const wins = async () =>
    (await api.get<WireUserStats>(`/api/public/stats/userId/${winner[0]?.id}`)).Bests.map(({ Wins }) => Wins);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 4, 15, 19));
  await api.add(event);
  const claim = { eventId: event.id, pilotId: event.pilotIds[0] ?? '', userId: winner[0]?.id ?? 0 };
  await api.database.db.insert(schema.pilotClaims).values(claim);
  expect(await wins()).toEqual([0]);
  clock.mockReturnValue(start);
  expect(await wins()).toEqual([1]);
  clock.mockRestore();
});

test('there is none of a person without a public profile', async () => {
  expect((await api.ask('/api/public/stats/userId/999999/career')).status).toBe(404);
});
