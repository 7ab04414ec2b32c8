import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { MAX_CALENDARS } from '../../growth/bounds';
import { type BuiltEvent, buildEvent, buildGuid, editFile } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

const [OWN, OTHER] = [buildGuid(), buildGuid()];
/** 19:40 at the field, in Berlin, as the races of `buildEvent` begin. */
const FIRST_START = Date.parse('2026-05-15T17:40:00Z');
const MINUTE = 60_000;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

const setNow = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(ms);
const desktopTime = (minutes: number) =>
  new Date(FIRST_START + 2 * 60 * MINUTE + minutes * MINUTE)
    .toISOString()
    .slice(0, 19)
    .replaceAll('-', '/')
    .replace('T', ' ');

/** Six races flown five minutes apart, then one of others, then one of both pilots. */
const buildDay = (flown = 6, names = ['Kestrel', 'Magpie']): BuiltEvent =>
  buildEvent({
    event: { Name: 'Winter, series; 3' },
    pilotIds: [OWN, OTHER],
    pilots: names.map((Name) => ({ Name })),
    races: [
      ...Array.from({ length: flown }, (_, index) => ({
        number: index + 1,
        race: { Start: desktopTime(index * 5), End: desktopTime(index * 5 + 2) },
      })),
      { number: 7, state: 'not-started' as const, pilotIds: [OTHER] },
      { number: 8, state: 'not-started' as const },
    ],
  });

