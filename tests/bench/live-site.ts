import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { memoryUsage } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import { buildApp } from '../../server/src/app';
import { openDatabase, schema } from '../../server/src/database';
import { importEvent } from '../../server/src/events/write/import-event';
import { limitHeapGrowth } from '../../server/src/process/limit-heap-growth';
import { buildEvent, buildGuid } from '../../server/src/testing/build-event-folder';
import { makeClubKey } from '../../server/src/testing/make-club-key';

/* A site with one race to come, in a process of its own. It sends its addresses, and its memory whenever it is asked. */

/** What the site tells the bench first. */
export interface LiveSite {
  port: number;
  notificationPath: string;
  feedPath: string;
  pilotNames: string[];
}

const PILOTS = 8;

limitHeapGrowth();
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-bench-live-'));
const database = await openDatabase({ dataDir });
const app = await buildApp({
  database,
  log: pino({ level: 'error' }),
  files: { folder: path.join(dataDir, 'files') },
});
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
await app.listen({ host: '127.0.0.1', port: 0 });

process.on('message', () => {
  collectGarbage();
  // What the process gives back to the system is another matter: its size shrinks after the start.
  const { heapUsed, external } = memoryUsage();
  process.send?.(heapUsed + external);
});
process.send?.({
  port: (app.server.address() as AddressInfo).port,
  notificationPath: `/api/live/${notificationSecret}`,
  feedPath: `/api/public/live/eventId/${event.id}`,
  pilotNames,
} satisfies LiveSite);
