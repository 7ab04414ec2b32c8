import { buildPilot, buildRace, buildRound } from '@holeshot/testing';
import { tableCsv } from '@holeshot/ui';
import { explainTotal } from '../explain/explain-total';
import { sortCountTable } from './count-columns';
import type { CountTableData } from './count-table-data';
import { toLapCountsData } from './lap-counts-data';
import { toPointsData } from './points-data';

const pilots = [
  buildPilot({ id: 'kestrel', name: 'Kestrel' }),
  buildPilot({ id: 'magpie', name: 'Magpie' }),
  buildPilot({ id: 'doppler', name: 'Doppler' }),
];
const getSummaries = (roundNumber: number, points: Record<string, number>, bracket = 'None') => {
  const flights = Object.fromEntries(Object.keys(points).map((id) => [id, [2, 20, 21, 22]]));
  const race = buildRace({ roundNumber, roundOrder: roundNumber * 100, bracket, flights });
  return race.summaries.map((summary) => ({ ...summary, points: points[summary.pilotId] ?? 0 }));
};
const summaries = [
  ...getSummaries(1, { kestrel: 6, magpie: 10, doppler: 8 }),
  ...getSummaries(2, { kestrel: 10, magpie: 2 }),
];
const rounds = [buildRound({ id: 'a' }), buildRound({ id: 'b', roundNumber: 2, order: 200 })];
const view = (changes: Partial<Parameters<typeof toPointsData>[0]> = {}) =>
  toPointsData({ summaries, pilots, rounds, ...changes });
const getPilot = (id: string) => ({ id, name: id, photoUrl: null, practicePilot: false });
const marked = { own: null, followed: [], ids: new Set<string>() };
const sorted = (table: CountTableData, search = '') =>
  sortCountTable({ eventId: 'event-1', table, getPilot, marked }, new URLSearchParams(search));
function order(search: string): string[] {
  const [group] = view().groups;
  if (!group) throw new Error('There are no points');
  return sorted(group.table, search).rows.map(({ pilotId }) => pilotId);
}

test('points have a column per round and are sorted by Total, largest first', () => {
  const [group] = view().groups;
  expect(group?.table.columns.map(({ label }) => label)).toEqual(['Rd 1', 'Rd 2']);
  if (!group) throw new Error('There are no points');
  const { rows, columns } = sorted(group.table);
  expect(tableCsv(columns, rows)[0]).toEqual(['Rank', 'Pilot', 'Race Round 1', 'Race Round 2', 'Total']);
  expect(rows.map(({ pilotId, cells, total, rank }) => [pilotId, cells, total, rank])).toEqual([
    ['kestrel', [6, 10], 16, 1],
    ['magpie', [10, 2], 12, 2],
    ['doppler', [8, null], 8, 3],
  ]);
});

test('marks won rounds, but not of a pilot who did not finish', () => {
  const placed = summaries.map((summary) => ({
    ...summary,
    position: summary.pilotId === 'doppler' ? 2 : 1,
    dnf: summary.pilotId === 'magpie',
  }));
  const [group] = view({ summaries: placed }).groups;
  expect(group?.table.rows.map(({ pilotId, wins }) => [pilotId, wins])).toEqual([
    ['doppler', []],
    ['kestrel', [0, 1]],
    ['magpie', []],
  ]);
});

test('sorts by the column in the address, in both directions, with empty cells last', () => {
  expect(order('sort=Race-1&order=desc')).toEqual(['magpie', 'doppler', 'kestrel']);
  expect(order('sort=Race-2')).toEqual(['magpie', 'kestrel', 'doppler']);
  expect(order('sort=Race-2&order=desc')).toEqual(['kestrel', 'magpie', 'doppler']);
  expect(order('sort=pilot')).toEqual(['doppler', 'kestrel', 'magpie']);
  expect(order('sort=total')).toEqual(['doppler', 'magpie', 'kestrel']);
  expect(order('sort=nonsense')).toEqual(['kestrel', 'magpie', 'doppler']);
});

test('a bracket has a heading unless it is None', () => {
  const withBrackets = [...getSummaries(1, { kestrel: 6 }, 'Winners'), ...getSummaries(1, { magpie: 10 })];
  expect(view({ summaries: withBrackets }).groups.map(({ heading }) => heading)).toEqual([null, 'Winners']);
});

test.each([
  [undefined, null, false],
  [{ dropWorstRound: false, roundPositionRollover: false }, null, false],
  [{ dropWorstRound: true, roundPositionRollover: false }, 'Worst dropped', false],
  [{ dropWorstRound: false, roundPositionRollover: true }, 'With roll-over', true],
  [{ dropWorstRound: true, roundPositionRollover: true }, 'With roll-over, worst dropped', true],
])('a stage with %j labels its own total %j', (pointSummary, label, hasRollOver) => {
  const [group] = view(pointSummary ? { pointSummary } : {}).groups;
  expect([group?.table.stageTotalLabel, group?.table.hasRollOver]).toEqual([label, hasRollOver]);
});