async function subscribe(event: BuiltEvent, pilotId = OWN): Promise<string> {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/device/calendars/eventId/${event.id}/pilotId/${pilotId}`,
    headers: { host: 'site.example' },
  });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  return reply.json<{ secret: string }>().secret;
}

const fetchCalendar = (secret: string) =>
  api.app.inject({ url: `/my-day/${secret}.ics`, headers: { host: 'site.example' } });

interface Read {
  uid: string;
  sequence: number;
  title: string;
  start: string;
  end: string;
  status: string;
  text: string;
}

/** The entries as ical.js reads them. */
function readWithIcalJs(body: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(body));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      title: event.summary,
      text: event.description,
      start: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
      end: event.endDate.isDate ? event.endDate.toString() : event.endDate.toJSDate().toISOString(),
      status: String(component.getFirstPropertyValue('status')),
    };
  });
}

/** The same as node-ical reads them. */
function readWithNodeIcal(body: string): Read[] {
  return Object.values(nodeIcal.sync.parseICS(body)).flatMap((entry) => {
    if (entry?.type !== 'VEVENT') return [];
    const isDay = entry.datetype === 'date';
    const toText = (date: Date) =>
      isDay
        ? new Date(date.getTime() - date.getTimezoneOffset() * MINUTE).toISOString().slice(0, 10)
        : date.toISOString();
    return [
      {
        uid: entry.uid,
        sequence: Number(entry.sequence),
        title: String(entry.summary),
        text: String(entry.description),
        status: String(entry.status),
        start: toText(entry.start),
        end: toText(entry.end ?? entry.start),
      },
    ];
  });
}

async function read(secret: string): Promise<Read[]> {
  const { statusCode, headers, body } = await fetchCalendar(secret);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const entries = readWithIcalJs(body);
  expect(readWithNodeIcal(body)).toEqual(entries);
  return entries;
}

test('two parsers read range, channel and opponents of the next race', async () => {
  setNow(FIRST_START + 26 * MINUTE);
  const event = buildDay();
  await api.add(event);
  const entries = await read(await subscribe(event));
  expect(entries).toHaveLength(7);
  expect(entries.at(-1)).toMatchObject({
    uid: `${event.raceIds[7]}.${OWN}@site.example`,
    title: 'Race 1-8 on R1',
    start: '2026-05-15T18:15:00.000Z',
    end: '2026-05-15T18:16:00.000Z',
    status: 'CONFIRMED',
  });
  expect(entries.at(-1)?.text).toContain('Channel R1, 5658 MHz\nAgainst Magpie (R2)\nExpected to start from');
  expect(entries[0]).toMatchObject({ start: '2026-05-15T17:40:00.000Z', end: '2026-05-15T17:42:00.000Z' });
});

test('names from right to left do not move the text after them', async () => {
  setNow(FIRST_START + 26 * MINUTE);
  const event = buildDay(6, ['נץ', 'עקעק']);
  await api.add(event);
  const secret = await subscribe(event);
  expect((await fetchCalendar(secret)).body).toContain(
    'X-WR-CALNAME:\u2068נץ\u2069\\, Winter\\, series\\; 3',
  );
  expect((await read(secret)).at(-1)?.text).toContain('Against \u2068עקעק\u2069 (R2)');
});

test('a change keeps the UID and raises SEQUENCE, and equal data has equal calendars', async () => {
  setNow(FIRST_START + 26 * MINUTE);
  const event = buildDay();
  await api.add(event);
  const secret = await subscribe(event);
  const before = await read(secret);
  expect((await fetchCalendar(secret)).body).toBe((await fetchCalendar(secret)).body);
  editFile(event, `${event.raceIds[6]}/Race.json`, (race) =>
    Object.assign(race, { Start: desktopTime(41), End: desktopTime(43) }),
  );
  await api.add(event);
  setNow(FIRST_START + 44 * MINUTE);
  const after = await read(secret);
  const [own, moved] = [before.at(-1), after.at(-1)];
  expect(moved?.uid).toBe(own?.uid);
  expect(moved?.start).not.toBe(own?.start);
  expect(moved?.sequence).toBeGreaterThan(own?.sequence ?? 0);
});

test('a late race moves those after it, with a higher SEQUENCE although nothing was written', async () => {
  const event = buildDay();
  await api.add(event);
  const secret = await subscribe(event);
  setNow(FIRST_START + 26 * MINUTE);
  const [own] = (await read(secret)).slice(-1);
  setNow(FIRST_START + 37 * MINUTE);
  const [late] = (await read(secret)).slice(-1);
  expect(late?.start).toBe('2026-05-15T18:20:00.000Z');
  expect(late?.sequence).toBeGreaterThan(own?.sequence ?? 0);
});

test('before the first start a race takes the day of the event, because its time is not known', async () => {
  setNow(FIRST_START - 60 * MINUTE);
  const event = buildDay(0);
  await api.add(event);
  const entries = await read(await subscribe(event));
  expect(entries).toMatchObject([{ start: '2026-05-15', end: '2026-05-16', title: 'Race 1-8 on R1' }]);
  expect(entries[0]?.text).toContain('The time is not known yet');
});

test('a removed race is cancelled', async () => {
  setNow(FIRST_START + 26 * MINUTE);
  const event = buildDay();
  await api.add(event);
  const secret = await subscribe(event);
  const before = (await read(secret)).at(-1);
  editFile(event, `${event.raceIds[7]}/Race.json`, (race) => Object.assign(race, { Valid: false }));
  await api.add(event);
  const after = (await read(secret)).at(-1);
  expect(after).toMatchObject({ uid: before?.uid, status: 'CANCELLED' });
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
});

test('the address is gone once it is ended, and no secret is in the database', async () => {
  const event = buildDay();
  await api.add(event);
  const [secret, other] = [await subscribe(event), await subscribe(event)];
  const rows = JSON.stringify(await api.database.db.query.pilotCalendars.findMany());
  expect(rows).not.toContain(secret);
  const end = await api.app.inject({ method: 'DELETE', url: `/api/device/calendars/${secret}` });
  expect(end.statusCode).toBe(200);
  expect((await fetchCalendar(secret)).statusCode).toBe(404);
  expect((await fetchCalendar(other)).statusCode).toBe(200);
  expect((await fetchCalendar('x')).statusCode).toBe(404);
});

test('of several people at the same moment, one gets the last calendar of an event', async () => {
  const event = buildDay();
  await api.add(event);
  await api.database.db.execute(sql`insert into pilot_calendars (secret_hash, event_id, pilot_id)
    select n::text, ${event.id}, ${OWN} from generate_series(2, ${MAX_CALENDARS}::int) n`);
  const url = `/api/device/calendars/eventId/${event.id}/pilotId/${OWN}`;
  const replies = await Promise.all(Array.from({ length: 5 }, () => api.app.inject({ method: 'POST', url })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
});

test('who is not in the event gets no calendar, and an event that is hidden shows none', async () => {
  const event = buildDay();
  await api.add(event);
  const url = `/api/device/calendars/eventId/${event.id}/pilotId/${buildGuid()}`;
  expect((await api.app.inject({ method: 'POST', url })).statusCode).toBe(404);
  const secret = await subscribe(event);
  editFile(event, 'Event.json', (json) => Object.assign(json, { VisibleOnline: false }));
  await api.add(event);
  expect((await fetchCalendar(secret)).statusCode).toBe(404);
});
