import { buildFlownRace, buildPilot } from '@holeshot/testing';
import { lapRecordsView } from './lap-records-view-model';
import { recordsCsv } from './records-csv';
import { sourceOf } from './records-table';

const pilots = [
  buildPilot({ id: 'kestrel', name: 'Kestrel' }),
  buildPilot({ id: 'magpie', name: 'Magpie' }),
  buildPilot({ id: 'ghost', name: 'Ghost', practicePilot: true }),
];
const flights = { kestrel: [2, 20, 21, 22], magpie: [1.5, 25, 24, 23], ghost: [1, 10, 10, 10] };
const { summaries } = buildFlownRace({ flights });
const event = { eventType: 'Race' as const, pbLaps: 1, laps: 3 };
const view = (changes: Partial<Parameters<typeof lapRecordsView>[0]> = {}) =>
  lapRecordsView({ event, pilots, summaries, search: new URLSearchParams(), ...changes });
const labels = (changes = {}) => view(changes).columns.map(({ label }) => label);

test('a Race event with a holeshot has all four columns', () => {
  expect(labels()).toEqual(['HS', '1 Lap', '3 Laps', 'Race Time']);
});

test('HS is hidden when nobody has a holeshot time', () => {
  const without = summaries.map((summary) => ({ ...summary, holeshotSeconds: null }));
  expect(labels({ summaries: without })).not.toContain('HS');
});

test('Race Time is hidden when nobody has a race time', () => {
  const trials = summaries.map((summary) => ({ ...summary, eventType: 'TimeTrial' as const }));
  expect(labels({ summaries: trials })).not.toContain('Race Time');
});

test.each([
  ['Race', '3 Laps'],
  ['TimeTrial', 'Best 3 Laps'],
  ['CasualPractice', 'Best 3 Laps'],
] as const)('the target column of a %s is called %s', (eventType, label) => {
  expect(labels({ event: { ...event, eventType } })).toContain(label);
});

test('one column is enough when personal best and target are the same number of laps', () => {
  expect(labels({ event: { ...event, pbLaps: 3 } })).toEqual(['HS', '3 Laps', 'Race Time']);
});

test('rows are sorted by the chosen column', () => {
  expect(view().rows.map((row) => row.pilotId)).toEqual(['kestrel', 'magpie']);
  const order = (search: string) =>
    view({ search: new URLSearchParams(search) }).rows.map((row) => row.pilotId);
  expect(order('sort=holeshot')).toEqual(['magpie', 'kestrel']);
  expect(order('sort=holeshot&order=desc')).toEqual(['kestrel', 'magpie']);
  expect(order('sort=pilot&order=desc')).toEqual(['magpie', 'kestrel']);
});

test('practice pilots are listed in casual practice only', () => {
  const listed = view({ event: { ...event, eventType: 'CasualPractice' } }).rows.map((row) => row.pilotId);
  expect(listed).toContain('ghost');
});

test('pilots without a time go last, whichever way the table is sorted', () => {
  const more = [...pilots, buildPilot({ id: 'absent', name: 'Absent' })];
  for (const order of ['asc', 'desc']) {
    const { rows } = view({ pilots: more, search: new URLSearchParams(`sort=targetLap&order=${order}`) });
    expect(rows.at(-1)).toMatchObject({ pilotId: 'absent', rank: null });
  }
});

test('a time names the race it was flown in', () => {
  expect(view().bests[2]).toEqual({
    seconds: 63,
    pilotId: 'kestrel',
    raceId: 'race-1',
    eventType: 'Race',
    roundNumber: 1,
    raceNumber: 2,
  });
});

test('in an event with several types, the race of a time is named with its type: cell, words and file', () => {
  const trial = buildFlownRace({
    id: 'trial',
    eventType: 'TimeTrial',
    flights: { kestrel: [1, 19, 19, 19] },
  });
  const mixed = view({ summaries: [...summaries, ...trial.summaries] });
  const time = mixed.rows[0]?.times[2];
  if (!time) throw new Error('Kestrel has no time');
  const { label, title } = sourceOf('event-1', time, mixed.namesTypes);
  expect([label, title]).toEqual(['T1·2', 'TimeTrial Round 1, Race 2']);
  const [head = [], row] = recordsCsv(mixed, (id) => ({
    id,
    name: id,
    photoUrl: null,
    practicePilot: false,
  }));
  expect(row?.[head.indexOf('3 Laps: race')]).toBe('TimeTrial Round 1, Race 2');
  expect(view().namesTypes).toBe(false);
});
