import type { Podium } from '@holeshot/client';
import { buildEventListItem } from '@holeshot/testing';
import { listStarted } from './started-events';

const NOW = Date.UTC(2026, 10, 22, 12);
const event = (id: string, day: number) =>
  buildEventListItem({ id, start: Date.UTC(2026, 10, day), timeZone: 'UTC' });

const row = (rank: number | null, name: string): Podium['rows'][number] => ({
  pilotId: name,
  name,
  photoUrl: null,
  rank,
  final: null,
  points: null,
  raceSeconds: null,
  targetSeconds: null,
  lapCount: 3,
  raceCount: 1,
  winCount: 0,
  bestLap: null,
});

const podium = (id: string, racesLeft = 0): Podium => ({
  event: event(id, 1),
  basis: null,
  racesLeft,
  fastestLap: null,
  rows: [row(1, 'Brushless'), row(2, 'TwigSnap'), row(2, 'Kestrel'), row(9, 'Nullmode')],
});

test('the running event is first, and Live replaces its date', () => {
  const started = listStarted([event('a', 22), event('b', 21)], { liveIds: ['b'], podiums: [], nowMs: NOW });
  expect(started.map(({ id, when }) => [id, when])).toEqual([
    ['b', 'Live now'],
    ['a', 'Today'],
  ]);
});

test.each([
  ['is over', podium('a'), ['1 Brushless', '2 TwigSnap', '2 Kestrel']],
  ['has races left', podium('a', 2), undefined],
  ['is another one', podium('b'), undefined],
])('an event whose podium %s has %j', (_, ofEvent, expected) => {
  const [preview] = listStarted([event('a', 1)], { liveIds: [], podiums: [ofEvent], nowMs: NOW });
  expect(preview?.podium?.map(({ rank, name }) => `${rank} ${name}`)).toEqual(expected);
});
