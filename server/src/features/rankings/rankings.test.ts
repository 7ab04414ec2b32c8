import type { WireLapsOfRace, WirePodium, WireRankExplanation, WireRanking } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { invalidate, schema } from '../../database';
import { rankEvents } from '../../events/summarise/rank-events';
import { outdateRanking } from '../../events/summarise/store-ranking';
import { buildEvent, buildGuid, desktopToday, editFile } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { type Call, openSyncClient, raceCall, wholeEvent } from '../sync/testing/sync-client';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const getRanking = (eventId: string) => api.get<WireRanking>(`/api/public/rankings/eventId/${eventId}`);

test('an event is ranked when its races arrive, and again when one is changed', async () => {
  const event = buildEvent();
  await api.add(event);
  const before = await getRanking(event.id);
  expect(before.Basis?.Kind).toBe('points');
  expect(before.Rows.map(({ Rank }) => Rank)).toEqual([1, 2]);
  expect(before.FastestLap?.Time).toBeGreaterThan(0);
  const [winner, second] = before.Rows;
  for (const raceId of event.raceIds) {
    editFile(event, `${raceId}/Result.json`, (resultOfWinner) =>
      Object.assign(resultOfWinner, { Points: 0 }),
    );
  }
  await api.add(event);
  const after = await getRanking(event.id);
  expect(after.Rows.map(({ PilotID }) => PilotID)).toEqual([second?.PilotID, winner?.PilotID]);
  expect(after.Rows.map(({ Points }) => Points)).toEqual([16, 0]);
});

test('a place says how it came about, as the ranking has it', async () => {
  const event = buildEvent();
  await api.add(event);
  const { Rows, Basis } = await getRanking(event.id);
  const [winner, second] = Rows;
  const path = `/api/public/rankings/eventId/${event.id}/pilotId/`;
  const explanation = await api.get<WireRankExplanation>(path + second?.PilotID);
  expect(explanation).toMatchObject({
    PilotID: second?.PilotID,
    Rank: 2,
    RankedCount: 2,
    Figure: second?.Points,
    Basis,
    RollOver: 0,
    Ahead: { PilotID: winner?.PilotID, Rank: 1, Figure: winner?.Points },
    TiedWith: [],
  });
  expect(explanation.Races).toHaveLength(2);
  expect(explanation.Races).toContainEqual({
    RaceID: event.raceIds[0],
    Type: 'Race',
    RoundNumber: 1,
    RaceNumber: 1,
    Figure: 8,
    Position: 2,
    DNF: false,
    Used: true,
    RankWithout: 2,
  });
  for (const other of [path.replace(event.id, buildGuid()) + second?.PilotID, path + buildGuid()])
    expect((await api.ask(other)).status).toBe(404);
});

test('the podiums of a club and the newest ones have events with results only', async () => {
  const flown = buildEvent();
  const empty = buildEvent({ races: [] });
  await api.add(flown);
  await api.add(empty);
  const ofClub = await api.get<WirePodium[]>(`/api/public/podiums/clubId/${api.clubId}`);
  const recent = await api.get<WirePodium[]>('/api/public/podiums/recent');
  for (const podiums of [ofClub, recent]) {
    const ids = podiums.map(({ Event }) => Event.ID);
    expect(ids).toContain(flown.id);
    expect(ids).not.toContain(empty.id);
  }
  const podium = ofClub.find(({ Event }) => Event.ID === flown.id);
  expect(podium?.Rows.every(({ Rank }) => Rank !== null && Rank <= 3)).toBe(true);
  expect(podium?.FastestLap).toEqual((await getRanking(flown.id)).FastestLap);
});

