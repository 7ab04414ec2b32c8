import type { Release } from '@holeshot/client';
import { listShownReleases } from './list-shown-releases';

const release = (changes: Partial<Release>): Release => ({
  version: '1.0',
  date: null,
  notes: ['Faster starts'],
  windows: ['https://example.org/a.exe'],
  mac: [],
  ...changes,
});

test('drops notes of 4 characters or fewer', () => {
  expect(listShownReleases([release({ notes: ['Fix', 'four', 'fives', '  ab  '] })])[0]?.notes).toEqual([
    'fives',
  ]);
});

test.each([
  ['whose notes are all too short', { notes: ['Fix'] }],
  ['without notes', { notes: [] }],
  ['without installers', { windows: [], mac: [] }],
])('a release %s is not shown', (_what, changes) => {
  expect(listShownReleases([release(changes)])).toEqual([]);
});

test('lists a release that has only a Mac installer', () => {
  expect(listShownReleases([release({ windows: [], mac: ['https://example.org/a.dmg'] })])).toHaveLength(1);
});
