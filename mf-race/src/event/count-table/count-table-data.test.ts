import { type CountRowData, hasCounts } from './count-table-data';

const row = (changes: Partial<CountRowData>): CountRowData => ({
  ...{ pilotId: 'kestrel', rank: 1, cells: [0], total: 0, stageTotal: null, rollOver: null },
  ...changes,
});

test.each([
  ['without rows', [], false],
  ['when nobody has flown', [row({}), row({ pilotId: 'magpie' })], false],
  ['when somebody has', [row({}), row({ pilotId: 'magpie', total: 3 })], true],
])('a table counts something %s: %#', (_, rows, expected) => {
  expect(hasCounts({ rows })).toBe(expected);
});
