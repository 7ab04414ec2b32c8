import { buildPilot, buildRace } from '@holeshot/testing';
import { tableCsv } from '@holeshot/ui';
import { getSource, recordsColumns } from './records-columns';
import { toLapRecords } from './records-table-data';

const pilots = [
  buildPilot({ id: 'kestrel', name: 'Kestrel' }),
  buildPilot({ id: 'magpie', name: 'Magpie' }),
  buildPilot({ id: 'ghost', name: 'Ghost', practicePilot: true }),
];
const flights = { kestrel: [2, 20, 21, 22], magpie: [1.5, 25, 24, 23], ghost: [1, 10, 10, 10] };
const { summaries } = buildRace({ flights });
const event = { eventType: 'Race' as const, pbLaps: 1, laps: 3 };
const table = (changes: Partial<Parameters<typeof toLapRecords>[0]> = {}) =>
  toLapRecords({ event, pilots, summaries, search: new URLSearchParams(), ...changes });
const labels = (changes = {}) => table(changes).columns.map(({ label }) => label);

test('a Race with a holeshot has all four columns', () => {
  expect(labels()).toEqual(['HS', '1 Lap', '3 Laps', 'Race Time']);
});

test('hides HS when nobody has a holeshot time', () => {
  const without = summaries.map((summary) => ({ ...summary, holeshotSeconds: null }));
  expect(labels({ summaries: without })).not.toContain('HS');
});

test('hides Race Time when nobody has a race time', () => {
  const trials = summaries.map((summary) => ({ ...summary, eventType: 'TimeTrial' as const }));
  expect(labels({ summaries: trials })).not.toContain('Race Time');
});

test.each([
  ['Race', '3 Laps'],
  ['TimeTrial', 'Best 3 Laps'],
  ['CasualPractice', 'Best 3 Laps'],
] as const)('the target column of a %s has the heading %s', (eventType, label) => {
  expect(labels({ event: { ...event, eventType } })).toContain(label);
});

test('hides the personal-best column when it equals the target column', () => {
  expect(labels({ event: { ...event, pbLaps: 3 } })).toEqual(['HS', '3 Laps', 'Race Time']);
});

test('sorts rows by the column in the address', () => {
  expect(table().rows.map((row) => row.pilotId)).toEqual(['kestrel', 'magpie']);
  const order = (search: string) =>
    table({ search: new URLSearchParams(search) }).rows.map((row) => row.pilotId);
  expect(order('sort=holeshot')).toEqual(['magpie', 'kestrel']);
  expect(order('sort=holeshot&order=desc')).toEqual(['kestrel', 'magpie']);
  expect(order('sort=pilot&order=desc')).toEqual(['magpie', 'kestrel']);
});

test('lists practice pilots in casual practice only', () => {
  const pilotIds = table({ event: { ...event, eventType: 'CasualPractice' } }).rows.map((row) => row.pilotId);
  expect(pilotIds).toContain('ghost');
});

test('pilots without a time come last in both directions', () => {
  const allPilots = [...pilots, buildPilot({ id: 'absent', name: 'Absent' })];
  for (const order of ['asc', 'desc']) {
    const { rows } = table({
      pilots: allPilots,
      search: new URLSearchParams(`sort=targetLap&order=${order}`),
    });
    expect(rows.at(-1)).toMatchObject({ pilotId: 'absent', rank: null });
  }
});

test('a time has its race', () => {
  expect(table().bests[2]).toEqual({
    seconds: 63,
    pilotId: 'kestrel',
    raceId: 'race-1',
    eventType: 'Race',
    roundNumber: 1,
    raceNumber: 2,
  });
});

test('labels races with their type in an event with several types: in cells, titles and the CSV file', () => {
  const trial = buildRace({
    id: 'trial',
    eventType: 'TimeTrial',
    flights: { kestrel: [1, 19, 19, 19] },
  });
  const mixed = table({ summaries: [...summaries, ...trial.summaries] });
  const time = mixed.rows[0]?.times[2];
  if (!time) throw new Error('Kestrel has no time');
  const { label, title } = getSource('event-1', time, mixed.showsType);
  expect([label, title]).toEqual(['T1·2', 'Time trial Round 1, Race 2']);
  const getPilot = (id: string) => ({ id, name: id, photoUrl: null, practicePilot: false });
  const columns = recordsColumns({ event: { id: 'event-1' }, table: mixed, getPilot });
  const [headings = [], row] = tableCsv(columns, mixed.rows);
  expect(row?.[headings.indexOf('3 Laps: race')]).toBe('Time trial Round 1, Race 2');
  expect(table().showsType).toBe(false);
});
