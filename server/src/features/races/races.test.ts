import type { WireRace, WireRaceDetails, WireStartIntervals } from '@holeshot/contract/wire';
import { type BuiltEvent, buildEvent, buildGuid, editFile } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const added = async (event: BuiltEvent): Promise<BuiltEvent> => {
  await api.add(event);
  return event;
};
const races = (event: BuiltEvent, rest = '') =>
  api.get<WireRace[]>(`/api/public/races/eventId/${event.id}${rest}`);
const numbers = (list: WireRace[]) => list.map(({ RaceNumber }) => RaceNumber);

test('races are sorted by the order of their round, then by number, not as in Event.Races', async () => {
  const [late, early] = [buildGuid(), buildGuid()];
  const event = await added(
    buildEvent({
      rounds: [
        { ID: late, RoundNumber: 1, Order: 200, EventType: 'TimeTrial' },
        { ID: early, RoundNumber: 1, Order: 100 },
      ],
      races: [
        { roundId: late, number: 1 },
        { roundId: buildGuid(), number: 9 },
        { roundId: early, number: 2 },
        { roundId: early, number: 1 },
      ],
    }),
  );
  const list = await races(event);
  expect(list.map((race) => [race.EventType, race.RaceNumber, race.Round])).toEqual([
    ['Race', 1, early],
    ['Race', 2, early],
    ['TimeTrial', 1, late],
    ['Unknown', 9, null],
  ]);
});

test('deleted races are absent and say so at their address, and races of a removed round have no round', async () => {
  const removed = buildGuid();
  const event = await added(
    buildEvent({
      rounds: [{}, { ID: removed, Valid: false }],
      races: [{ number: 1 }, { number: 2, race: { Valid: false } }, { number: 3, roundId: removed }],
    }),
  );
  const list = await races(event);
  expect(list.map(({ RaceNumber, Round }) => [RaceNumber, Round])).toEqual([
    [1, event.roundIds[0]],
    [3, null],
  ]);
  const page = await api.ask(`/api/public/races/eventId/${event.id}/raceId/${event.raceIds[1]}`);
  expect(page).toMatchObject({ status: 200, json: { Removed: true, RaceNumber: 2 } });
  expect((await api.ask(`/api/public/races/eventId/${event.id}/roundId/${removed}`)).status).toBe(404);
});

test('the last races are the ended ones, newest first; the next races begin with the running one', async () => {
  const event = await added(
    buildEvent({
      races: [
        { number: 1 },
        { number: 2 },
        { number: 3, state: 'not-started' },
        { number: 4, state: 'in-progress' },
        { number: 5, state: 'not-started' },
      ],
    }),
  );
  expect(numbers(await races(event, '/last/3'))).toEqual([2, 1]);
  expect(numbers(await races(event, '/last/1'))).toEqual([2]);
  expect(numbers(await races(event, '/next/2'))).toEqual([4, 3]);
  expect(numbers(await races(event, '/next/100'))).toEqual([4, 3, 5]);
});

test('the races of a pilot are those with the pilot in them, with all results', async () => {
  const [a, b, c] = [buildGuid(), buildGuid(), buildGuid()];
  const event = await added(
    buildEvent({
      pilotIds: [a, b, c],
      races: [
        { number: 1, pilotIds: [a, b] },
        { number: 2, pilotIds: [b, c] },
      ],
    }),
  );
  const [race, ...others] = await races(event, `/pilotId/${a}`);
  expect(others).toEqual([]);
  expect(race?.ResultSummaries.map(({ Pilot, Position }) => [Pilot, Position])).toEqual([
    [a, 1],
    [b, 2],
  ]);
});

test('a race has ranked laps, wire dates, and its revision', async () => {
  const event = buildEvent({ races: [{ laps: 1, state: 'in-progress' }] });
  await api.add(event);
  editFile(event, `${event.raceIds[0]}/Race.json`, (race) => Object.assign(race, { TargetLaps: 5 }));
  await api.add(event);
  const race = await api.get<WireRaceDetails>(
    `/api/public/races/eventId/${event.id}/raceId/${event.raceIds[0]}`,
  );
  expect(race).toMatchObject({
    Revision: 2,
    RevisionWho: 'test',
    RevisionWhy: 'a test',
    Start: '2026-05-15 19:40:00.000',
    End: '0001-01-01 00:00:00.000',
  });
  expect(race.Laps.map((lap) => [lap.PilotID, lap.LapNumber, lap.Position, lap.Behind])).toEqual([
    [event.pilotIds[0], 0, 1, 0],
    [event.pilotIds[0], 1, 1, 0],
    [event.pilotIds[1], 0, 2, 1],
    [event.pilotIds[1], 1, 2, 2],
  ]);
});

