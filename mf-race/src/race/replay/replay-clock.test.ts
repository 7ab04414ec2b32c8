import { initialClock, nextSpeed, type ReplayAction, reduceClock } from './replay-clock';

const run = (start: number, ...actions: ReplayAction[]) =>
  actions.reduce(reduceClock, initialClock(start, 90_000));

test('time passes at the speed, and only while playing', () => {
  const clock = run(10_000, { type: 'play' }, { type: 'speed', speed: 4 }, { type: 'tick', passedMs: 500 });
  expect(clock).toMatchObject({ ms: 12_000, isPlaying: true, speed: 4 });
  expect(run(10_000, { type: 'toggle' }, { type: 'toggle' })).toMatchObject({ ms: 10_000, isPlaying: false });
});

test('pauses at the end; Play at the end starts from the beginning', () => {
  const end = run(89_900, { type: 'play' }, { type: 'tick', passedMs: 500 });
  expect(end).toMatchObject({ ms: 90_000, isPlaying: false });
  expect(reduceClock(end, { type: 'toggle' })).toMatchObject({ ms: 0, isPlaying: true, jumps: 1 });
});

test('a moment is within the race', () => {
  expect(run(0, { type: 'jump', ms: 999_999 })).toMatchObject({ ms: 90_000, jumps: 1 });
  expect(run(-5).ms).toBe(0);
});

test('the next speed after the fastest is the first', () => {
  expect([nextSpeed(1), nextSpeed(4), nextSpeed(8)]).toEqual([2, 8, 1]);
});
