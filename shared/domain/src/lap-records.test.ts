import { buildSummary } from '@holeshot/testing/models';
import { eventBests, lapRecords } from './lap-records';

const pilots = [
  { id: 'dan', name: 'Dan' },
  { id: 'cat', name: 'Cat' },
  { id: 'bob', name: 'Bob' },
  { id: 'ann', name: 'Ann' },
];

const summaries = [
  buildSummary({ pilotId: 'ann', raceId: 'r1', holeshotSeconds: 3, targetLapSeconds: 60, raceSeconds: 64 }),
  buildSummary({ pilotId: 'ann', raceId: 'r2', holeshotSeconds: 2.5, targetLapSeconds: 62, raceSeconds: 63 }),
  buildSummary({ pilotId: 'bob', raceId: 'r1', holeshotSeconds: 2.8, targetLapSeconds: 60 }),
  buildSummary({
    pilotId: 'cat',
    raceId: 'r1',
    targetLapSeconds: 61,
    eventType: 'TimeTrial',
    raceSeconds: 50,
  }),
  buildSummary({ pilotId: 'cat', raceId: 'p1', targetLapSeconds: 40, eventType: 'Practice' }),
];

it('ranks by target laps; equal times share a rank, pilots without a time are last', () => {
  const rows = lapRecords(summaries, pilots);
  expect(rows.map(({ pilotId, rank }) => [pilotId, rank])).toEqual([
    ['ann', 1],
    ['bob', 1],
    ['cat', 3],
    ['dan', null],
  ]);
});

it('returns the race of each best time', () => {
  const [ann] = lapRecords(summaries, pilots);
  expect(ann?.targetLap).toMatchObject({ seconds: 60, raceId: 'r1' });
  expect(ann?.holeshot).toMatchObject({ seconds: 2.5, raceId: 'r2' });
  expect(ann?.race).toMatchObject({ seconds: 63, raceId: 'r2', eventType: 'Race', roundNumber: 1 });
});

it('leaves out practice rounds, and race times of other types', () => {
  const cat = lapRecords(summaries, pilots).find(({ pilotId }) => pilotId === 'cat');
  expect(cat?.targetLap?.seconds).toBe(61);
  expect(cat?.race).toBeNull();
});

it('sorts by any column', () => {
  expect(lapRecords(summaries, pilots, 'holeshot').map(({ pilotId, rank }) => [pilotId, rank])).toEqual([
    ['ann', 1],
    ['bob', 2],
    ['cat', null],
    ['dan', null],
  ]);
});

it('eventBests returns the best time of each column', () => {
  const bests = eventBests(lapRecords(summaries, pilots));
  expect([bests.holeshot?.pilotId, bests.targetLap?.pilotId, bests.race?.seconds]).toEqual([
    'ann',
    'ann',
    63,
  ]);
  expect(bests.pbLap).toBeNull();
});
