import { buildRace, buildSummary } from '@holeshot/testing/models';
import type { EventType, RaceResult } from './model';
import { summarizeRace } from './race-summary';
import { compareResults } from './results-order';

const event = { pbLaps: 1, laps: 3 };

function result(changes: Partial<RaceResult>): RaceResult {
  return {
    pilotId: 'ann',
    position: 1,
    points: 10,
    dnf: false,
    valid: true,
    type: 'Race',
    timeSeconds: null,
    lapsFinished: null,
    ...changes,
  };
}

function summarize(race: ReturnType<typeof buildRace>, eventType: EventType, results: RaceResult[] = []) {
  const { laps, detections } = race;
  return summarizeRace({ race: { ...race, eventType }, laps, detections, results, event });
}

describe('summarizeRace', () => {
  it('counts a pilot short of the target in a Race as out, with a position and no points, if nothing is stored (R134)', () => {
    const race = buildRace({ flights: { ann: [3, 20], bob: [4, 20, 21], cat: [] } });
    const rows = summarize(race, 'Race');
    expect(rows.map(({ pilotId, position, dnf, points }) => [pilotId, position, dnf, points])).toEqual([
      ['ann', 2, true, null],
      ['bob', 1, true, null],
      ['cat', 3, true, null],
    ]);
    const finished = summarize(buildRace({ flights: { ann: [3, 20, 19, 21], bob: [4, 20] } }), 'Race');
    expect(finished.map(({ position, dnf }) => [position, dnf])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(summarize(race, 'Endurance').map(({ dnf }) => dnf)).toEqual([false, false, false]);
    expect(summarize({ ...race, end: null }, 'Race').map(({ dnf }) => dnf)).toEqual([false, false, false]);
    expect(summarize(race, 'Race', [result({ dnf: false })])[0]).toMatchObject({ dnf: false, position: 1 });
  });

  it('returns one row per pilot in race order, with the times of this race', () => {
    const rows = summarize(
      buildRace({ flights: { ann: [3, 20, 19, 21, 18], bob: [] }, roundNumber: 2, roundOrder: 200 }),
      'Race',
    );
    expect(rows.map(({ pilotId }) => pilotId)).toEqual(['ann', 'bob']);
    expect(rows[0]).toMatchObject({
      roundNumber: 2,
      roundOrder: 200,
      holeshotSeconds: 3,
      pbLapSeconds: 18,
      targetLapSeconds: 58,
      raceSeconds: 63,
      lapCount: 4,
      position: 1,
      points: null,
    });
    expect(rows[1]).toMatchObject({
      holeshotSeconds: null,
      targetLapSeconds: null,
      lapCount: 0,
      position: 2,
    });
  });

  it('prefers stored results, and ignores invalid and roll-over ones', () => {
    const race = buildRace({ flights: { ann: [3, 20], bob: [3, 19] } });
    const rows = summarize(race, 'Race', [
      result({ pilotId: 'ann', position: 1 }),
      result({ pilotId: 'bob', position: 2, points: 0, dnf: true }),
      result({ pilotId: 'bob', position: 7, valid: false }),
      result({ pilotId: 'bob', position: 9, type: 'RoundRollOver' }),
    ]);
    expect(rows.map(({ position, points, dnf }) => [position, points, dnf])).toEqual([
      [1, 10, false],
      [2, 0, true],
    ]);
  });

  it('computes the positions that the stored results lack, also of non-starters', () => {
    const race = buildRace({ flights: { ann: [3, 20, 20, 20], bob: [3, 19, 19, 19], cat: [], dan: [] } });
    const positions = (results: RaceResult[]) => summarize(race, 'Race', results).map((row) => row.position);
    expect(positions([result({ pilotId: 'ann', position: 2 })])).toEqual([2, 1, 3, 3]);
    expect(positions([result({ pilotId: 'bob', position: 1 })])).toEqual([2, 1, 3, 3]);
    expect(positions([result({ pilotId: 'dan', position: 3 })])).toEqual([2, 1, 3, 3]);
    expect(summarize(race, 'Practice', [result({})]).map((row) => row.position)).toEqual([
      1,
      null,
      null,
      null,
    ]);
  });

  it('skips a place that a stored result already has', () => {
    const race = buildRace({ flights: { ann: [3, 20, 20, 20], bob: [3, 19, 19, 19] } });
    const rows = summarize(race, 'Race', [result({ pilotId: 'ann', position: 1 })]);
    expect(rows.map(({ position }) => position)).toEqual([1, 2]);
  });

  it('has no position before the end of the race, even with stored results', () => {
    const race = buildRace({ flights: { ann: [3, 20] }, end: null });
    expect(summarize(race, 'Race', [result({})])[0]).toMatchObject({ position: null, points: null });
  });

  it('ranks a time trial by best target laps, then in race order', () => {
    const rows = summarize(
      buildRace({ flights: { cat: [], ann: [3, 20, 20, 20], bob: [9, 19, 19, 19], dan: [3] } }),
      'TimeTrial',
    );
    expect(rows.map(({ pilotId, position }) => [pilotId, position])).toEqual([
      ['cat', 3],
      ['ann', 2],
      ['bob', 1],
      ['dan', 4],
    ]);
  });

  it('has the time of the laps of the race as its result when the event has other target laps', () => {
    const flights = { ann: [3, 20, 20, 20, 20], bob: [4, 20, 20, 20] };
    const list = (eventType: EventType, targetLaps: number) =>
      summarize(buildRace({ flights, targetLaps }), eventType).map((row) => [row.resultSeconds, row.dnf]);
    expect(list('Race', 4)).toEqual([
      [83, false],
      [null, true],
    ]);
    expect(list('Race', 2)).toEqual([
      [43, false],
      [44, false],
    ]);
    expect(list('TimeTrial', 4)).toEqual([
      [80, false],
      [null, true],
    ]);
    expect(list('Endurance', 4)[0]).toEqual([null, false]);
    expect(summarize(buildRace({ flights, targetLaps: 4 }), 'Race')[1]).toMatchObject({
      targetLapSeconds: 60,
      raceSeconds: 64,
    });
  });

  it('has no position in Practice and in a race without a round', () => {
    const race = buildRace({ flights: { ann: [3, 20] } });
    expect(summarize(race, 'Practice')[0]?.position).toBeNull();
    expect(summarize(race, 'Unknown')[0]).toMatchObject({ position: null, eventType: 'Unknown' });
  });

  it('has no holeshot when the timing gate is at the end of the lap', () => {
    const rows = summarize(buildRace({ flights: { ann: [20, 21] }, timingLocation: 'EndOfLap' }), 'Race');
    expect(rows[0]).toMatchObject({ holeshotSeconds: null, lapCount: 2 });
  });

  it("uses the event's target laps for positions when the race has none", () => {
    const race = buildRace({ flights: { ann: [3, 20, 20, 20], bob: [3, 21, 21, 21, 21] }, targetLaps: 0 });
    expect(summarize(race, 'Race').map(({ position }) => position)).toEqual([1, 2]);
  });
});

it('compareResults puts DNFs after finishers and rows without a position last', () => {
  const rows = [
    buildSummary({ pilotId: 'none' }),
    buildSummary({ pilotId: 'zero', position: 0 }),
    buildSummary({ pilotId: 'out', position: 1, dnf: true }),
    buildSummary({ pilotId: 'second', position: 2 }),
    buildSummary({ pilotId: 'first', position: 1 }),
  ];
  const order = rows.sort(compareResults).map(({ pilotId }) => pilotId);
  expect(order).toEqual(['first', 'second', 'out', 'none', 'zero']);
});