test('an event that is over with races left names its winner in lists as its own page does (R124)', async () => {
  const event = buildEvent({ races: [{}, { number: 2, state: 'not-started' }] });
  const running = buildEvent({
    event: { Start: desktopToday() },
    races: [{}, { number: 2, state: 'not-started' }],
  });
  await api.add(event);
  await api.add(running);
  const podiums = await api.get<WirePodium[]>(`/api/public/podiums/clubId/${api.clubId}`);
  const getRacesLeft = (id: string) => podiums.find(({ Event }) => Event.ID === id)?.RacesLeft;
  expect([getRacesLeft(event.id), getRacesLeft(running.id)]).toEqual([0, 1]);
  expect((await getRanking(event.id)).RacesLeft).toBe(1);
});

test('an unknown event or club is not found', async () => {
  const unknown = '00000000-0000-4000-8000-000000000001';
  expect((await api.ask(`/api/public/rankings/eventId/${unknown}`)).status).toBe(404);
  expect((await api.ask('/api/public/podiums/clubId/4711')).status).toBe(404);
});

test('a ranking that is outdated is never shown: it is made on the spot', async () => {
  const event = buildEvent();
  await api.add(event);
  await api.app.rankLater.idle();
  const before = await getRanking(event.id);
  await api.database.transaction(async (tx) => {
    await tx.delete(schema.eventRankings).where(eq(schema.eventRankings.eventId, event.id));
    await outdateRanking(tx, event.id);
    await invalidate(tx, [`event:${event.id}`]);
  });
  expect(await getRanking(event.id)).toEqual(before);
});

test('events that an earlier version stored are ranked at start', async () => {
  const event = buildEvent();
  await api.add(event);
  await api.app.rankLater.idle();
  const { rankedEvents, eventRankings } = schema;
  const before = await getRanking(event.id);
  await api.database.db.delete(eventRankings).where(eq(eventRankings.eventId, event.id));
  await api.database.db.update(rankedEvents).set({ version: 0 }).where(eq(rankedEvents.eventId, event.id));
  expect(await rankEvents(api.database, new AbortController().signal)).toBe(1);
  expect(await getRanking(event.id)).toEqual(before);
  expect(await rankEvents(api.database, new AbortController().signal)).toBe(0);
});

test('results that an earlier version stored are made again at start, once', async () => {
  const event = buildEvent();
  await api.add(event);
  await api.app.rankLater.idle();
  const { rankedEvents, raceSummaries } = schema;
  const laps = () => api.get<WireLapsOfRace[]>(`/api/public/laps/eventId/${event.id}`);
  const before = await laps();
  expect(before.length).toBeGreaterThan(0);
  const isOfEvent = eq(rankedEvents.eventId, event.id);
  await api.database.db.update(rankedEvents).set({ resultsVersion: 0 }).where(isOfEvent);
  await api.database.db
    .update(raceSummaries)
    .set({ lapSeconds: [], lapCount: 0 })
    .where(eq(raceSummaries.eventId, event.id));
  expect(await rankEvents(api.database, new AbortController().signal)).toBe(1);
  expect(await laps()).toEqual(before);
  expect(await rankEvents(api.database, new AbortController().signal)).toBe(0);
});

test('a delivered event is ranked soon after, and again after its next delivery', async () => {
  const event = buildEvent();
  const client = await openSyncClient(api);
  const deliver = async (calls: Call[]) => {
    for (const { path, body } of calls) expect((await client.put(path, body)).status).toBe(200);
  };
  const untilPoints = async (expected: number[]) => {
    const deadline = Date.now() + 200_000;
    let points: (number | null)[] = [];
    while (Date.now() < deadline && String(points) !== String(expected)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      points = (await getRanking(event.id)).Rows.map(({ Points }) => Points);
    }
    expect(points).toEqual(expected);
  };
  const calls = wholeEvent(event);
  await deliver(calls);
  await untilPoints([20, 16]);
  editFile(event, `${event.raceIds[0]}/Result.json`, (result) => Object.assign(result, { Points: 7 }));
  await deliver([raceCall(event, calls.length + 1)]);
  await untilPoints([17, 16]);
});
