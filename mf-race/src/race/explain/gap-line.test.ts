import { explainRace } from '@holeshot/domain';
import { buildRace } from '@holeshot/testing';
import { layOutGaps } from './gap-line';

const event = { eventType: 'Race' as const, pbLaps: 1, laps: 2 };

function layOut(flights: Record<string, number[]>, pilotId: string) {
  const race = buildRace({ targetLaps: 2, flights });
  const explained = explainRace(race, event, pilotId);
  if (!explained) throw new Error(`${pilotId} is not in the race`);
  return layOutGaps({
    race,
    event,
    pilotId,
    getName: (id: string) => id.toUpperCase(),
    usual: new Map(),
    ...explained,
    shown: race.summaries,
  });
}

test('the first is at the right end, the last at the left one, with whole seconds between them', () => {
  const line = layOut({ ann: [1, 20, 20], bob: [1, 22, 22], cat: [1, 25, 24] }, 'bob');
  expect(line?.seats.map(({ name, at, gapSeconds, level }) => [name, at, gapSeconds, level])).toEqual([
    ['ANN', 100, 0, 0],
    ['CAT', 0, 9, 0],
    ['BOB', 55.56, 4, 0],
  ]);
  expect(line?.ticks.map(({ label }) => label)).toEqual(['1st', '+2', '+4', '+6', '+8']);
});

test('stacks tags that would overlap, with the own one on top', () => {
  const line = layOut({ ann: [1, 20, 20], bob: [1, 20, 20.2], cat: [1, 20, 20.4], dan: [1, 30, 30] }, 'ann');
  expect(line?.seats.map(({ name, level }) => [name, level])).toEqual([
    ['BOB', 0],
    ['CAT', 1],
    ['DAN', 0],
    ['ANN', 2],
  ]);
});

test.each([
  ['a pilot who did not finish', { ann: [1, 20, 20], bob: [1, 22, 22], cat: [1, 20] }, 'cat'],
  ['a pilot who finished alone', { ann: [1, 20, 20], bob: [1] }, 'ann'],
])('%s has no gaps', (_, flights, pilotId) => {
  expect(layOut(flights, pilotId)).toBeNull();
});
