import type { Release } from '@holeshot/client';
import { shownReleases } from './shown-releases';

const release = (changes: Partial<Release>): Release => ({
  version: '1.0',
  date: null,
  notes: ['Faster starts'],
  windows: ['https://example.org/a.exe'],
  mac: [],
  ...changes,
});

test('notes of 4 characters or fewer are dropped', () => {
  expect(shownReleases([release({ notes: ['Fix', 'four', 'fives', '  ab  '] })])[0]?.notes).toEqual([
    'fives',
  ]);
});

test.each([
  ['whose notes are all too short', { notes: ['Fix'] }],
  ['without notes', { notes: [] }],
  ['without installers', { windows: [], mac: [] }],
])('a release %s is not shown', (_what, changes) => {
  expect(shownReleases([release(changes)])).toEqual([]);
});

test('a Mac installer alone is enough', () => {
  expect(shownReleases([release({ windows: [], mac: ['https://example.org/a.dmg'] })])).toHaveLength(1);
});