test('a stage has its own total beside the sum', () => {
  const withDrop = view({ pointSummary: { dropWorstRound: true, roundPositionRollover: false } });
  const getRow = ({ groups }: ReturnType<typeof view>) =>
    groups[0]?.table.rows.find(({ pilotId }) => pilotId === 'kestrel');
  expect(getRow(withDrop)).toMatchObject({ total: 16, stageTotal: 10, dropped: 0 });
  const withRollOver = view({
    pointSummary: { dropWorstRound: false, roundPositionRollover: true },
    rollOvers: [{ pilotId: 'kestrel', points: 4 }],
  });
  expect(getRow(withRollOver)).toMatchObject({ total: 16, stageTotal: 20, rollOver: 4 });
});

test('an explanation does not add roll-over points that the stage drops', () => {
  const { groups } = view({
    pointSummary: { dropWorstRound: true, roundPositionRollover: true },
    rollOvers: [{ pilotId: 'kestrel', points: 4 }],
  });
  const tables = groups.map(({ table }) => table);
  const explanation = explainTotal(
    { eventId: 'event-1', kind: 'points', tables, summaries, getName: (id) => id },
    { figure: 'points-stage-total', pilotId: 'kestrel' },
  );
  expect(explanation).toMatchObject({ value: '16', rules: ['R95', 'R93', 'R96'] });
  expect(explanation?.rows.at(-1)).toMatchObject({ value: '4', state: 'ruled-out' });
});

test('an explanation leaves out time trials, which score no points', () => {
  const trial = buildRace({ eventType: 'TimeTrial', flights: { kestrel: [2, 20, 21, 22] } });
  const withTrial = [...trial.summaries.map((row) => ({ ...row, points: 0 })), ...summaries];
  const tables = view({ summaries: withTrial }).groups.map(({ table }) => table);
  const explanation = explainTotal(
    { eventId: 'event-1', kind: 'points', tables, summaries: withTrial, getName: (id) => id },
    { figure: 'points-total', pilotId: 'kestrel' },
  );
  expect(explanation).toMatchObject({ value: '16', summary: '2 races add up' });
  expect(explanation?.rows.map(({ value }) => value)).toEqual(['6', '10']);
});

test.each([
  ['the first two', ['kestrel', 'magpie'], 'magpie'],
  ['nobody yet', [], null],
  ['everybody', ['kestrel', 'magpie', 'doppler'], null],
  ['others than the first', ['kestrel', 'doppler'], null],
])('the cut is after the last pilot who advances: %s', (_, ids, lastInId) => {
  const [group] = view({ goingOn: new Set(ids) }).groups;
  expect(group?.table.lastInId).toBe(lastInId);
});

test('equal totals have no cut between them', () => {
  const equal = getSummaries(1, { kestrel: 6, magpie: 6, doppler: 2 });
  const [group] = view({ summaries: equal, goingOn: new Set(['kestrel']) }).groups;
  expect(group?.table.lastInId).toBeNull();
});

test('an explanation of lap counts leaves out races that are drawn', () => {
  const drawn = buildRace({ roundNumber: 3, roundOrder: 300, flights: { kestrel: [] } });
  const withDrawn = [
    ...summaries,
    ...drawn.summaries.map((row) => ({ ...row, raceId: 'drawn', position: null })),
  ];
  const explanation = explainTotal(
    {
      eventId: 'event-1',
      kind: 'laps',
      tables: [toLapCountsData(withDrawn, pilots)],
      summaries: withDrawn,
      getName: (id) => id,
    },
    { figure: 'laps-total', pilotId: 'kestrel' },
  );
  expect(explanation).toMatchObject({ value: '6', summary: '2 races add up' });
});

test('lap counts are sorted by Total and list pilots who never flew', () => {
  const table = toLapCountsData(summaries, [...pilots, buildPilot({ id: 'new', name: 'New' })]);
  const { rows } = sorted(table);
  expect(rows.map(({ pilotId, total }) => [pilotId, total])).toEqual([
    ['kestrel', 6],
    ['magpie', 6],
    ['doppler', 3],
    ['new', 0],
  ]);
});

test('before anything is flown nobody has points or a rank', () => {
  const drawn = buildRace({ flights: { kestrel: [], magpie: [] }, start: null, end: null });
  expect(view({ summaries: drawn.summaries }).groups).toEqual([]);
  const rollOvers = [{ pilotId: 'magpie', points: 4 }];
  expect(view({ summaries: drawn.summaries, rollOvers }).groups).toHaveLength(1);
});
