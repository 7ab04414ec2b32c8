import { basisText, rankingText, winnerNames } from './ranking-text';

const first = { points: 44, raceSeconds: 75.48, targetSeconds: 73, lapCount: 15 };
const second = { points: 34, raceSeconds: 77.57, targetSeconds: 74.5, lapCount: 14 };
const absent = { points: null, raceSeconds: null, targetSeconds: null, lapCount: 0 };

it.each([
  ['final', second, { result: '77.57', gap: '+2.09', more: '34 points' }],
  ['final', first, { result: '75.48', gap: '', more: '44 points' }],
  ['final', { ...second, raceSeconds: 75 }, { result: '75.00', gap: '', more: '34 points' }],
  ['standings', absent, { result: '–', gap: '', more: '' }],
  ['points', second, { result: '34 points', gap: '−10', more: '77.57' }],
  ['points', first, { result: '44 points', gap: '', more: '75.48' }],
  ['points', absent, { result: '–', gap: '', more: '' }],
  ['laps', second, { result: '14 laps', gap: '−1', more: '34 points' }],
  ['time', second, { result: '74.50', gap: '+1.50', more: '' }],
] as const)('%s: %j', (kind, row, expected) => {
  expect(rankingText(row, first, kind)).toEqual(expected);
});

it.each([
  ['final', 'Finals', 'Finals'],
  ['points', 'Heats', 'Heats'],
  ['points', null, 'by points'],
  ['laps', null, 'by laps'],
  ['time', null, 'Best 3 Laps'],
  ['elimination', null, ''],
] as const)('%s in %s is named %j', (kind, stageName, expected) => {
  expect(basisText({ kind, stageName }, 'Best 3 Laps')).toBe(expected);
});

it('everybody with rank 1 is a winner', () => {
  const rows = ['Kestrel', 'Magpie', 'Ohmlet'].map((name, index) => ({ name, rank: index < 2 ? 1 : 3 }));
  expect(winnerNames(rows)).toBe('Kestrel and Magpie');
  expect(winnerNames(rows.slice(1))).toBe('Magpie');
});
