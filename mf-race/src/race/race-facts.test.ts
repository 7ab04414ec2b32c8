import { FIELD_START } from '@holeshot/testing';
import { raceFacts } from './race-facts';

const ended = { start: FIELD_START, end: FIELD_START + 166_900, totalPausedSeconds: 0, targetLaps: 6 };
const labels = (facts: { label: string }[]) => facts.map(({ label }) => label);

test('an ended race has date, start, end, length and laps', () => {
  expect(raceFacts(ended)).toEqual([
    { label: 'Date', value: '16th May 2026' },
    { label: 'Start', value: '10:00:00 AM' },
    { label: 'End', value: '10:02:46 AM' },
    { label: 'Length', value: '2:46.90' },
    { label: 'Laps', value: '6' },
  ]);
});

test('time while the race stood still is not part of its length', () => {
  expect(raceFacts({ ...ended, totalPausedSeconds: 60 })[3]?.value).toBe('1:46.90');
});

test.each([
  ['has not ended', { end: null }],
  ['ended at a senseless time', { end: 1e12 }],
])('only the laps are shown of a race that %s', (_, change) => {
  expect(labels(raceFacts({ ...ended, ...change }))).toEqual(['Laps']);
});

test('a target of 0 laps is not shown', () => {
  expect(labels(raceFacts({ ...ended, targetLaps: 0 }))).not.toContain('Laps');
});
