import type { LiveMessage } from '@holeshot/contract/wire';
import { addCrossing, hashCrossings, type LiveCrossing, type Race } from '@holeshot/domain';
import { buildRace, createMemoryClient, failedCall } from '@holeshot/testing';
import { type WatchedRace, watchRace } from './watch-race';

/** The browser's EventSource, as far as the feed uses it. */
class TestEventSource {
  static readonly CLOSED = 2;
  static all: TestEventSource[] = [];
  readyState = 1;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  constructor(readonly url: string) {
    TestEventSource.all.push(this);
  }
  close(): void {
    this.readyState = TestEventSource.CLOSED;
  }
  send(message: LiveMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const NOW = Date.UTC(2026, 4, 16, 10, 1);
const feeds = () => TestEventSource.all.filter(({ readyState }) => readyState !== TestEventSource.CLOSED);

let isHidden = false;
function setHidden(value: boolean): void {
  isHidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeAll(() => {
  Object.assign(globalThis, { EventSource: TestEventSource });
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
});
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  TestEventSource.all = [];
  isHidden = false;
});
afterEach(() => jest.useRealTimers());

/** `answer` may delay or refuse the answer to a read. */
function watch(answer: (race: Race, read: number) => unknown = (race) => race) {
  const site = buildRace({ flights: { kestrel: [1], magpie: [2] }, end: null });
  const path = `/api/public/races/eventId/event-1/raceId/${site.id}`;
  let reads = 0;
  const models = {
    get [path]() {
      reads += 1;
      return answer(structuredClone(site), reads);
    },
  };
  let watched: WatchedRace = { race: null, timerAheadMs: 0, isConnected: false, lostAtMs: 0 };
  let eventChanges = 0;
  const stop = watchRace({
    client: createMemoryClient(models),
    eventId: 'event-1',
    raceId: site.id,
    event: { timeZone: 'UTC', laps: 3 },
    maxLapColumns: 4,
    onChange: (next) => {
      watched = next;
    },
    onEventChange: () => {
      eventChanges += 1;
    },
  });
  const cross = (pilotId: string, lapNumber: number): LiveMessage => {
    const crossing: LiveCrossing = {
      detectionId: `live-${pilotId}-${lapNumber}`,
      pilotId,
      channelId: null,
      lapNumber,
      timingSystemIndex: 0,
      isLapEnd: true,
      valid: true,
      seconds: 5 + lapNumber * 20,
    };
    addCrossing(site, crossing);
    return { type: 'crossing', raceId: site.id, hash: hashCrossings(site), crossing, timerMs: Date.now() };
  };
  const hello = (): LiveMessage => ({
    type: 'hello',
    races: [{ raceId: site.id, hash: hashCrossings(site) }],
    timerMs: Date.now() + 3_000,
  });
  return {
    stop,
    cross,
    hello,
    watched: () => watched,
    leader: () => watched.race?.board.rows[0],
    reads: () => reads,
    eventChanges: () => eventChanges,
  };
}

test('reads the race once, then shows each crossing', async () => {
  const { stop, cross, hello, watched, leader, reads } = watch();
  const [feed] = feeds();
  expect(feed?.url).toBe('/api/public/live/eventId/event-1');
  feed?.send(hello());
  await jest.advanceTimersByTimeAsync(10);
  expect(watched()).toMatchObject({ isConnected: true, timerAheadMs: 3_000 });
  expect(leader()).toMatchObject({ pilotId: 'kestrel', last: { lapNumber: 0 } });
  feed?.send(cross('magpie', 1));
  expect(leader()).toMatchObject({ pilotId: 'magpie', last: { lapNumber: 1, seconds: 23 } });
  expect(watched().race?.laps).toHaveLength(3);
  expect(reads()).toBe(1);
  stop();
  expect(feeds()).toEqual([]);
});

test('loads the race again after a missed message, a limited number of times', async () => {
  const { stop, cross, hello, leader, reads } = watch();
  const [feed] = feeds();
  feed?.send(hello());
  await jest.advanceTimersByTimeAsync(10);
  cross('magpie', 1);
  feed?.send(cross('magpie', 2));
  await jest.advanceTimersByTimeAsync(1_100);
  expect(leader()).toMatchObject({ pilotId: 'magpie', last: { lapNumber: 2 } });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(reads()).toBe(2);
  stop();
});

test('a hidden page has no connection, and catches up when it is visible again', async () => {
  const { stop, cross, hello, watched, leader } = watch();
  feeds()[0]?.send(hello());
  await jest.advanceTimersByTimeAsync(10);
  setHidden(true);
  expect([feeds().length, watched().isConnected]).toEqual([0, false]);
  cross('magpie', 1);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(feeds()).toEqual([]);
  setHidden(false);
  feeds()[0]?.send(hello());
  await jest.advanceTimersByTimeAsync(1_100);
  expect(leader()).toMatchObject({ pilotId: 'magpie', last: { lapNumber: 1 } });
  stop();
});

test('connects again after a refusal and after a silence', async () => {
  const { stop, hello, watched } = watch();
  const refused = feeds()[0];
  refused?.close();
  refused?.onerror?.();
  await jest.advanceTimersByTimeAsync(5_000);
  const silent = feeds()[0];
  silent?.send(hello());
  await jest.advanceTimersByTimeAsync(40_000);
  expect([silent?.readyState, feeds().length, watched().isConnected]).toEqual([2, 1, false]);
  stop();
});

test('retries a refused connection at most once a minute', async () => {
  const { stop, hello, watched } = watch();
  const refuse = () => {
    const [feed] = feeds();
    feed?.close();
    feed?.onerror?.();
  };
  for (let time = 0; time < 5; time += 1) {
    refuse();
    await jest.advanceTimersByTimeAsync(60_000);
  }
  refuse();
  await jest.advanceTimersByTimeAsync(59_000);
  expect(feeds()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  feeds()[0]?.send(hello());
  expect(watched().isConnected).toBe(true);
  refuse();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(feeds()).toHaveLength(1);
  stop();
});

test('limits the loads of a race that is ahead of the messages', async () => {
  const { stop, cross, hello, reads } = watch();
  const [feed] = feeds();
  const early = hello();
  cross('magpie', 1);
  feed?.send(early);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reads()).toBe(3);
  stop();
});

test('reads the race again when the event changed', async () => {
  const { stop, cross, hello, leader } = watch();
  const [feed] = feeds();
  feed?.send(hello());
  await jest.advanceTimersByTimeAsync(10);
  cross('magpie', 1);
  feed?.send({ type: 'changed' });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(leader()).toMatchObject({ pilotId: 'magpie' });
  stop();
});

test.each([
  ['while it is read', (race: Race) => new Promise((resolve) => setTimeout(resolve, 2_000, race)), 2],
  ['and the read fails', (race: Race, read: number) => (read === 2 ? failedCall(503, 'Busy') : race), 3],
])('reads the race again when the event changed %s', async (_, answer, expected) => {
  const { stop, hello, reads } = watch(answer);
  const [feed] = feeds();
  feed?.send(hello());
  await jest.advanceTimersByTimeAsync(1_000);
  feed?.send({ type: 'changed' });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(reads()).toBe(expected);
  stop();
});

test('says that the event changed, perhaps before the first message', () => {
  const { stop, eventChanges } = watch();
  feeds()[0]?.send({ type: 'beat', timerMs: Date.now() });
  expect(eventChanges()).toBe(1);
  feeds()[0]?.send({ type: 'changed' });
  expect(eventChanges()).toBe(2);
  stop();
});

test('notices a lost network immediately, and catches up when it is back', async () => {
  const { stop, hello, watched, eventChanges } = watch();
  feeds()[0]?.send(hello());
  await jest.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('offline'));
  expect(watched()).toMatchObject({ isConnected: false, lostAtMs: Date.now() });
  window.dispatchEvent(new Event('online'));
  expect(eventChanges()).toBe(1);
  feeds()[0]?.send(hello());
  expect([watched().isConnected, eventChanges()]).toEqual([true, 2]);
  stop();
});
