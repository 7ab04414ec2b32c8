import type {
  WireManagedClub,
  WireRace,
  WireRaceDetails,
  WireRanking,
  WireRevision,
} from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import { restoreRevision } from '../../events/revise/store-revision';
import { type BuiltEvent, buildEvent, editFile } from '../../testing/build-event-folder';
import { signInAs, signInManager } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import {
  eventCall,
  eventPath,
  openSyncClient,
  raceCall,
  type SyncClient,
  wholeEvent,
} from './testing/sync-client';

let api: TestApp;
let client: SyncClient;
beforeAll(async () => {
  api = await createTestApp();
  client = await openSyncClient(api);
});
afterAll(() => api.close());

/** A delivered event with two races, numbered 1 and 2. */
async function deliverEvent(): Promise<BuiltEvent> {
  const event = buildEvent({ races: [{}, { number: 2 }] });
  for (const { path, body } of wholeEvent(event)) expect((await client.put(path, body)).status).toBe(200);
  return event;
}

const racePath = ({ id, raceIds }: BuiltEvent) => `${eventPath(id)}/races/${raceIds[0]}`;
const getDetails = ({ id, raceIds }: BuiltEvent) =>
  api.get<WireRaceDetails>(`/api/public/races/eventId/${id}/raceId/${raceIds[0]}`);
const listNumbers = async ({ id }: BuiltEvent) =>
  (await api.get<WireRace[]>(`/api/public/races/eventId/${id}`)).map(({ RaceNumber }) => RaceNumber);
const getPoints = async ({ id }: BuiltEvent) =>
  (await api.get<WireRanking>(`/api/public/rankings/eventId/${id}`)).Rows.map(({ Points }) => Points);

describe('a removed race', () => {
  test('leaves lists and standings; its page, its history and the way back stay', async () => {
    const event = await deliverEvent();
    expect(await getPoints(event)).toEqual([20, 16]);
    const { status, json } = await client.remove(racePath(event), 50);
    expect([status, json.status, json.sequence]).toEqual([200, 'changed', 50]);
    expect(await listNumbers(event)).toEqual([2]);
    expect(await getPoints(event)).toEqual([10, 8]);
    expect(await getDetails(event)).toMatchObject({
      Removed: true,
      RevisionWho: 'desktop app',
      RevisionWhy: 'removed',
      RaceNumber: 1,
      PreviousRace: null,
      NextRace: null,
    });
    const ref = { eventId: event.id, raceId: event.raceIds[0] ?? '' };
    const history = await api.get<WireRevision[]>(
      `/api/public/races/eventId/${ref.eventId}/raceId/${ref.raceId}/revisions`,
    );
    expect(history.map(({ Changes }) => Changes)).toEqual([['The race no longer counts.'], []]);
    await api.database.transaction((tx) => restoreRevision(tx, ref, 1, { who: 'manager', reason: 'a test' }));
    expect(await listNumbers(event)).toEqual([1, 2]);
    expect(await getPoints(event)).toEqual([20, 16]);
    expect((await getDetails(event)).Removed).toBe(false);
  });

  test('stays removed when an earlier delivery arrives late, and comes back with a later one', async () => {
    const event = await deliverEvent();
    await client.remove(racePath(event), 50);
    const late = raceCall(event, 40);
    expect((await client.put(late.path, late.body)).json.status).toBe('outdated');
    expect(await listNumbers(event)).toEqual([2]);
    expect((await client.remove(racePath(event), 50)).json.status).toBe('unchanged');
    const next = raceCall(event, 51);
    expect((await client.put(next.path, next.body)).json.status).toBe('changed');
    expect(await listNumbers(event)).toEqual([1, 2]);
    expect((await client.remove(racePath(event), 45)).json.status).toBe('outdated');
    expect(await listNumbers(event)).toEqual([1, 2]);
  });

  test('that a manager restored stays when the removal comes again', async () => {
    const event = await deliverEvent();
    await client.remove(racePath(event), 50);
    const ref = { eventId: event.id, raceId: event.raceIds[0] ?? '' };
    await api.database.transaction((tx) => restoreRevision(tx, ref, 1, { who: 'manager', reason: 'a test' }));
    expect((await client.remove(racePath(event), 50)).json.status).toBe('unchanged');
    expect(await listNumbers(event)).toEqual([1, 2]);
  });

  test('that a manager corrected waits for a manager', async () => {
    const event = await deliverEvent();
    const isRace = eq(schema.races.id, event.raceIds[0] ?? '');
    await api.database.db.update(schema.races).set({ isCorrected: true }).where(isRace);
    expect((await client.remove(racePath(event), 50)).json.status).toBe('conflict');
    expect(await listNumbers(event)).toEqual([1, 2]);
  });

  test('is the same by a file that says so', async () => {
    const event = await deliverEvent();
    editFile(event, `${event.raceIds[0]}/Race.json`, (race) => Object.assign(race, { Valid: false }));
    const { path, body } = raceCall(event, 50);
    await client.put(path, body);
    expect(await listNumbers(event)).toEqual([2]);
    expect((await getDetails(event)).Removed).toBe(true);
  });
});

