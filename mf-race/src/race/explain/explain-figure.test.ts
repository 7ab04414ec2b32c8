import { recountLaps } from '@holeshot/domain';
import { buildRace } from '@holeshot/testing';
import { listRaceResults } from '../results/race-results';
import { crossingsCsv } from './crossings-csv';
import { explainFigure } from './explain-figure';

const usual = new Map([['kestrel', { seconds: 19, fastSeconds: 18 }]]);
const event = { eventType: 'Race' as const, pbLaps: 1, laps: 2 };
const race = buildRace({
  targetLaps: 2,
  flights: { kestrel: [2, 20, 19, 18], magpie: [1, 30], fathom: [1, 20, 19] },
});
type Detection = (typeof race.detections)[number];

const explain = (figure: string, of = race, pilotId = 'kestrel') =>
  explainFigure({ race: of, event, getName: (id) => id, usual }, { figure, pilotId });

const withDetection = (id: string, change: Partial<Detection>) => ({
  ...race,
  detections: race.detections.map((detection) =>
    detection.id === id ? { ...detection, ...change } : detection,
  ),
});

const listRows = (figure: string, of = race) =>
  explain(figure, of)?.rows.map(({ name, start, value, note, state }) => [name, start, value, note, state]);

test('explains a time by its laps and the next best ones', () => {
  expect(explain('targetLap')).toMatchObject({
    title: '2 Laps, Race 1-2',
    value: '37.00',
    comparison: '1st of 2, 2.00 before fathom',
    summary: 'Fastest 2 in a row: laps 2 to 3',
    rowsNote: '4 of 4 count',
    rules: ['R81'],
    timeline: { best: { label: 'Laps 2 to 3, 37.00' }, next: { label: 'Laps 1 to 2, 39.00, +2.00' } },
  });
  expect(listRows('targetLap')).toEqual([
    ['Holeshot', '2.00', '2.00', '', 'counted'],
    ['Lap 1', '22.00', '20.00', '', 'counted'],
    ['Lap 2', '41.00', '19.00', '', 'used'],
    ['Lap 3', '59.00', '18.00', 'after the finish', 'used'],
  ]);
});

test('explains a place by the deciding crossing and the gap to the next better place', () => {
  expect(explain('place')).toMatchObject({
    value: '2nd',
    comparison: 'of 3, +1.00 to fathom 40.00',
    summary: 'All 2 laps, and the 2nd at the finish',
    rules: ['R88'],
  });
  expect(listRows('place')?.filter(([, , , , state]) => state === 'used')).toEqual([
    ['Lap 2', '41.00', '19.00', '', 'used'],
  ]);
  expect(explain('place')?.changes).toEqual([
    { what: "To be 1st, fathom's 40.00", value: '−1.00', place: '1st' },
  ]);
  expect(explain('place', race, 'magpie')).toMatchObject({ value: 'DNF', rules: ['R88', 'R90'] });
});

test('a place by best laps is decided by the target laps of the race', () => {
  const trial = buildRace({
    targetLaps: 1,
    eventType: 'TimeTrial',
    flights: { kestrel: [2, 18, 25, 20, 20] },
  });
  const used = listRows('place', trial)?.filter(([, , , , state]) => state === 'used');
  expect(used?.map(([name]) => name)).toEqual(['Lap 1']);
});

test('only a race that scores has points', () => {
  const withPoints = (eventType: 'Race' | 'TimeTrial') => {
    const built = buildRace({ eventType, flights: { kestrel: [2, 18] } });
    return { ...built, summaries: built.summaries.map((row) => ({ ...row, points: 0 })) };
  };
  expect(explain('points', withPoints('Race'))?.value).toBe('0');
  expect(explain('points', withPoints('TimeTrial'))).toBeNull();
});

test('says that the desktop app stored a place', () => {
  const summaries = race.summaries.map((row) => (row.pilotId === 'kestrel' ? { ...row, position: 1 } : row));
  expect(explain('place', { ...race, summaries })).toMatchObject({
    value: '1st',
    summary: 'The desktop app stored this place; by the crossings alone it would be 2nd',
    rules: ['R93', 'R88'],
  });
  const practice = { ...race, summaries, eventType: 'Practice' as const };
  expect(explain('place', practice)?.summary).toBe('The desktop app stored this place');
});

