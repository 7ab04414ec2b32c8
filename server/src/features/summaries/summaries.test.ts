import type { WireLapCount, WireLapsOfRace, WirePoints, WireRaceSummary } from '@holeshot/contract/wire';
import { and, eq, sql } from 'drizzle-orm';
import { invalidate, schema } from '../../database';
import { buildEvent, buildGuid } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('two races of a pilot in one round add up to one row of laps and of points', async () => {
  const event = buildEvent({
    races: [
      { number: 1, laps: 3 },
      { number: 2, laps: 2 },
    ],
  });
  await api.add(event);
  const laps = await api.get<WireLapCount[]>(`/api/public/lapCounts/eventId/${event.id}`);
  expect(laps.map((row) => [row.pilot, row.type, row.round_number, row.lap_count])).toEqual([
    ['Pilot A', 'Race', 1, 5],
    ['Pilot B', 'Race', 1, 5],
  ]);
  const points = await api.get<WirePoints[]>(`/api/public/points/eventId/${event.id}`);
  expect(points.map((row) => [row.pilot, row.bracket, row.points])).toEqual([
    ['Pilot A', 'None', 20],
    ['Pilot B', 'None', 16],
  ]);
});

test('only rounds of types with points have points, in the bracket of the first such race', async () => {
  const [trial, race] = [buildGuid(), buildGuid()];
  const event = buildEvent({
    rounds: [{ ID: trial, EventType: 'TimeTrial', Order: 50 }, { ID: race }],
    races: [{ roundId: trial }, { roundId: race, race: { Bracket: 'Winners' } }],
  });
  await api.add(event);
  const points = await api.get<WirePoints[]>(`/api/public/points/eventId/${event.id}`);
  expect(points.map((row) => [row.pilot, row.bracket, row.round_order])).toEqual([
    ['Pilot A', 'Winners', 200],
    ['Pilot B', 'Winners', 200],
  ]);
});

test('the laps of an event are those that its lap counts count, per pilot and race', async () => {
  const event = buildEvent({
    pilots: [{}, {}, { PracticePilot: true }],
    races: [
      { number: 1, laps: 3 },
      { number: 2, laps: 2 },
    ],
  });
  await api.add(event);
  const laps = await api.get<WireLapsOfRace[]>(`/api/public/laps/eventId/${event.id}`);
  expect(laps.map((row) => [row.race_id, row.laps.length])).toEqual([
    [event.raceIds[0], 3],
    [event.raceIds[0], 3],
    [event.raceIds[1], 2],
    [event.raceIds[1], 2],
  ]);
  expect(laps.every((row) => row.laps.every((seconds) => seconds > 0))).toBe(true);
  const counts = await api.get<WireLapCount[]>(`/api/public/lapCounts/eventId/${event.id}`);
  const flownBy = (pilotId: string) =>
    laps.filter((row) => row.pilot_id === pilotId).reduce((sum, row) => sum + row.laps.length, 0);
  expect(counts.map((row) => flownBy(row.pilot_id))).toEqual(counts.map((row) => row.lap_count));
  const unknown = '00000000-0000-4000-8000-000000000001';
  expect((await api.ask(`/api/public/laps/eventId/${unknown}`)).status).toBe(404);
});

test('tables leave practice pilots out, except in casual practice', async () => {
  const pilots = [{ PracticePilot: true }];
  const event = buildEvent({ pilots });
  const practice = buildEvent({ pilots, event: { EventType: 'CasualPractice' } });
  await api.add(event);
  await api.add(practice);
  const names = async (id: string) => {
    const rows = await api.get<WireLapCount[]>(`/api/public/lapCounts/eventId/${id}`);
    return [...new Set(rows.map(({ pilot }) => pilot))];
  };
  expect(await names(event.id)).toEqual(['Pilot B']);
  expect(await names(practice.id)).toEqual(['Pilot A', 'Pilot B']);
});