describe('a removed event', () => {
  test('says so at its address, and comes back with its next delivery', async () => {
    const event = await deliverEvent();
    expect((await client.remove(eventPath(event.id), 60)).json.status).toBe('changed');
    const { status, json } = await api.ask(`/api/public/events/id/${event.id}`);
    expect([status, json]).toMatchObject([
      410,
      { code: 'gone', message: expect.stringMatching(/^Removed by the desktop app, /) },
    ]);
    const events = await api.get<{ ID: string }[]>(`/api/public/events/clubId/${api.clubId}`);
    expect(events.map(({ ID }) => ID)).not.toContain(event.id);
    const { path, body } = eventCall(event, 61, ['Event.json']);
    expect((await client.put(path, body)).json.status).toBe('changed');
    expect(await listNumbers(event)).toEqual([1, 2]);
  });

  test.each([
    ['was shown', true, 1],
    ['was hidden before', false, 0],
  ])('that %s tells who registered that it is hidden, or nothing new', async (_, visibleOnline, count) => {
    const event = await deliverEvent();
    const { events, notices, registrations } = schema;
    await api.database.db.update(events).set({ visibleOnline }).where(eq(events.id, event.id));
    const { id: userId } = await signInAs(api);
    await api.database.db
      .insert(registrations)
      .values({ eventId: event.id, userId, pilotName: 'Vee', status: 'registered' });
    await client.remove(eventPath(event.id), 60);
    expect(await api.database.db.$count(notices, eq(notices.userId, userId))).toBe(count);
  });

  test('can be shown again by a manager', async () => {
    const event = await deliverEvent();
    await client.remove(eventPath(event.id), 60);
    const manager = await signInManager(api);
    const managed = async () => {
      const reply = await manager.request(`/api/club/manage/clubId/${api.clubId}`);
      const club: WireManagedClub = reply.json();
      return club.Events.find(({ ID }) => ID === event.id);
    };
    expect(await managed()).toMatchObject({
      State: 'hidden',
      Removed: expect.stringContaining('Removed by'),
    });
    const { statusCode, body } = await manager.request({
      method: 'POST',
      url: `/api/club/event/id/${event.id}`,
      payload: { Visible: true },
    });
    expect([statusCode, body]).toEqual([200, '']);
    expect(await managed()).toMatchObject({ State: 'finished', Removed: null });
    expect(await listNumbers(event)).toEqual([1, 2]);
  });

  test('is refused for another club, and without a number', async () => {
    const event = await deliverEvent();
    expect((await client.remove(eventPath(event.id), 'x')).json).toMatchObject({
      code: 'bad-parameter',
      message: 'sequence: is not a whole number',
    });
    const [club] = await api.database.db
      .insert(schema.clubs)
      .values({ name: 'Away', timeZone: 'UTC' })
      .returning();
    const other = await openSyncClient(api, club?.id);
    expect((await other.remove(eventPath(event.id), 60)).status).toBe(403);
    expect((await other.remove(racePath(event), 60)).status).toBe(403);
  });
});