test.each([
  ['Auto', 'ruled out by the timer, 19.00 s after the last one'],
  ['ManualOverride', 'ruled out by the race director, 19.00 s after the last one'],
  ['Marshall', 'ruled out by a marshal, 19.00 s after the last one'],
] as const)(
  'a crossing that is invalid as %s has the reason, and what it would change',
  (validityType, note) => {
    const changed = withDetection('kestrel-2', { valid: false, validityType });
    expect(listRows('laps', changed)?.[2]).toEqual(['not counted', '41.00', '', note, 'ruled-out']);
    expect(explain('laps', changed)?.rowsNote).toBe('3 of 4 count');
    expect(explain('laps', changed)?.changes[0]).toEqual({
      what: '41.00 counted as a lap',
      value: '3 laps',
      place: '2nd',
    });
  },
);

test('says who made a crossing count', () => {
  expect(listRows('laps', withDetection('kestrel-1', { validityType: 'Marshall' }))?.[1]?.[3]).toBe(
    'counted by a marshal',
  );
});

test('names a split gate, without a time', () => {
  const changed = withDetection('kestrel-1', { isLapEnd: false, timingSystemIndex: 2 });
  const laps = race.laps.filter(({ detectionId }) => detectionId !== 'kestrel-1');
  expect(listRows('laps', { ...changed, laps })?.[1]).toEqual(['Lap 1, split 2', '22.00', '', '', 'counted']);
});

test('a lap without length does not count, and a crossing without a lap says so', () => {
  const laps = race.laps
    .filter(({ detectionId }) => detectionId !== 'kestrel-3')
    .map((lap) => (lap.detectionId === 'kestrel-1' ? { ...lap, lengthSeconds: 0 } : lap));
  const rows = listRows('laps', { ...race, laps });
  expect(rows?.[1]).toEqual(['not counted', '22.00', '', 'no length', 'ruled-out']);
  expect(rows?.[3]?.[3]).toBe('no lap recorded');
});

test('states the probable fault of the pilot', () => {
  const missed = recountLaps(race, 'kestrel-2', false);
  expect(explain('place', missed)?.doubts).toEqual([
    'Lap 2 took 37.00, two usual ones 38.00; a crossing in it was ruled out.',
  ]);
  expect(explain('place', missed, 'fathom')?.doubts).toEqual([]);
  expect(explain('place')?.doubts).toEqual([]);
});

test('the fastest lap is explained also where the personal best has more laps', () => {
  const three = { ...event, pbLaps: 3 };
  const input = { race, event: three, getName: (id: string) => id, usual };
  expect(explainFigure(input, { figure: 'lap', pilotId: 'kestrel' })).toMatchObject({
    title: '1 Lap, Race 1-2',
    value: '18.00',
    summary: 'Fastest lap: lap 3',
  });
});

test('has each figure as the results show it', () => {
  for (const row of listRaceResults(race, event)) {
    const find = (figure: string) => explain(figure, race, row.pilotId)?.value ?? null;
    expect(find('place')).toBe(row.positionText);
    const times = { pbLap: row.pbLapSeconds, targetLap: row.targetLapSeconds, race: row.raceSeconds };
    for (const [figure, seconds] of Object.entries(times))
      expect(find(figure)).toBe(seconds === null ? null : seconds.toFixed(2));
  }
});

test('returns nothing for unknown figures and pilots', () => {
  expect(explain('speed')).toBeNull();
  expect(explain('place', race, 'nobody')).toBeNull();
});

test('the CSV file has a row per crossing, with its verdict', () => {
  const rows = explain('laps', withDetection('kestrel-1', { valid: false }))?.rows ?? [];
  const [head = [], , second = []] = crossingsCsv(rows);
  const cell = (heading: string) => second[head.indexOf(heading)];
  expect([cell('Crossing'), cell('From the start'), cell('Counts')]).toEqual(['not counted', '22.00', 'no']);
  expect(crossingsCsv(rows)).toHaveLength(rows.length + 1);
});
