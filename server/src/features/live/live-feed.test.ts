import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import {
  type LiveMessage,
  liveMessageSchema,
  type WireLiveNow,
  type WireRaceDetails,
} from '@holeshot/contract/wire';
import { hashCrossings, parseClock } from '@holeshot/domain';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../app';
import { type BuiltEvent, buildEvent, desktopDate, editFile } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { eventCall, openSyncClient, type SyncClient } from '../sync/testing/sync-client';
import { detectionId, lapEnd, RACE_START, raceEnd, raceStart } from './testing/notifications';

let api: TestApp;
let client: SyncClient;
let event: BuiltEvent;
const streams = new Set<AbortController>();

beforeEach(async () => {
  api = await createTestApp();
  client = await openSyncClient(api);
  event = buildEvent({ rounds: [{}], races: [{ state: 'not-started' }] });
  await api.add(event);
  await api.app.listen({ port: 0 });
});
afterEach(async () => {
  for (const stream of streams) stream.abort();
  streams.clear();
  await api.close();
});

interface Feed {
  /** The next message that is no beat. Rejects at the end of the stream. */
  next(): Promise<LiveMessage>;
  close(): void;
}

/** Reads the feed of the event as a browser does. */
async function openFeed(app: FastifyInstance = api.app, headers: HeadersInit = {}): Promise<Feed> {
  const { port } = app.server.address() as AddressInfo;
  const stream = new AbortController();
  streams.add(stream);
  const response = await fetch(`http://127.0.0.1:${port}/api/public/live/eventId/${event.id}`, {
    signal: stream.signal,
    headers,
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const [, data = ''] = /^data: (.*)$/m.exec(text.slice(0, end)) ?? [];
          text = text.slice(end + 2);
          const message = liveMessageSchema.parse(JSON.parse(data));
          if (message.type !== 'beat') return message;
        } else {
          const { done, value } = await reader.read();
          if (done) throw new Error('The stream ended.');
          text += decoder.decode(value, { stream: true });
        }
      }
    },
    close: () => stream.abort(),
  };
}

async function notify(...messages: unknown[]): Promise<void> {
  const url = `/api/live/${client.notificationSecret}`;
  for (const payload of messages) await api.app.inject({ method: 'PUT', url, payload: payload as object });
  await api.app.liveQueue.idle();
}

const raceId = () => event.raceIds[0] ?? '';

/** The hash of the race as the API has it now. */
async function readHash(): Promise<string> {
  const race = await api.get<WireRaceDetails>(`/api/public/races/eventId/${event.id}/raceId/${raceId()}`);
  const detections = race.Detections.map((row) => ({
    id: row.ID,
    time: parseClock(row.Time) ?? 0,
    lapNumber: row.LapNumber,
    valid: row.Valid,
  }));
  return hashCrossings({ start: parseClock(race.Start), end: parseClock(race.End), detections } as Parameters<
    typeof hashCrossings
  >[0]);
}

test('a feed begins with what runs, and then has each crossing', async () => {
  const feed = await openFeed();
  expect(await feed.next()).toMatchObject({ type: 'hello', races: [] });
  await notify(raceStart());
  expect(await feed.next()).toEqual({ type: 'changed' });
  await notify(lapEnd('Pilot A', 0, 1.25));
  const hash = await readHash();
  expect(await feed.next()).toMatchObject({
    type: 'crossing',
    raceId: raceId(),
    hash,
    crossing: { detectionId: detectionId('Pilot A', 0), pilotId: event.pilotIds[0], seconds: 1.25 },
  });
  const late = await openFeed();
  expect(await late.next()).toMatchObject({ type: 'hello', races: [{ raceId: raceId(), hash }] });
  await notify(raceEnd(60));
  expect(await late.next()).toEqual({ type: 'changed' });
});

test("the feed tells the timing computer's clock, however wrong it is", async () => {
  const feed = await openFeed();
  await feed.next();
  await notify(raceStart());
  await feed.next();
  await notify(lapEnd('Pilot A', 0, 1.25));
  const message = await feed.next();
  const aheadMs = ('timerMs' in message ? message.timerMs : 0) - (RACE_START + 1250);
  expect(aheadMs).toBeGreaterThanOrEqual(0);
  expect(aheadMs).toBeLessThan(600_000);
});

test('the running race tells how far the clock of the timing computer is ahead', async () => {
  const startMs = Date.now() + 300_000;
  const at = (seconds: number) => new Date(startMs + seconds * 1_000).toISOString();
  const today = { Start: desktopDate(Date.now()), TimeZone: 'UTC' };
  await api.add(buildEvent({ rounds: [{}], event: today, races: [{ state: 'not-started' }] }));
  await notify(raceStart({ ts: at(0), actualStart: at(0) }), lapEnd('Pilot A', 0, 1.25, { ts: at(1.25) }));
  const [running] = await api.get<WireLiveNow[]>('/api/public/live');
  expect(Math.abs((running?.TimerAhead ?? 0) - 300)).toBeLessThan(60);
});

