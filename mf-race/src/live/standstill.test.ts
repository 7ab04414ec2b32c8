import { expectedRaceSeconds, silenceMs, silenceText } from './standstill';

test.each([
  ['the target laps in the median lap', 4, [20, 30, 25], 100],
  ['the target laps in the mean of the two middle laps', 4, [20, 30, 28, 22], 100],
  ['a lap of 40 s before the first lap', 4, [], 160],
  ['three laps without a target', 0, [30], 90],
  ['a minute at least', 2, [11], 60],
])('a race is expected to take %s', (_, targetLaps, laps, expected) => {
  expect(expectedRaceSeconds(targetLaps, laps)).toBe(expected);
});

const START = Date.UTC(2026, 4, 16);

test.each([
  [null, 300, null],
  [null, 301, 301],
  [200, 500, null],
  [200, 501, 301],
  // the timing computer's clock was corrected
  [900, 300, null],
])(
  'with the last crossing at %s s, at %s s a race of 100 s stands still since %s s',
  (crossing, now, expected) => {
    const race = {
      startInstantMs: START,
      lastCrossingMs: crossing === null ? null : START + crossing * 1000,
      expectedSeconds: 100,
    };
    expect(silenceMs(race, START + now * 1000)).toBe(expected === null ? null : expected * 1000);
  },
);

test('writes the silence in minutes, hours or days', () => {
  const minutes = [22.9, 119, 190, 2_880];
  expect(minutes.map((value) => silenceText(value * 60_000))).toEqual(['22 min', '119 min', '3 h', '2 days']);
});
