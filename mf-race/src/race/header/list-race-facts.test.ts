import { EVENT_START } from '@holeshot/testing';
import { listRaceFacts } from './list-race-facts';

const ended = { start: EVENT_START, end: EVENT_START + 166_900, totalPausedSeconds: 0, targetLaps: 6 };
const labels = (facts: { label: string }[]) => facts.map(({ label }) => label);

test('shows date, start, end, length and laps of a race that has ended', () => {
  expect(listRaceFacts(ended)).toEqual([
    { label: 'Date', value: '16th May 2026' },
    { label: 'Start', value: '10:00:00 AM' },
    { label: 'End', value: '10:02:46 AM' },
    { label: 'Length', value: '2:46.90' },
    { label: 'Laps', value: '6' },
  ]);
});

test('does not count pauses in the length', () => {
  expect(listRaceFacts({ ...ended, totalPausedSeconds: 60 })[3]?.value).toBe('1:46.90');
});

test.each([
  ['has not ended', { end: null }],
  ['ended at an invalid time', { end: 1e12 }],
])('shows only the laps of a race that %s', (_, change) => {
  expect(labels(listRaceFacts({ ...ended, ...change }))).toEqual(['Laps']);
});

test('hides a target of 0 laps', () => {
  expect(labels(listRaceFacts({ ...ended, targetLaps: 0 }))).not.toContain('Laps');
});
