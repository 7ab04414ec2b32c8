import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { LiveMessage } from '@holeshot/contract/wire';
import { type Guid, hashCrossings, raceState } from '@holeshot/domain';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { Gauge } from 'prom-client';
import { createAddressCounts } from '../../api/address-counts';
import { ApiError } from '../../api/api-error';
import { eventOfScope, INVALIDATION_TOPIC } from '../../database';
import { getRaceDetails, listRaces } from '../../events/read/races';
import { type CrossingNotice, LIVE_CHANNEL } from './apply-notification';

declare module 'fastify' {
  interface FastifyInstance {
    liveFeed: LiveFeed;
  }
}

/** Streams of events' messages. */
export interface LiveFeed {
  /**
   * Sends messages about a visible event until the connection closes. Throws `ApiError`: not-found for any other event,
   * too-many when `address` has as many streams as it may.
   */
  open(eventId: Guid, address: string, openResponse: () => ServerResponse): Promise<void>;
  /** How far the clock of the timing computer is ahead of this one, ms, by the last crossing; 0 before one. */
  getTimerAheadMs(eventId: Guid): number;
}

const TOO_MANY =
  'Too many pages of this address follow events as they happen. This one asks for news every few seconds.';
const BEAT_MS = 15_000;
/** The delay after which a page reconnects, with jitter because a process that ends loses all of its streams at once. */
const RETRY_MS = { least: 1_000, most: 2_000 };
/** More than concurrent events; others get their clock with the next crossing. */
const MAX_TIMERS = 500;
const ANNOUNCE_MS = 100;
/** A client that lags this much is disconnected; it reconnects and reads the race. */
const MAX_UNSENT_BYTES = 64 * 1024;

const toText = (message: LiveMessage): string => `data: ${JSON.stringify(message)}\n\n`;

function send(streams: Iterable<ServerResponse>, message: LiveMessage): void {
  const bytes = Buffer.from(toText(message));
  for (const stream of streams) {
    // an ended stream of a hidden event, which the client has not closed yet: writing to it would crash the process
    if (stream.writableEnded) continue;
    if (stream.writableLength > MAX_UNSENT_BYTES) stream.destroy();
    else stream.write(bytes);
  }
}

/**
 * Decorates the instance with `liveFeed`, with at most `streamsPerAddress` streams per address; 0 means no limit. Every
 * process sends the writes of all. Needs `app.database`, `app.readCache` and `app.metrics`.
 */
export const liveFeed = fastifyPlugin<{ streamsPerAddress: number }>(async (app, { streamsPerAddress }) => {
  const { database, readCache } = app;
  const streamsByEvent = new Map<Guid, Set<ServerResponse>>();
  const timerAheadByEvent = new LRUCache<Guid, number>({ max: MAX_TIMERS });
  const addressCounts = createAddressCounts(streamsPerAddress);

  const getTimerAheadMs = (eventId: Guid): number => timerAheadByEvent.get(eventId) ?? 0;
  const timerMs = (eventId: Guid): number => Date.now() + getTimerAheadMs(eventId);

  const listRunning = (eventId: Guid) =>
    readCache.get(`running races ${eventId}`, [`event:${eventId}`, `live:${eventId}`], async () => {
      const races = await listRaces(database.db, readCache, eventId);
      const running = races.filter((race) => raceState(race) === 'in-progress');
      return Promise.all(
        running.map(async ({ id }) => {
          const race = await getRaceDetails(database.db, readCache, eventId, id);
          return { raceId: id, hash: hashCrossings(race) };
        }),
      );
    });

  const closeStreams = (eventId: Guid): void => {
    for (const stream of streamsByEvent.get(eventId) ?? []) stream.end();
  };

  const announcing = new Map<Guid, NodeJS.Timeout>();
  // A process is notified of its own writes twice, and a delivery is many writes.
  const announceSoon = (eventId: Guid): void => {
    if (announcing.has(eventId)) return;
    const announce = () => {
      announcing.delete(eventId);
      send(streamsByEvent.get(eventId) ?? [], { type: 'changed' });
      // The event may be hidden now.
      listRunning(eventId).catch(() => closeStreams(eventId));
    };
    announcing.set(eventId, setTimeout(announce, ANNOUNCE_MS));
  };

  const stops = await Promise.all([
    database.listen(LIVE_CHANNEL, {
      message(payload) {
        const { eventId, message, timerAheadMs }: CrossingNotice = JSON.parse(payload);
        timerAheadByEvent.set(eventId, timerAheadMs);
        const streams = streamsByEvent.get(eventId);
        if (streams) send(streams, { type: 'crossing', ...message, timerMs: timerMs(eventId) });
      },
      connection(isUp) {
        // The first message of a new connection contains what was missed.
        if (!isUp) for (const eventId of streamsByEvent.keys()) closeStreams(eventId);
      },
    }),
    database.listen(INVALIDATION_TOPIC, {
      message(scope) {
        const eventId = eventOfScope(scope);
        if (eventId && streamsByEvent.has(eventId)) announceSoon(eventId);
      },
      connection: () => undefined,
    }),
  ]);

  const beat = setInterval(() => {
    for (const [eventId, streams] of streamsByEvent)
      send(streams, { type: 'beat', timerMs: timerMs(eventId) });
  }, BEAT_MS);
  app.addHook('preClose', async () => {
    clearInterval(beat);
    for (const timer of announcing.values()) clearTimeout(timer);
    for (const eventId of streamsByEvent.keys()) closeStreams(eventId);
  });
  app.addHook('onClose', async () => {
    await Promise.all(stops.map((stop) => stop()));
  });
  new Gauge({
    name: 'holeshot_live_streams',
    help: 'Open streams of live events',
    registers: [app.metrics.registry],
    collect() {
      this.set([...streamsByEvent.values()].reduce((sum, { size }) => sum + size, 0));
    },
  });

  app.decorate('liveFeed', {
    getTimerAheadMs,
    async open(eventId, address, openResponse) {
      const giveBack = addressCounts.take(address);
      if (!giveBack) throw new ApiError('too-many', TOO_MANY);
      const response = await listRunning(eventId)
        .then(openResponse)
        .catch((error: unknown) => {
          giveBack();
          throw error;
        });
      if (response.destroyed) return giveBack();
      const streams = streamsByEvent.get(eventId) ?? new Set();
      streamsByEvent.set(eventId, streams.add(response));
      response.on('close', () => {
        giveBack();
        streams.delete(response);
        if (streams.size === 0) streamsByEvent.delete(eventId);
      });
      response.write(`retry: ${randomInt(RETRY_MS.least, RETRY_MS.most)}\n`);
      // Read again after subscribing, so that nothing is missed.
      const races = await listRunning(eventId).catch((error: unknown) => {
        response.destroy();
        throw error;
      });
      send([response], { type: 'hello', races, timerMs: timerMs(eventId) });
    },
  } satisfies LiveFeed);
});
