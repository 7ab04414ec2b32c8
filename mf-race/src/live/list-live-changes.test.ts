import type { EventType } from '@holeshot/domain';
import { buildRace } from '@holeshot/testing';
import { listLiveChanges } from './list-live-changes';
import { toLiveRace } from './live-race';

const changes = (flights: Record<string, number[]>, eventType: EventType = 'Race') =>
  listLiveChanges(
    toLiveRace({
      race: buildRace({ flights, end: null, targetLaps: 3, eventType }),
      event: { timeZone: 'UTC', laps: 3 },
      maxLapColumns: 4,
    }),
    (id) => id,
  ).map(({ ms, pilotId, text }) => `${ms / 1000} ${pilotId} ${text}`);

test('lists leaders and overtakes, newest first', () => {
  expect(changes({ ann: [1, 20], bob: [2, 18.5] })).toEqual([
    '20.5 bob takes the lead from ann',
    '1 ann leads after the holeshot',
  ]);
});

test('lists laps that are faster than all before, except the first lap', () => {
  expect(changes({ ann: [1, 20, 19], bob: [2, 22, 18] })).toEqual([
    '42 bob 18.00, fastest of the race',
    '40 ann leads after lap 2',
    '40 ann 19.00, fastest of the race',
    '21 ann leads after lap 1',
    '1 ann leads after the holeshot',
  ]);
});

test('lists pilots who are out, at the time from which they count as out', () => {
  expect(changes({ ann: [1, 20, 20, 20], bob: [2, 20] })).toContain('58 bob out after lap 1');
});

test('where best laps decide, the places are those of the best laps', () => {
  const flights = { ann: [1, 20, 20, 20], bob: [40, 10, 10, 10] };
  expect(changes(flights, 'TimeTrial')[0]).toBe('70 bob takes the lead');
});

test('is empty before the first crossing', () => {
  expect(changes({ ann: [], bob: [] })).toEqual([]);
});