test.each([
  [false, [1]],
  [true, [1, 2]],
])('a stage with IncludeAllRounds %s counts the races of rounds %j', async (IncludeAllRounds, rounds) => {
  const stage = buildGuid();
  const event = buildEvent({
    stages: [{ ID: stage, TimeSummary: { IncludeAllRounds, TimeSummaryType: 'PB' } }],
    rounds: [{ Stage: stage }, {}],
  });
  await api.add(event);
  const path = `/api/public/raceSummaries/eventId/${event.id}/stageId/${stage}`;
  const list = await api.get<WireRaceSummary[]>(path);
  expect([...new Set(list.map(({ round_number }) => round_number))]).toEqual(rounds);
});

test('the summaries of a pilot are of that pilot only, with times in seconds', async () => {
  const event = buildEvent({ races: [{ laps: 3 }] });
  await api.add(event);
  const [, pilotId = ''] = event.pilotIds;
  const list = await api.get(`/api/public/raceSummaries/eventId/${event.id}/pilotId/${pilotId}`);
  expect(list).toMatchObject([
    { pilot_id: pilotId, holeshot_time: 3, pb_lap_time: 21, target_lap_time: 63, race_time: 66, position: 2 },
  ]);
});

test.each([
  [true, [['Pilot A', 7, 1]]],
  [false, []],
])('a stage with RoundPositionRollover %s rolls over %j', async (RoundPositionRollover, expected) => {
  const [stage, pilot, before] = [buildGuid(), buildGuid(), buildGuid()];
  const event = buildEvent({
    pilotIds: [pilot],
    stages: [{ ID: stage, Order: 200, PointSummary: { RoundPositionRollover, DropWorstRound: false } }],
    rounds: [
      { ID: before, Order: 100 },
      { Stage: stage, Order: 200 },
    ],
    results: [
      {
        ID: buildGuid(),
        Points: 7,
        Position: 2,
        Valid: true,
        Pilot: pilot,
        Round: before,
        ResultType: 'RoundRollOver',
      },
    ],
  });
  await api.add(event);
  const path = `/api/public/points/eventId/${event.id}`;
  const rows = await api.get<WirePoints[]>(`${path}/stageId/${stage}`);
  const rolled = rows.filter(({ roll_over }) => roll_over);
  expect(rolled.map((row) => [row.pilot, row.points, row.round])).toEqual(expected);
  const ofEvent = await api.get<WirePoints[]>(path);
  expect(ofEvent.some(({ roll_over }) => roll_over)).toBe(false);
});

test('points roll over in the order of the file, whichever row was written last', async () => {
  const [stage, before] = [buildGuid(), buildGuid()];
  const pilotIds = [buildGuid(), buildGuid(), buildGuid()];
  const event = buildEvent({
    pilotIds,
    stages: [{ ID: stage, Order: 200, PointSummary: { RoundPositionRollover: true, DropWorstRound: false } }],
    rounds: [
      { ID: before, Order: 100 },
      { Stage: stage, Order: 200 },
    ],
    results: pilotIds.map((Pilot, index) => ({
      ID: buildGuid(),
      Points: 7,
      Position: index + 1,
      Valid: true,
      Pilot,
      Round: before,
      ResultType: 'RoundRollOver',
    })),
  });
  await api.add(event);
  await api.database.transaction(async (tx) => {
    const { eventResults } = schema;
    const isFirst = and(eq(eventResults.eventId, event.id), eq(eventResults.pilotId, pilotIds[0] ?? ''));
    await tx.update(eventResults).set({ points: 7 }).where(isFirst);
    // a small table is read in the order of its rows then
    await tx.execute(sql`analyze ${eventResults}`);
    await invalidate(tx, [`event:${event.id}`]);
  });
  const rows = await api.get<WirePoints[]>(`/api/public/points/eventId/${event.id}/stageId/${stage}`);
  const rolled = rows.filter(({ roll_over }) => roll_over);
  expect(rolled.map(({ pilot_id }) => pilot_id)).toEqual(pilotIds);
});
