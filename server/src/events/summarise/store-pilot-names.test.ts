import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import { mergeClubs } from '../../features/admin/clubs/merge-clubs';
import { eventCall, openSyncClient } from '../../features/sync/testing/sync-client';
import { buildEvent, editFile } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { fillPilotNames } from './store-pilot-names';

const { clubs, pilotNames, siteKeys } = schema;

let api: TestApp;
beforeEach(async () => {
  api = await createTestApp();
});
afterEach(() => api.close());

const listNames = async () =>
  (await api.database.db.select().from(pilotNames).orderBy(pilotNames.clubId, pilotNames.key)).map(
    ({ clubId, name, words, eventCount }) => [clubId, name, words, eventCount],
  );

test('counts events of a name, in the newest spelling', async () => {
  const start = (year: number) => `${year}/05/01 19:00:00`;
  const pilots = (name: string) => [{ Name: name }, { Name: 'Other' }];
  await api.add(buildEvent({ event: { Start: start(2026) }, pilots: pilots('Jörg') }));
  await api.add(buildEvent({ event: { Start: start(2025) }, pilots: pilots(' jÖRG ') }));
  expect(await listNames()).toEqual([
    [api.clubId, 'Jörg', 'jorg', 2],
    [api.clubId, 'Other', 'other', 2],
  ]);
});

test('a merged club gives its names to the other, and an event whose folder is gone takes its names along', async () => {
  const client = await openSyncClient(api);
  const event = buildEvent();
  await api.add(event);
  expect(await listNames()).toHaveLength(2);
  expect((await client.remove(eventCall(event, 1, []).path, 1)).status).toBe(200);
  expect(await listNames()).toEqual([]);
  editFile(event, 'Event.json', (file) => Object.assign(file, { Name: 'Back' }));
  const { path, body } = eventCall(event, 2, ['Event.json']);
  expect((await client.put(path, body)).status).toBe(200);
  const [into] = await api.database.db.insert(clubs).values({ name: 'Other' }).returning();
  await api.database.transaction((tx) => mergeClubs(tx, { fromId: api.clubId, intoId: into?.id ?? 0 }));
  expect(await listNames()).toEqual([
    [into?.id, 'Pilot A', 'pilot a', 1],
    [into?.id, 'Pilot B', 'pilot b', 1],
  ]);
});

test('a start makes the names that an older version or backup does not have, once', async () => {
  await api.add(buildEvent());
  await api.app.ready();
  await api.app.rankLater.idle();
  const { db } = api.database;
  await db.delete(pilotNames);
  await fillPilotNames(api.database);
  expect(await listNames()).toEqual([]);
  await db.delete(siteKeys).where(eq(siteKeys.name, 'pilot-names'));
  await fillPilotNames(api.database);
  expect(await listNames()).toHaveLength(2);
});
