import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { buildsFolder } from '@holeshot/build';
import { pino } from 'pino';
import { buildApp } from '../../server/src/app';
import { type Database, invalidate, schema } from '../../server/src/database';
import { importEvent } from '../../server/src/events/write/import-event';
import { openBuilds } from '../../server/src/site/open-builds';
import { buildEvent } from '../../server/src/testing/build-event-folder';
import { benchEvent } from './bench-event';

let hosts = 0;

/** Headers of a request that misses the page cache, whose key contains the host. */
export const pastPageCache = (): { host: string } => ({ host: `bench-${hosts++}.localhost` });

type App = Awaited<ReturnType<typeof buildApp>>;

interface SiteOptions {
  /** the site's own builds are in the first folder, published ones in the others */
  buildsDirs?: readonly [string, ...string[]];
  /** can slow down the API calls of pages */
  wrapApi?: (readAs: App['readAs']) => App['readAs'];
}

/** Starts the site in this process, without a port. */
export async function openInProcess(
  database: Database,
  dataDir: string,
  { buildsDirs = [buildsFolder], wrapApi = (readAs) => readAs }: SiteOptions = {},
): Promise<{ app: App; close: () => Promise<void> }> {
  const log = pino({ level: 'error' });
  const builds = await openBuilds({ database, buildsDirs, onError: (error) => log.error(error) });
  const app: App = await buildApp({
    database,
    log,
    files: { folder: path.join(dataDir, 'files') },
    pages: {
      ...builds,
      config: { map: { provider: 'built-in' } },
      readAs: wrapApi((person, address) => app.readAs(person, address)),
    },
  });
  return {
    app,
    async close() {
      await builds.stop();
      await app.close();
      await database.close();
    },
  };
}

/** Adds a club with the event of 61 races and 20 pilots. Returns their ids. */
export async function addBenchEvent(database: Database): Promise<{ clubId: number; eventId: string }> {
  const values = { name: 'Bench', timeZone: 'UTC', latitude: 0, longitude: 0 };
  const [club] = await database.db.insert(schema.clubs).values(values).returning();
  const clubId = club?.id ?? 0;
  const { id: eventId, folder } = buildEvent(benchEvent());
  await importEvent(database, { folder, clubId, who: 'bench', why: 'bench' });
  return { clubId, eventId };
}

/** Ends the cached answers about all events, clubs and people, and about one event in particular. */
export const invalidateAll = (database: Database, eventId?: string): Promise<void> =>
  database.transaction((tx) =>
    invalidate(tx, [...(eventId ? [`event:${eventId}` as const] : []), 'events', 'clubs', 'users', 'videos']),
  );

/** How long a request takes, ms. Throws for a status that is not in `accepts`. */
export async function timeRequest(
  app: App,
  url: string,
  { headers = {}, accepts = [200] }: { headers?: Record<string, string>; accepts?: readonly number[] } = {},
): Promise<number> {
  const startMs = performance.now();
  // as bytes: what the client does with them is not measured
  const { statusCode, stream } = await app.inject({ url, headers, payloadAsStream: true });
  await buffer(stream());
  const ms = performance.now() - startMs;
  if (!accepts.includes(statusCode)) throw new Error(`GET ${url} gave ${statusCode}`);
  return ms;
}
