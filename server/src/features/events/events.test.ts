import type { WireClubFull, WireEvent, WireEventListItem, WireEventsTable } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { invalidate, schema } from '../../database';
import { listEvents } from '../../events/read/list-events';
import { buildEvent, buildGuid } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('events are listed newest instant first, across zones, those without a start last', async () => {
  const starts = [
    ['Auckland', '2026/06/01 9:00:00', 'Pacific/Auckland'],
    ['Home zone', '2026/06/01 9:00:00', undefined],
    ['Los Angeles', '2026/06/01 1:00:00', 'America/Los_Angeles'],
    ['Unknown', '0001/01/01 0:00:00', 'UTC'],
  ] as const;
  for (const [Name, Start, TimeZone] of starts) {
    await api.add(buildEvent({ event: { Name, Start, TimeZone } }));
  }
  const list = await api.get<WireEventListItem[]>('/api/public/events');
  expect(list.map(({ Name, TimeZone }) => [Name, TimeZone])).toEqual([
    ['Los Angeles', 'America/Los_Angeles'],
    ['Home zone', 'Europe/Berlin'],
    ['Auckland', 'Pacific/Auckland'],
    ['Unknown', 'UTC'],
  ]);
  expect(list[3]?.Start).toBe('0001-01-01 00:00:00.000');
  expect(list[0]).toMatchObject({ Club: { Name: 'Home' }, Start: '2026-06-01 01:00:00.000', PilotCount: 2 });
});

test('the list ends after 100 events', async () => {
  const { db } = api.database;
  const event = buildEvent({ event: { Name: 'Oldest', Start: '2001/01/01 9:00:00' } });
  await api.add(event);
  const [row] = await db.select().from(schema.events).where(eq(schema.events.id, event.id));
  if (!row) throw new Error('The event is not stored');
  await db.insert(schema.events).values(
    Array.from({ length: 100 }, (_, index) => ({
      ...row,
      id: buildGuid(),
      startInstant: new Date(Date.UTC(2002, 0, 1 + index)),
    })),
  );
  await invalidate(db, ['events']);
  const list = await api.get<WireEventListItem[]>('/api/public/events');
  expect(list).toHaveLength(100);
  expect(list.map(({ ID }) => ID)).not.toContain(event.id);
  const { Total } = await api.get<WireEventsTable>('/api/public/events/table/all');
  expect(Total).toBeGreaterThan(100);
  expect(await listEvents(db)).toHaveLength(Total);
});

test('an event has its channels with colours by frequency, and the id of its club', async () => {
  const event = buildEvent({
    event: {
      Channels: ['0000000c-0000-0000-0000-000000000000', '00000009-0000-0000-0000-000000000000'],
      ChannelDisplayNames: [null, 'Red'],
    },
  });
  await api.add(event);
  const wire = await api.get<WireEvent>(`/api/public/events/id/${event.id}`);
  expect(wire).toMatchObject({ Club: api.clubId, Laps: 3, TargetLaps: 3, Pblaps: 1 });
  expect(wire.Channels.map(({ Frequency, Color, DisplayName }) => [Frequency, Color, DisplayName])).toEqual([
    [5769, '#0000FF', null],
    [5658, '#FF0000', 'Red'],
  ]);
});

test('a new name of a club appears in cached events', async () => {
  const event = buildEvent();
  await api.add(event);
  const name = async () => {
    const list = await api.get<WireEventListItem[]>(`/api/public/events/clubId/${api.clubId}`);
    return list[0]?.Club.Name;
  };
  expect(await name()).toBe('Home');
  await api.database.transaction(async (tx) => {
    await tx.update(schema.clubs).set({ name: 'Away' }).where(eq(schema.clubs.id, api.clubId));
    await invalidate(tx, ['clubs']);
  });
  expect(await name()).toBe('Away');
});

test('a hidden club is not listed, but found by id', async () => {
  const [hidden] = await api.database.db
    .insert(schema.clubs)
    .values({ name: 'X', visible: false })
    .returning();
  const listed = await api.get<{ ID: number }[]>('/api/public/clubs');
  expect(listed.map(({ ID }) => ID)).not.toContain(hidden?.id);
  const [full] = await api.get<WireClubFull[]>(`/api/public/clubs/id/${hidden?.id}/full`);
  expect(full).toMatchObject({ Visible: false, Events: [], Admins: [], Members: [] });
});
