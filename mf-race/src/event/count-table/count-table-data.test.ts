import { buildRound } from '@holeshot/testing';
import { type CountRowData, groupColumns, hasCounts } from './count-table-data';

const row = (changes: Partial<CountRowData>): CountRowData => ({
  pilotId: 'kestrel',
  rank: 1,
  cells: [0],
  total: 0,
  stageTotal: null,
  rollOver: null,
  wins: [],
  dropped: null,
  ...changes,
});

test.each([
  ['without rows', [], false],
  ['when nobody has flown', [row({}), row({ pilotId: 'magpie' })], false],
  ['when somebody has', [row({}), row({ pilotId: 'magpie', total: 3 })], true],
])('a table counts something %s: %#', (_, rows, expected) => {
  expect(hasCounts({ rows })).toBe(expected);
});

const getColumn = (eventType: 'Race' | 'TimeTrial', roundNumber: number) => ({
  key: `${eventType}-${roundNumber}`,
  label: '',
  eventType,
  roundNumber,
});
const stages = [
  { id: 'heats', name: 'Heats' },
  { id: 'finals', name: 'Finals' },
];

test.each([
  ['nothing', [getColumn('Race', 1), getColumn('Race', 2)], [], [null, null]],
  [
    'the types',
    [getColumn('TimeTrial', 1), getColumn('TimeTrial', 2), getColumn('Race', 1)],
    [],
    ['Time trial', null, 'Race'],
  ],
  [
    'the stages of the rounds',
    [getColumn('Race', 1), getColumn('Race', 2)],
    [buildRound({ stageId: 'heats' }), buildRound({ roundNumber: 2, stageId: 'finals' })],
    ['Heats', 'Finals'],
  ],
])('above the columns stands %s', (_, columns, rounds, groups) => {
  const grouped = groupColumns(columns, rounds, stages);
  expect(grouped.map(({ group }) => group)).toEqual(groups);
  expect(grouped[0]?.label).toBe('Rd 1');
});
