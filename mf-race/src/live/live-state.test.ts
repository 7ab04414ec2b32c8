import type { LiveMessage } from '@holeshot/contract/wire';
import { addCrossing, hashCrossings, type LiveCrossing, type RaceDetails } from '@holeshot/domain';
import { buildRace } from '@holeshot/testing';
import fc from 'fast-check';
import { initialLiveState, isOutdated, type LiveState, reduceLive } from './live-state';

const NOW = Date.UTC(2026, 4, 16, 10, 5);

const running = (): RaceDetails => buildRace({ flights: { kestrel: [1], magpie: [2] }, end: null });

const crossing = (pilotId: string, lapNumber: number): LiveCrossing => ({
  detectionId: `live-${pilotId}-${lapNumber}`,
  pilotId,
  channelId: null,
  timingSystemIndex: 0,
  lapNumber,
  isLapEnd: true,
  valid: true,
  seconds: 3 + lapNumber * 20,
});

/** The site's copy of a race, which announces each crossing. */
function createSite() {
  const race = structuredClone(running());
  return {
    race,
    cross(one: LiveCrossing): LiveMessage {
      addCrossing(race, one);
      return { type: 'crossing', raceId: race.id, hash: hashCrossings(race), crossing: one, timerMs: NOW };
    },
    hello: (): LiveMessage => ({
      type: 'hello',
      races: [{ raceId: race.id, hash: hashCrossings(race) }],
      timerMs: NOW,
    }),
  };
}

const hear = (state: LiveState, message: LiveMessage, atMs = NOW) =>
  reduceLive(state, { type: 'heard', message, atMs });
const read = (state: LiveState, race: RaceDetails) =>
  reduceLive(state, { type: 'read', race: structuredClone(race) });

test('a crossing adds a lap, and leaves other pilots as they are', () => {
  const site = createSite();
  const before = read(hear(initialLiveState(site.race.id), site.hello()), site.race);
  const after = hear(before, site.cross(crossing('kestrel', 1)));
  expect(isOutdated(after)).toBe(false);
  expect(after.race?.laps.at(-1)).toMatchObject({ lapNumber: 1, lengthSeconds: 22 });
  expect(after.race?.laps[1]).toBe(before.race?.laps[1]);
  expect(after.race?.pilotChannels).toBe(before.race?.pilotChannels);
});

test('the first message and a missed message make the race outdated', () => {
  const site = createSite();
  const first = hear(initialLiveState(site.race.id), site.hello());
  expect(isOutdated(first)).toBe(true);
  const state = read(first, site.race);
  expect(isOutdated(state)).toBe(false);
  site.cross(crossing('kestrel', 1));
  const missed = hear(state, site.cross(crossing('magpie', 1)));
  expect(isOutdated(missed)).toBe(true);
  expect(isOutdated(read(missed, site.race))).toBe(false);
});

test('ignores other races, other messages and the end', () => {
  const site = createSite();
  const state = read(hear(initialLiveState(site.race.id), site.hello()), site.race);
  const other: LiveMessage = { ...site.cross(crossing('kestrel', 1)), raceId: 'other' } as LiveMessage;
  expect(hear(state, other)).toEqual(state);
  expect(hear(state, { type: 'changed' })).toBe(state);
  expect(isOutdated(hear(state, { type: 'hello', races: [], timerMs: NOW }))).toBe(false);
});

test('knows how far the timing computer is ahead', () => {
  const state = initialLiveState(null);
  expect(hear(state, { type: 'beat', timerMs: NOW + 5_000 }).timerAheadMs).toBe(5_000);
});

test('after lost, repeated or reordered messages, the race is right or counts as outdated', () => {
  const all = ['kestrel', 'magpie'].flatMap((pilot) => [1, 2, 3].map((lap) => crossing(pilot, lap)));
  const heard = fc.shuffledSubarray([...all, ...all].map((_, index) => index));
  fc.assert(
    fc.property(heard, (indexes) => {
      const site = createSite();
      const start = read(hear(initialLiveState(site.race.id), site.hello()), site.race);
      const messages = [...all, ...all].map((one) => site.cross(one));
      const last = messages.at(-1) as LiveMessage;
      const order = [...indexes.flatMap((index) => messages[index] ?? []), last];
      const state = order.reduce((current, message) => hear(current, message), start);
      const isRight = state.race !== null && hashCrossings(state.race) === hashCrossings(site.race);
      expect(isOutdated(state)).toBe(!isRight);
    }),
  );
});
