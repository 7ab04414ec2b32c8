import fc from 'fast-check';
import { addCrossing, hashCrossings, type LiveCrossing } from './live-crossings';
import type { RaceDetails } from './model';
import { validLaps } from './valid-laps';

const START = Date.UTC(2026, 4, 16, 10);

const crossing = (pilotId: string, lapNumber: number, seconds: number): LiveCrossing => ({
  detectionId: `${pilotId}-${lapNumber}`,
  pilotId,
  channelId: null,
  timingSystemIndex: 0,
  lapNumber,
  isLapEnd: true,
  valid: true,
  seconds,
});

type Running = Pick<RaceDetails, 'start' | 'end' | 'laps' | 'detections'>;

function race(crossings: readonly LiveCrossing[], start: number | null = START): Running {
  const running: Running = { start, end: null, laps: [], detections: [] };
  for (const one of crossings) addCrossing(running, one);
  return running;
}

const getLaps = (running: Running) =>
  validLaps(running)
    .map(({ pilotId, lapNumber, lengthSeconds }) => [pilotId, lapNumber, lengthSeconds])
    .sort();

test('laps run from the start of the race, then from crossing to crossing', () => {
  const running = race([
    crossing('kestrel', 0, 1.25),
    crossing('magpie', 0, 2),
    crossing('kestrel', 1, 21.5),
  ]);
  expect(getLaps(running)).toEqual([
    ['kestrel', 0, 1.25],
    ['kestrel', 1, 20.25],
    ['magpie', 0, 2],
  ]);
  expect(running.detections[0]).toMatchObject({ time: START + 1250, isHoleshot: true, raceSector: 0 });
});

test.each([
  ['an invalid crossing', { valid: false }],
  ['a crossing of a split gate', { timingSystemIndex: 1, isLapEnd: false }],
])('%s is no lap', (_, change) => {
  const running = race([{ ...crossing('kestrel', 1, 20), ...change }]);
  expect([running.laps, running.detections.length]).toEqual([[], 1]);
});

test('nothing is added before the race has started', () => {
  expect(race([crossing('kestrel', 0, 1)], null).detections).toEqual([]);
});

const flights = fc
  .uniqueArray(
    fc.record({
      pilotId: fc.constantFrom('kestrel', 'magpie', 'fathom'),
      lapNumber: fc.nat({ max: 4 }),
      valid: fc.boolean(),
    }),
    { selector: ({ pilotId, lapNumber }) => `${pilotId}-${lapNumber}`, maxLength: 12 },
  )
  .map((list) =>
    list.map(({ pilotId, lapNumber, valid }) => ({
      ...crossing(pilotId, lapNumber, 1 + lapNumber * 20 + pilotId.length / 10),
      valid,
    })),
  );

test('repeated and reordered crossings lead to the same race', () => {
  const disorder = flights.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 })),
  );
  fc.assert(
    fc.property(disorder, ([list, disordered]) => {
      const expected = race(list);
      const running = race(disordered);
      expect(getLaps(running)).toEqual(getLaps(expected));
      expect(hashCrossings(running)).toBe(hashCrossings(expected));
    }),
  );
});

test('the hash changes with every crossing, with the validity of one, and with start and end', () => {
  const first = crossing('kestrel', 0, 1);
  const hashes = [
    race([]),
    race([first]),
    race([{ ...first, valid: false }]),
    race([first, crossing('kestrel', 1, 20)]),
    { ...race([first]), end: START + 1 },
    { ...race([first]), start: START + 1 },
  ].map(hashCrossings);
  expect(new Set(hashes).size).toBe(hashes.length);
});