test('the date of the revision is in the zone of the event', async () => {
  const event = await added(buildEvent({ event: { TimeZone: 'Asia/Tokyo' } }));
  const path = `/api/public/races/eventId/${event.id}/raceId/${event.raceIds[0]}`;
  const { RevisionTime } = await api.get<WireRaceDetails>(path);
  const age = Date.now() - (Date.parse(`${RevisionTime.replace(' ', 'T')}Z`) - 9 * 3_600_000);
  expect(age).toBeGreaterThanOrEqual(0);
  // another zone would be an hour off
  expect(age).toBeLessThan(3_600_000);
});

test('a race links to its neighbours in racing order, across rounds and past deleted races', async () => {
  const [late, early] = [buildGuid(), buildGuid()];
  const event = await added(
    buildEvent({
      rounds: [
        { ID: late, RoundNumber: 4, Order: 200, EventType: 'TimeTrial' },
        { ID: early, RoundNumber: 1, Order: 100 },
      ],
      races: [
        { roundId: late, number: 1 },
        { roundId: early, number: 1 },
        { roundId: early, number: 2, race: { Valid: false } },
        { roundId: early, number: 3 },
      ],
    }),
  );
  const neighbours = async (raceId: string | undefined) => {
    const path = `/api/public/races/eventId/${event.id}/raceId/${raceId}`;
    const { PreviousRace, NextRace } = await api.get<WireRaceDetails>(path);
    return [PreviousRace, NextRace];
  };
  const [last, first, , middle] = event.raceIds;
  expect(await neighbours(first)).toEqual([null, expect.objectContaining({ ID: middle })]);
  expect(await neighbours(middle)).toEqual([
    { ID: first, RoundNumber: 1, EventType: 'Race', RaceNumber: 1 },
    { ID: last, RoundNumber: 4, EventType: 'TimeTrial', RaceNumber: 1 },
  ]);
  expect(await neighbours(last)).toEqual([expect.objectContaining({ ID: middle }), null]);
});

test('an invalid lap has neither position nor gap', async () => {
  const event = buildEvent({ races: [{ laps: 1 }] });
  const path = `${event.raceIds[0]}/Race.json`;
  editFile(event, path, (race) => {
    const [, second] = race.Detections as { Valid: boolean }[];
    if (second) second.Valid = false;
  });
  await api.add(event);
  const race = await api.get<WireRaceDetails>(
    `/api/public/races/eventId/${event.id}/raceId/${event.raceIds[0]}`,
  );
  expect(race.Laps[1]).toMatchObject({ LapNumber: 1, Position: null, Behind: null });
});

test('the raw race is the object of Race.json, unknown fields included', async () => {
  const event = await added(buildEvent({ races: [{ race: { Weather: { Wind: 'calm' } } }] }));
  const path = `${event.raceIds[0]}/Race.json`;
  const raw = await api.get(`/api/public/races/eventId/${event.id}/raceId/${event.raceIds[0]}/raw/1`);
  expect(raw).toEqual(JSON.parse(event.files.get(path) ?? '[]')[0]);
});

test('an event has the times between starts of the three events of its club before it', async () => {
  const MINUTE = 60_000;
  const addDay = (day: number, event: object = {}) => {
    const rounds = [buildGuid(), buildGuid()];
    const start = (minutes: number) => ({ Start: `2031/05/0${day} 10:0${minutes}:00` });
    return added(
      buildEvent({
        event: { Start: `2031/05/0${day} 00:00:00`, ...event },
        rounds: rounds.map((ID, index) => ({ ID, RoundNumber: index + 1, Order: index })),
        races: [
          { number: 1, race: start(0), roundId: rounds[0] ?? '' },
          { number: 2, race: start(day), roundId: rounds[0] ?? '' },
          { number: 1, race: start(9), roundId: rounds[1] ?? '' },
        ],
      }),
    );
  };
  for (const day of [1, 2, 3, 4]) await addDay(day);
  await addDay(5, { VisibleOnline: false });
  const event = await addDay(6);
  await addDay(7);
  const intervals = await api.get<WireStartIntervals>(`/api/public/races/eventId/${event.id}/startIntervals`);
  expect(intervals).toEqual({
    SameRound: [2, 3, 4].map((minutes) => minutes * MINUTE),
    NewRound: [7, 6, 5].map((minutes) => minutes * MINUTE),
  });
});
