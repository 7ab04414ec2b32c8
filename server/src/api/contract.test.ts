import { errorReplySchema, PUBLIC_CALLS } from '@holeshot/contract/wire';
import * as z from 'zod/mini';
import { schema } from '../database';
import { storeClaimedRecords } from '../events/summarise/move-records';
import { type BuiltEvent, buildEvent, buildGuid, desktopDate, editFile } from '../testing/build-event-folder';
import { createTestApp, type TestApp } from '../testing/test-app';

let api: TestApp;
let event: BuiltEvent;
let stageId: string;
let userId: number;
let seasonId: number;

beforeAll(async () => {
  api = await createTestApp();
  stageId = buildGuid();
  event = buildEvent({
    stages: [
      {
        ID: stageId,
        Name: 'Finals',
        Order: 100,
        PointSummary: { DropWorstRound: true },
        TimeSummary: { TimeSummaryType: 'EventLap' },
        Standings: { Headings: ['Pilot', 'Points'], Rows: [{ Name: 'A', PilotId: null, Values: ['1'] }] },
      },
    ],
    rounds: [{ Stage: stageId }, {}],
    races: [{}, { number: 2, state: 'not-started' }],
  });
  await api.add(event);
  editFile(event, 'Event.json', (file) => Object.assign(file, { Name: 'Club night 2' }));
  await api.add(event);
  await api.add(buildEvent({ event: { Name: 'Club night 3', Start: '2999/05/15 19:00:00' } }));
  const Start = desktopDate(Date.now() - 60_000);
  const running = { state: 'in-progress', race: { Start } } as const;
  await api.add(buildEvent({ event: { TimeZone: 'UTC' }, races: [running] }));
  const { db } = api.database;
  const [user] = await db.insert(schema.users).values({ handle: 'Vee', tier: 'Pilot' }).returning();
  userId = user?.id ?? 0;
  const pilotId = event.pilotIds[0] ?? '';
  await db.insert(schema.pilotClaims).values({ eventId: event.id, pilotId, userId });
  await storeClaimedRecords(db, event.id, [userId]);
  await db.insert(schema.clubMembers).values({ clubId: api.clubId, userId, role: 'admin' });
  const { clubId } = api;
  const startInstant = new Date('2026-05-15T17:00:00Z');
  await db.insert(schema.videos).values({ clubId, eventId: event.id, videoId: 'abc', startInstant });
  await db.insert(schema.releases).values({
    version: '2.77.4',
    releasedAt: startInstant,
    notes: ['Faster starts'],
    windowsInstallers: ['https://example.org/a.exe'],
    macInstallers: [],
  });
  await db
    .insert(schema.supporters)
    .values({ name: 'A', tier: 'Club', startDate: startInstant, active: true });
  await db.insert(schema.objections).values({
    eventId: event.id,
    raceId: event.raceIds[0] ?? '',
    pilotId,
    reason: 'missing',
    userId,
    lapNumber: 2,
    lapSeconds: 21.5,
    timeMs: Date.UTC(2026, 4, 15, 19, 40, 30),
    askedAt: startInstant,
  });
  await addSeason();
});
async function addSeason(): Promise<void> {
  const { db } = api.database;
  const values = { clubId: api.clubId, name: 'Winter', points: 'five' } as const;
  const [season] = await db.insert(schema.seasons).values(values).returning();
  seasonId = season?.id ?? 0;
  await db.insert(schema.seasonEvents).values({ seasonId, eventId: event.id });
  const move = { eventId: event.id, pilotId: event.pilotIds[0] ?? '' };
  await db.insert(schema.seasonChanges).values({
    seasonId,
    eventId: event.id,
    who: 'Director',
    why: 'Cut a gate',
    moves: [{ ...move, rank: [null, 1], total: [null, 10] }],
  });
}
afterAll(() => api.close());

const fill = (path: string): string => {
  const values: Record<string, string | number | undefined> = {
    eventId: event.id,
    raceId: event.raceIds[0],
    roundId: event.roundIds[0],
    pilotId: event.pilotIds[0],
    stageId,
    clubId: api.clubId,
    userId,
    seasonId,
    n: 3,
    number: 1,
    against: 1,
    handle: 'vee',
    pilotName: 'pilot b',
    words: 'club',
    filter: 'all',
    start: '2026-05-15_19:40:00',
  };
  return path.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
};

test.each(Object.entries(PUBLIC_CALLS))('a feature serves %s', (_name, { path }) => {
  expect(api.app.hasRoute({ method: 'GET', url: path })).toBe(true);
});

test.each(Object.entries(PUBLIC_CALLS))('%s answers in the shape of the contract', async (name, call) => {
  // A page that reads it first gets the value that the JSON is made from, which must not differ.
  const first = await api.app.readPublic(fill(call.path));
  if (!first.isShuffled) expect(first.value).toStrictEqual(JSON.parse(first.body));
  const json = await api.get(fill(call.path));
  // Parsing drops what the contract doesn't name, so that a column that leaks shows here.
  expect(z.parse(call.reply, json)).toEqual(json);
  // few events have a track file
  const isOfTrack = ['layout', 'trackOfClub', 'recordChangesOfTrack'].includes(name);
  if (Array.isArray(json) && !isOfTrack) expect(json).not.toHaveLength(0);
  expect(await api.get(`${fill(call.path)}/`)).toEqual(json);
  const inProcess = await api.app.readPublic(`${fill(call.path)}?x=1`);
  expect(JSON.parse(inProcess.body)).toEqual(json);
});

/** Parameters that may be any text. */
const TEXTS = ['handle', 'pilotName', 'words'];

const withParams = Object.entries(PUBLIC_CALLS).filter(([, { path }]) => path.includes(':'));

test.each(withParams)('%s answers 404 for an unknown id and 400 for a malformed one', async (_name, call) => {
  const parameters = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  for (const parameter of parameters) {
    const at = (value: string) => fill(call.path.replace(`:${parameter}`, encodeURIComponent(value)));
    const isGuid = /^(event|race|round|pilot|stage)Id$/.test(parameter);
    if (parameter.endsWith('Id')) {
      const { status, json } = await api.ask(at(isGuid ? buildGuid() : '999999'));
      expect([status, json]).toMatchObject([404, { code: 'not-found', parameter }]);
    }
    if (TEXTS.includes(parameter)) continue;
    for (const value of [
      'x',
      '-1',
      '0',
      '1e9',
      '99999999999999999999',
      '\0',
      'é',
      "';--",
      'a'.repeat(5000),
      '...',
      ' ',
    ]) {
      const { status, json } = await api.ask(at(value));
      expect([value, status, json]).toMatchObject([value, 400, { code: 'bad-parameter', parameter }]);
      expect(String(z.parse(errorReplySchema, json).message)).toContain(parameter);
    }
  }
});

test('GUIDs are accepted in any case', async () => {
  const lower = await api.get(`/api/public/events/id/${event.id}`);
  expect(await api.get(`/api/public/events/id/${event.id.toUpperCase()}`)).toEqual(lower);
});
