import { EVENT_START } from '@holeshot/testing';
import { findMoment } from './stream-moment';

const stream = (videoId: string, startSeconds: number, durationSeconds: number | null = null) => ({
  videoId,
  startSeconds,
  durationSeconds,
});

test.each([
  ['seconds after the race start', [stream('a', 2410)], 43_900, { videoId: 'a', seconds: 2453 }],
  ['a moment before the race start', [stream('a', 10)], -4_000, { videoId: 'a', seconds: 6 }],
  [
    'the stream that continues after another has ended',
    [stream('a', 50, 60), stream('b', 5)],
    10_000,
    { videoId: 'b', seconds: 15 },
  ],
  ['the last second', [stream('a', 50, 61)], 10_000, { videoId: 'a', seconds: 60 }],
  ['nothing after the end', [stream('a', 50, 60)], 10_000, null],
  ['nothing before the stream', [stream('a', 2)], -3_000, null],
  ['nothing without streams', [], 0, null],
])('finds %s', (_, videos, afterMs, moment) => {
  expect(findMoment(videos, EVENT_START, EVENT_START + afterMs)).toEqual(moment);
});

test('finds nothing for a race without a start', () => {
  expect(findMoment([stream('a', 1)], null, EVENT_START)).toBeNull();
});
