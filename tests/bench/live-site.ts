import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cpuUsage, memoryUsage } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import { buildApp } from '../../server/src/app';
import { type Database, openDatabase, schema } from '../../server/src/database';
import { importEvent } from '../../server/src/events/write/import-event';
import { limitHeapGrowth } from '../../server/src/process/limit-heap-growth';
import { buildEvent, buildGuid } from '../../server/src/testing/build-event-folder';
import { makeClubKey } from '../../server/src/testing/make-club-key';

/* A site with one upcoming race. Sends its port and the race, and replies to each message with its usage. */

export interface LiveSiteOptions {
  /** a PostgreSQL server's; the embedded database without it */
  databaseUrl?: string | undefined;
  /** the race of the database, when another site has added it */
  race?: LiveRace | undefined;
}

/** The upcoming race and its addresses. */
export interface LiveRace {
  notificationPath: string;
  feedPath: string;
  pilotNames: string[];
}

/** The first message of the site. */
export interface LiveSiteStarted {
  port: number;
  race: LiveRace;
}

/** The site's use of the machine since its start. */
export interface LiveSiteUsage {
  /** memory in use, bytes */
  usedBytes: number;
  /** resident memory, bytes */
  residentBytes: number;
  /** ms of a core, without garbage collection for this measurement */
  processorMs: number;
}

const PILOTS = 8;

limitHeapGrowth();
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function addRace(database: Database): Promise<LiveRace> {
  const [club] = await database.db.insert(schema.clubs).values({ name: 'Bench' }).returning();
  const clubId = club?.id ?? 0;
  const { notificationSecret } = await makeClubKey(database, clubId);
  const pilotNames = Array.from({ length: PILOTS }, (_, index) => `Pilot ${index}`);
  const event = buildEvent({
    pilotIds: pilotNames.map(buildGuid),
    pilots: pilotNames.map((Name) => ({ Name })),
    rounds: [{}],
    races: [{ state: 'not-started' }],
  });
  await importEvent(database, { folder: event.folder, clubId, who: 'bench', why: 'bench' });
  return {
    notificationPath: `/api/live/${notificationSecret}`,
    feedPath: `/api/public/live/eventId/${event.id}`,
    pilotNames,
  };
}

function readProcessorMs(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1_000;
}

let collectingMs = 0;

function readUsage(): LiveSiteUsage {
  const processorMs = readProcessorMs() - collectingMs;
  collectGarbage();
  collectingMs = readProcessorMs() - processorMs;
  const { heapUsed, external, rss } = memoryUsage();
  return { usedBytes: heapUsed + external, residentBytes: rss, processorMs };
}

const { databaseUrl, race } = JSON.parse(process.argv[2] ?? '{}') as LiveSiteOptions;
const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-bench-live-'));
const database = await openDatabase(databaseUrl === undefined ? { dataDir } : { databaseUrl });
const app = await buildApp({
  database,
  log: pino({ level: 'error' }),
  files: { folder: path.join(dataDir, 'files') },
});
const upcomingRace = race ?? (await addRace(database));
await app.listen({ host: '127.0.0.1', port: 0 });

process.once('disconnect', () => process.exit());
process.on('message', () => process.send?.(readUsage()));
process.send?.({
  port: (app.server.address() as AddressInfo).port,
  race: upcomingRace,
} satisfies LiveSiteStarted);
