import { eq } from 'drizzle-orm';
import { invalidate, schema } from '../../database';
import { buildEvent } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { watchStatements } from '../../testing/watch-statements';

let api: TestApp;
let eventId: string;
beforeAll(async () => {
  api = await createTestApp();
  const timed = buildEvent({
    event: { Name: 'Night, race; 1', Start: '2026/07/01 19:30:00', TimeZone: 'Europe/Berlin' },
  });
  eventId = timed.id;
  await api.add(timed);
  await api.add(buildEvent({ event: { Name: 'Whole day', Start: '2026/08/02 0:00:00' } }));
  await api.add(buildEvent({ event: { Name: 'Undated', Start: '0001/01/01 0:00:00' } }));
  await api.add(buildEvent({ event: { Name: 'Secret', VisibleOnline: false } }));
});
afterAll(() => api.close());

/** Long lines are folded. */
const feed = async (path: string) => {
  const { statusCode, headers, body } = await api.app.inject({
    url: path,
    headers: { host: 'site.example' },
  });
  return { statusCode, headers, body: body.replace(/\r\n /g, '') };
};

test('the feed holds every visible event with a date, at the instant in its zone', async () => {
  const { body, headers } = await feed('/calendar.ics');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body).toContain('DTSTART:20260701T173000Z');
  expect(body).toContain('SUMMARY:Night\\, race\\; 1');
  expect(body).toContain(`URL;VALUE=URI:http://site.example/event/${eventId}`);
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(body).not.toContain('Secret');
});

const rename = (name: string) =>
  api.database.transaction(async (tx) => {
    await tx.update(schema.clubs).set({ name }).where(eq(schema.clubs.id, api.clubId));
    await invalidate(tx, ['clubs']);
  });

test('a club with quotes in its name is a parameter without them', async () => {
  await rename('The "Gate" Club\\Home\nNorth; East, 1: 2');
  const { body } = await feed('/calendar.ics');
  await rename('Home');
  expect(body).toContain(`ORGANIZER;CN="The 'Gate' Club/Home North; East, 1: 2":mailto:`);
});

test('an event has its place, and the time and number of its last change', async () => {
  const { events } = schema;
  const set = { address: 'Field 1, Home' };
  await api.database.transaction(async (tx) => {
    await tx.update(events).set(set).where(eq(events.id, eventId));
    await invalidate(tx, [`event:${eventId}`, 'events']);
  });
  const entry = async () => {
    const { body } = await feed('/calendar.ics');
    return body.split('BEGIN:VEVENT').find((part) => part.includes(eventId)) ?? '';
  };
  const getNumber = (text: string) => Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]);
  const first = await entry();
  expect(first).toContain('LOCATION:Field 1\\, Home');
  const stamp = /^DTSTAMP:(\d{4})/m.exec(first)?.[1];
  expect(stamp).toBe(String(new Date().getUTCFullYear()));
  await api.database.transaction((tx) => invalidate(tx, [`event:${eventId}`, 'events']));
  expect(getNumber(await entry())).toBe(getNumber(first) + 1);
});

test('an event that starts at midnight takes the whole day', async () => {
  const { body } = await feed('/calendar.ics');
  expect(body).toContain('DTSTART;VALUE=DATE:20260802');
  expect(body).toContain('DTEND;VALUE=DATE:20260803');
});

test('the name of a feed is escaped, and its last line ends', async () => {
  await rename('Gates, hills; and\\or\nwater');
  const { body } = await feed(`/club/${api.clubId}/calendar.ics`);
  await rename('Home');
  expect(body).toContain('\r\nX-WR-CALNAME:Gates\\, hills\\; and\\\\or\\nwater\r\n');
  expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('a club has a feed with its name, and an unknown club has none', async () => {
  expect((await feed(`/club/${api.clubId}/calendar.ics`)).body).toContain('X-WR-CALNAME:Home');
  expect((await feed('/club/999999/calendar.ics')).statusCode).toBe(404);
  expect((await feed('/club/x/calendar.ics')).statusCode).toBe(404);
});

test('an unchanged feed answers 304, also to an ETag that a compressing proxy made weak', async () => {
  const { headers } = await feed('/calendar.ics');
  for (const etag of [headers.etag, `W/${headers.etag}`]) {
    const again = await api.app.inject({
      url: '/calendar.ics',
      headers: { host: 'site.example', 'if-none-match': String(etag) },
    });
    expect(again.statusCode).toBe(304);
  }
});

test('an unchanged feed is made once, and an import makes a new one', async () => {
  const paths = ['/calendar.ics', `/club/${api.clubId}/calendar.ics`];
  for (const path of paths) await feed(path);
  const statements = watchStatements(api.database);
  for (const path of paths) await feed(path);
  expect(statements).not.toHaveBeenCalled();
  statements.mockRestore();
  await api.add(buildEvent({ event: { Name: 'Announced since', Start: '2026/09/02 0:00:00' } }));
  for (const path of paths) expect((await feed(path)).body).toContain('Announced since');
});
