import { buildFlownRace, buildPilot } from '@holeshot/testing';
import { lapCountsView, pointsView } from './points-view-model';

const pilots = [
  buildPilot({ id: 'kestrel', name: 'Kestrel' }),
  buildPilot({ id: 'magpie', name: 'Magpie' }),
  buildPilot({ id: 'doppler', name: 'Doppler' }),
];
const flown = (roundNumber: number, points: Record<string, number>, bracket = 'None') => {
  const flights = Object.fromEntries(Object.keys(points).map((id) => [id, [2, 20, 21, 22]]));
  const race = buildFlownRace({ roundNumber, roundOrder: roundNumber * 100, bracket, flights });
  return race.summaries.map((summary) => ({ ...summary, points: points[summary.pilotId] ?? 0 }));
};
const summaries = [
  ...flown(1, { kestrel: 6, magpie: 10, doppler: 8 }),
  ...flown(2, { kestrel: 10, magpie: 2 }),
];
const rounds = [
  { id: 'a', order: 100 },
  { id: 'b', order: 200 },
];
const view = (search = '', changes: Partial<Parameters<typeof pointsView>[0]> = {}) =>
  pointsView({ summaries, pilots, rounds, ...changes }, new URLSearchParams(search));
const order = (search: string) => view(search).groups[0]?.table.rows.map(({ pilotId }) => pilotId);

test('points have a column per round and are sorted by Total, largest first', () => {
  const [group] = view().groups;
  expect(group?.table.columns.map(({ label }) => label)).toEqual(['R1', 'R2']);
  expect(group?.table.rows.map(({ pilotId, cells, total, rank }) => [pilotId, cells, total, rank])).toEqual([
    ['kestrel', [6, 10], 16, 1],
    ['magpie', [10, 2], 12, 2],
    ['doppler', [8, null], 8, 3],
  ]);
});

test('the address sorts by any column, either way; empty cells stay last', () => {
  expect(order('sort=Race-1&order=desc')).toEqual(['magpie', 'doppler', 'kestrel']);
  expect(order('sort=Race-2')).toEqual(['magpie', 'kestrel', 'doppler']);
  expect(order('sort=Race-2&order=desc')).toEqual(['kestrel', 'magpie', 'doppler']);
  expect(order('sort=pilot')).toEqual(['doppler', 'kestrel', 'magpie']);
  expect(order('sort=total')).toEqual(['doppler', 'magpie', 'kestrel']);
  expect(order('sort=nonsense')).toEqual(['kestrel', 'magpie', 'doppler']);
});

test('a bracket has a heading unless it is None', () => {
  const bracketed = [...flown(1, { kestrel: 6 }, 'Winners'), ...flown(1, { magpie: 10 })];
  expect(view('', { summaries: bracketed }).groups.map(({ heading }) => heading)).toEqual([null, 'Winners']);
});

test.each([
  [undefined, null, false],
  [{ dropWorstRound: false, roundPositionRollover: false }, null, false],
  [{ dropWorstRound: true, roundPositionRollover: false }, 'Worst dropped', false],
  [{ dropWorstRound: false, roundPositionRollover: true }, 'With roll-over', true],
  [{ dropWorstRound: true, roundPositionRollover: true }, 'With roll-over, worst dropped', true],
])('a stage with %j labels its own total %j', (pointSummary, label, hasRollOver) => {
  const [group] = view('', pointSummary ? { pointSummary } : {}).groups;
  expect([group?.table.stageTotalLabel, group?.table.hasRollOver]).toEqual([label, hasRollOver]);
});

test('the stage total stands beside the plain one', () => {
  const dropped = view('', { pointSummary: { dropWorstRound: true, roundPositionRollover: false } });
  expect(dropped.groups[0]?.table.rows[0]).toMatchObject({ pilotId: 'kestrel', total: 16, stageTotal: 10 });
  const rolled = view('', {
    pointSummary: { dropWorstRound: false, roundPositionRollover: true },
    rollOvers: [{ pilotId: 'kestrel', points: 4 }],
  });
  expect(rolled.groups[0]?.table.rows[0]).toMatchObject({ total: 16, stageTotal: 20, rollOver: 4 });
});

test('lap counts are sorted by Total and list pilots who never flew', () => {
  const { rows } = lapCountsView(
    summaries,
    [...pilots, buildPilot({ id: 'new', name: 'New' })],
    new URLSearchParams(),
  );
  expect(rows.map(({ pilotId, total }) => [pilotId, total])).toEqual([
    ['kestrel', 6],
    ['magpie', 6],
    ['doppler', 3],
    ['new', 0],
  ]);
});