test('a delivery is announced, and an event that is hidden now ends its feed', async () => {
  const feed = await openFeed();
  await feed.next();
  editFile(event, 'Event.json', (file) => Object.assign(file, { Name: 'Night race' }));
  const first = eventCall(event, 1, ['Event.json']);
  await client.put(first.path, first.body);
  expect(await feed.next()).toEqual({ type: 'changed' });
  editFile(event, 'Event.json', (file) => Object.assign(file, { VisibleOnline: false }));
  const second = eventCall(event, 2, ['Event.json']);
  await client.put(second.path, second.body);
  // the ranking, which is made half a second later, is announced, too
  const untilEnd = async () => {
    for (;;) expect(await feed.next()).toEqual({ type: 'changed' });
  };
  await expect(untilEnd()).rejects.toThrow('The stream ended.');
});

test('a feed that has ended takes no further message, also before its client has closed it', async () => {
  const response = new PassThrough();
  const onError = jest.fn();
  response.on('error', onError);
  await api.app.liveFeed.open(event.id, '192.0.2.1', () => response as unknown as ServerResponse);
  const feed = await openFeed();
  await feed.next();
  response.end();
  await notify(raceStart(), lapEnd('Pilot A', 0, 1.25));
  await feed.next();
  await feed.next();
  expect(onError).not.toHaveBeenCalled();
});

test('a stream without its first message is closed, so that its page connects again', async () => {
  const response = new PassThrough();
  const opening = api.app.liveFeed.open(event.id, '192.0.2.1', () => {
    jest.spyOn(api.app.readCache, 'get').mockRejectedValueOnce(new Error('the database is away'));
    return response as unknown as ServerResponse;
  });
  await expect(opening).rejects.toThrow('the database is away');
  expect(response.destroyed).toBe(true);
});

test('every process sends what another one was notified of', async () => {
  const other = await buildApp({
    database: api.database,
    log: pino({ level: 'silent' }),
    files: { folder: '/nowhere' },
  });
  try {
    await other.listen({ port: 0 });
    const feed = await openFeed(other);
    await feed.next();
    await notify(raceStart());
    expect(await feed.next()).toEqual({ type: 'changed' });
    await notify(lapEnd('Pilot A', 0, 1.25));
    expect(await feed.next()).toMatchObject({ type: 'crossing' });
    feed.close();
  } finally {
    await other.close();
  }
});

test('feeds are counted, and the end of the site ends them', async () => {
  const feed = await openFeed();
  await feed.next();
  const count = async () => {
    const text = await api.app.metrics.registry.metrics();
    return /^holeshot_live_streams (\d+)$/m.exec(text)?.[1];
  };
  expect(await count()).toBe('1');
  const closing = api.app.close();
  await expect(feed.next()).rejects.toThrow();
  await closing;
});

test.each([
  ['an address', '192.0.2.1', '192.0.2.1', '192.0.2.2'],
  ['a network of IPv6', '2001:db8::1', '2001:db8::beef:2', '2001:db8:0:1::1'],
])(
  '%s gets so many feeds; others, and pages that follow one that has gone, get theirs',
  async (_, one, same, other) => {
    const limits = { work: {}, connections: 0, streams: 2, trustedProxies: 'loopback' };
    const app = await buildApp({
      database: api.database,
      log: pino({ level: 'silent' }),
      files: { folder: '/nowhere' },
      limits,
    });
    try {
      await app.listen({ port: 0 });
      const from = (address: string) => ({ 'x-forwarded-for': address });
      const signal = AbortSignal.timeout(4_000);
      const ask = (id: string) =>
        app.inject({ url: `/api/public/live/eventId/${id}`, headers: from(same), signal });
      for (let time = 0; time < 3; time += 1)
        expect((await ask('11111111-1111-4111-8111-111111111111')).statusCode).toBe(404);
      const feeds = [await openFeed(app, from(one)), await openFeed(app, from(same))];
      for (const feed of feeds) await feed.next();
      const refused = await ask(event.id);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
      expect(refused.json()).toEqual({
        code: 'too-many',
        message: expect.stringMatching(/every few seconds/),
      });
      await (await openFeed(app, from(other))).next();
      feeds[0]?.close();
      while (/^holeshot_live_streams 3$/m.test(await app.metrics.registry.metrics()))
        await new Promise((resolve) => setTimeout(resolve, 10));
      await (await openFeed(app, from(one))).next();
    } finally {
      for (const stream of streams) stream.abort();
      await app.close();
    }
  },
);

test('a feed answers HEAD, which would never end, as an unknown address', async () => {
  const signal = AbortSignal.timeout(2_000);
  const url = `/api/public/live/eventId/${event.id}`;
  const reply = await api.app.inject({ method: 'HEAD', url, signal });
  expect(reply.statusCode).toBe(404);
});

test.each(['11111111-1111-4111-8111-111111111111', '1'])('the event %s has no feed', async (id) => {
  const reply = await api.app.inject({ url: `/api/public/live/eventId/${id}` });
  expect(reply.statusCode).toBe(id === '1' ? 400 : 404);
});
