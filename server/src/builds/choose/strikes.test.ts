import { createStrikes } from './strikes';

it('puts a build out for a minute after three failures within a minute', () => {
  let nowMs = 0;
  const strikes = createStrikes(() => nowMs);
  expect([strikes.add('a'), strikes.add('a'), strikes.add('b')]).toEqual([false, false, false]);
  nowMs = 60_000;
  expect([strikes.add('a'), strikes.add('a')]).toEqual([false, false]);
  nowMs = 60_001;
  expect(strikes.add('a')).toBe(true);
  expect([...strikes.list()]).toEqual(['a']);
  nowMs = 120_001;
  expect([...strikes.list()]).toEqual([]);
  expect(strikes.add('c', 3)).toBe(true);
});

it('puts a build out at once', () => {
  let nowMs = 0;
  const strikes = createStrikes(() => nowMs);
  strikes.avoid('a');
  expect([...strikes.list()]).toEqual(['a']);
  nowMs = 60_000;
  expect([...strikes.list()]).toEqual([]);
});
