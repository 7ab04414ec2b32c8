import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { RECORDED_EVENTS, testWith } from '../../../../tests/jest/needing';
import { schema } from '../../database';
import { importEvent } from '../../events/write/import-event';
import { diskEventFolder } from '../../importing/read/event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { eventPath, openSyncClient } from './testing/sync-client';

const root = join(RECORDED_EVENTS.folder, 'events');

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8').replace(/^\ufeff/, ''));
const readAll = (folder: string, names: readonly string[]) =>
  names
    .filter((name) => existsSync(join(folder, name)))
    .map((name) => ({ [name]: read(join(folder, name)) }));

/** Everything that is stored of an event and that its files decide. */
async function readState({ database: { db } }: TestApp, eventId: string) {
  const { events, eventPilots, pilots, races, raceSummaries, rounds } = schema;
  const [event] = await db.select().from(events).where(eq(events.id, eventId));
  const { createdAt: _, updatedAt: __, clubId: ___, ...columns } = event ?? {};
  return {
    columns,
    pilots: await db.select().from(pilots).where(eq(pilots.eventId, eventId)).orderBy(asc(pilots.id)),
    registered: await db.select().from(eventPilots).where(eq(eventPilots.eventId, eventId)),
    rounds: await db.select().from(rounds).where(eq(rounds.eventId, eventId)).orderBy(asc(rounds.id)),
    races: await db.select().from(races).where(eq(races.eventId, eventId)).orderBy(asc(races.id)),
    summaries: await db
      .select()
      .from(raceSummaries)
      .where(eq(raceSummaries.eventId, eventId))
      .orderBy(asc(raceSummaries.raceId), asc(raceSummaries.pilotId)),
  };
}

testWith(RECORDED_EVENTS)(
  'a real event that is delivered file by file equals its import as a folder',
  async () => {
    const [eventId = ''] = readdirSync(root);
    const folder = join(root, eventId);
    const [imported, synced] = await Promise.all([createTestApp(), createTestApp()]);
    try {
      const owner = { clubId: imported.clubId, who: 'test', why: 'a test' };
      await importEvent(imported.database, { folder: diskEventFolder(folder), ...owner });
      const client = await openSyncClient(synced);
      let sequence = 0;
      const put = async (path: string, files: object) => {
        const { json } = await client.put(path, { sequence: ++sequence, files });
        expect([path, json.faults]).toEqual([path, []]);
      };
      for (const files of readAll(folder, [
        'Event.json',
        'Rounds.json',
        'Pilots.json',
        'Stages.json',
        'Results.json',
      ]))
        await put(eventPath(eventId), files);
      const raceIds = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'Race.json')));
      for (const raceId of raceIds) {
        const files = Object.assign({}, ...readAll(join(folder, raceId), ['Race.json', 'Result.json']));
        await put(`${eventPath(eventId)}/races/${raceId}`, files);
      }
      expect(raceIds.length).toBeGreaterThan(10);
      expect(await readState(synced, eventId)).toEqual(await readState(imported, eventId));
    } finally {
      await Promise.all([imported.close(), synced.close()]);
    }
  },
);
