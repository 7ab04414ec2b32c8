import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { schema } from '../../server/src/database';
import { openSyncClient } from '../../server/src/features/sync/testing/sync-client';
import {
  type BuiltEvent,
  buildEvent,
  buildGuid,
  editFile,
} from '../../server/src/testing/build-event-folder';
import { makeClubKey } from '../../server/src/testing/make-club-key';
import { createTestApp, type TestApp } from '../../server/src/testing/test-app';
import { type AgentOptions, runAgent } from './run-agent';

let api: TestApp;
let key: string;
let site: string;
let root: string;
let lines: string[];
let agents: { ending: AbortController; ended: Promise<boolean> }[];

beforeAll(async () => {
  api = await createTestApp();
  ({ key } = await openSyncClient(api));
  site = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'holeshot-sync-'));
  mkdirSync(join(root, 'events'));
  lines = [];
  agents = [];
});
afterEach(async () => {
  for (const { ending } of agents) ending.abort();
  await Promise.all(agents.map(({ ended }) => ended));
  rmSync(root, { recursive: true });
});

function start(
  options: Partial<Pick<AgentOptions, 'key' | 'site' | 'siteEventId' | 'notifyPort' | 'times'>> = {},
) {
  const ending = new AbortController();
  const ended = runAgent({
    folder: join(root, 'events'),
    stateFolder: join(root, 'state'),
    site,
    key,
    log: (line) => lines.push(line),
    signal: ending.signal,
    times: { scan: 20, settle: 10, retry: 10, longestRetry: 40, club: 40 },
    ...options,
  });
  const agent = {
    ended,
    ending,
    stop: () => {
      ending.abort();
      return ended;
    },
  };
  agents.push(agent);
  return agent;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 10));
}

function write(event: BuiltEvent, paths: Iterable<string> = event.files.keys()): void {
  for (const path of paths) {
    const full = join(root, 'events', event.id, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, event.files.get(path) ?? '');
  }
}

const listRaces = async (event: BuiltEvent) => {
  const { status, json } = await api.ask(`/api/public/races/eventId/${event.id}`);
  return status === 200 ? (json as { ID: string; RaceNumber: number }[]) : [];
};
const countRevisions = async (event: BuiltEvent) => {
  const rows = await api.database.db.select().from(schema.raceRevisions);
  return rows.filter(({ eventId }) => eventId === event.id).length;
};
const listRevisions = async () => {
  await api.app.rankLater.idle();
  const rows = await api.database.db.select().from(schema.dataVersions);
  return rows.map(({ scope, number }) => `${scope} ${number}`).sort();
};

test('a race day appears on the site file by file, whatever comes first', async () => {
  const event = buildEvent({ races: [{}, { number: 2 }] });
  start();
  const [first = '', second = ''] = event.raceIds;
  write(event, [`${first}/Race.json`]);
  write(event, ['Pilots.json', 'Rounds.json']);
  write(event, ['Event.json']);
  await until(async () => (await listRaces(event)).length === 1);
  write(event, [`${first}/Result.json`, `${second}/Race.json`, `${second}/Result.json`]);
  await until(async () => (await listRaces(event)).length === 2);
  editFile(event, `${second}/Race.json`, (race) => Object.assign(race, { RaceNumber: 12 }));
  write(event, [`${second}/Race.json`]);
  await until(async () => (await listRaces(event)).some(({ RaceNumber }) => RaceNumber === 12));
  expect(await api.get(`/api/public/pilots/eventId/${event.id}`)).toHaveLength(2);
});

test('a half-written file waits until it is complete', async () => {
  const event = buildEvent({ races: [{}, { number: 2 }] });
  const [first = '', second = ''] = event.raceIds;
  const whole = event.files.get(`${first}/Race.json`) ?? '';
  event.files.set(`${first}/Race.json`, whole.slice(0, whole.length / 2));
  write(event);
  start();
  await until(async () => (await listRaces(event)).length === 1);
  expect(await listRaces(event)).toMatchObject([{ ID: second }]);
  event.files.set(`${first}/Race.json`, whole);
  write(event, [`${first}/Race.json`]);
  await until(async () => (await listRaces(event)).length === 2);
  expect(await countRevisions(event)).toBe(2);
});

test('it sends what happened while there was no network, once the site answers', async () => {
  const event = buildEvent({ races: [{}] });
  write(event);
  const [, port] = /:(\d+)$/.exec(site) ?? [];
  const other = await createTestApp();
  const otherKey = (await openSyncClient(other)).key;
  const address = await other.app.listen({ port: 0, host: '127.0.0.1' });
  expect(address).not.toContain(`:${port}`);
  await other.app.close();
  start({ site: address, key: otherKey });
  await until(() => lines.some((line) => line.includes('no answer')));
  editFile(event, `${event.raceIds[0]}/Race.json`, (race) => Object.assign(race, { RaceNumber: 5 }));
  write(event);
  const again = await createTestApp({ database: other.database });
  try {
    await again.app.listen({ port: Number(new URL(address).port), host: '127.0.0.1' });
    await until(async () => {
      const { json } = await again.ask(`/api/public/races/eventId/${event.id}`);
      return Array.isArray(json) && json.length === 1 && json[0].RaceNumber === 5;
    });
  } finally {
    for (const { ending } of agents) ending.abort();
    await Promise.all(agents.map(({ ended }) => ended));
    await again.close();
  }
});

test('a restart goes on where it was, and sends nothing twice', async () => {
  const event = buildEvent({ races: [{}] });
  write(event);
  const first = start();
  await until(() => lines.some((line) => line.startsWith('everything is sent')));
  expect(await first.stop()).toBe(true);
  const before = await listRevisions();

  lines = [];
  const second = start();
  await until(() => lines.some((line) => line.startsWith('everything is sent')));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/: 1 race, http:.*\/event\//);
  await second.stop();
  expect(await listRevisions()).toEqual(before);

  editFile(event, `${event.raceIds[0]}/Race.json`, (race) => Object.assign(race, { RaceNumber: 8 }));
  write(event);
  start();
  await until(async () => (await listRaces(event))[0]?.RaceNumber === 8);
});

test('without its state it begins anew, above the numbers that the site has', async () => {
  const event = buildEvent({ races: [{}] });
  write(event);
  const first = start();
  await until(() => lines.some((line) => line.startsWith('everything is sent')));
  await first.stop();
  rmSync(join(root, 'state'), { recursive: true });
  editFile(event, `${event.raceIds[0]}/Race.json`, (race) => Object.assign(race, { RaceNumber: 3 }));
  write(event);
  start();
  await until(async () => (await listRaces(event))[0]?.RaceNumber === 3);
  expect(lines.join()).not.toContain('outdated');
});

test('what the site lost is sent again after a restart', async () => {
  const event = buildEvent({ races: [{}] });
  write(event);
  const first = start();
  await until(() => lines.some((line) => line.startsWith('everything is sent')));
  await first.stop();
  await api.database.db.delete(schema.events);
  await api.database.db.delete(schema.syncPositions);
  start();
  await until(async () => (await listRaces(event)).length === 1);
});

test('an event that the site refuses is not sent again until it changes', async () => {
  const event = buildEvent({ races: [{}] });
  const [club] = await api.database.db.insert(schema.clubs).values({ name: 'Rivals' }).returning();
  await api.add(event);
  const rival = await openSyncClient(api, club?.id);
  write(event);
  start({ key: rival.key });
  await until(() => lines.some((line) => line.startsWith('everything is sent')));
  const refused = lines.filter((line) => line.includes('belongs to another club'));
  expect(refused).toHaveLength(1);
  expect(lines.at(-1)).toMatch(/^everything is sent: 0 events and races, and 2 that the site does not take;/);
  expect(await countRevisions(event)).toBe(1);
});

test('without the Club tier nothing is sent, and everything once it is renewed', async () => {
  const event = buildEvent({ races: [{}] });
  const { db } = api.database;
  const [club] = await db.insert(schema.clubs).values({ name: 'Lapsed' }).returning();
  const lapsed = await openSyncClient(api, club?.id);
  await db.update(schema.users).set({ tier: 'Free' });
  write(event);
  start({ key: lapsed.key });
  await until(() => lines.some((line) => line.includes('No admin of Lapsed has the Club tier any more')));
  expect(await listRaces(event)).toEqual([]);
  await db.update(schema.users).set({ tier: 'Club' });
  await until(async () => (await listRaces(event)).length === 1);
});

test('it ends when the site does not take the key', async () => {
  write(buildEvent());
  expect(await start({ key: `hsk_${'a'.repeat(43)}` }).ended).toBe(false);
  expect(lines.at(-1)).toContain('wrong, replaced or revoked');
});

test('it ends with the first notification after its key was replaced', async () => {
  const [club] = await api.database.db.insert(schema.clubs).values({ name: 'Replaced' }).returning();
  const clubId = club?.id ?? 0;
  const old = await makeClubKey(api.database, clubId);
  const notifyPort = await findFreePort();
  const { ended } = start({ key: old.key, notifyPort, times: { scan: 60_000, club: 60_000 } });
  await until(() => lines.some((line) => line.includes('everything is sent')));
  await makeClubKey(api.database, clubId);
  await fetch(`http://127.0.0.1:${notifyPort}/`, { method: 'PUT', body: '{"type":"RaceStart"}' });
  expect(await ended).toBe(false);
});

test('it never writes to the events folder', async () => {
  const event = buildEvent({ races: [{}] });
  write(event);
  const list = () =>
    (readdirSync(join(root, 'events'), { recursive: true }) as string[]).sort().map((name) => {
      const path = join(root, 'events', name);
      const { mtimeMs } = statSync(path);
      return [name, mtimeMs, statSync(path).isFile() ? readFileSync(path, 'utf8') : ''];
    });
  const before = list();
  start();
  await until(() => lines.some((line) => line.startsWith('everything is sent')));
  expect(list()).toEqual(before);
});

test('it names the events with their addresses, and counts while it sends many races', async () => {
  const event = buildEvent({
    event: { Name: 'Winter Series 3' },
    races: Array.from({ length: 8 }, (_, index) => ({ number: index + 1 })),
  });
  write(event);
  start();
  await until(() => lines.some((line) => line.startsWith('everything is sent')));
  expect(lines).toContain(`Winter Series 3: 8 races, ${site}/event/${event.id}`);
  expect(lines.filter((line) => /^race .* created$/.test(line))).toEqual([]);
  editFile(event, `${event.raceIds[0]}/Race.json`, (race) => Object.assign(race, { RaceNumber: 20 }));
  write(event);
  await until(() => lines.some((line) => line.endsWith('of Winter Series 3: changed')));
});

describe('an event of the site', () => {
  async function createSiteEvent(name: string, startInstant: Date): Promise<string> {
    const { events, registrations } = schema;
    const id = buildGuid();
    await api.database.db.insert(events).values({
      id,
      clubId: api.clubId,
      name,
      eventType: 'Race',
      startMs: Date.UTC(2026, 5, 20),
      startInstant,
      laps: 4,
      pbLaps: 1,
      timingLocation: 'Holeshot',
      raw: {},
      partHashes: {},
    });
    const [one, other] = await api.database.db.insert(schema.users).values([{}, {}]).returning();
    await api.database.db.insert(registrations).values([
      { eventId: id, userId: one?.id ?? 0, pilotName: 'Kestrel' },
      { eventId: id, userId: other?.id ?? 0, pilotName: 'Zoë' },
    ]);
    return id;
  }
  const read = () => {
    const name = readdirSync(root).find((file) => file.endsWith('.txt'));
    return name && [name, readFileSync(join(root, name), 'utf8')];
  };

  test('its names are written beside the events folder, and follow the site', async () => {
    await createSiteEvent('Cup 3/4: "Night"', new Date(Date.now() + 3_600_000));
    const agent = start();
    await until(() => read()?.[1] !== undefined);
    expect(read()).toEqual(['Pilots of Cup 3_4_ _Night_.txt', 'Kestrel\nZoë\n']);
    await api.database.db.execute(`update registrations set status = 'waiting' where pilot_name = 'Zoë'`);
    await until(() => read()?.[1] === 'Kestrel\n');
    await agent.stop();
    expect(lines.filter((line) => line.includes('Import from clipboard'))).toHaveLength(2);
    expect(readdirSync(join(root, 'events'))).toEqual([]);
    await api.forgetEvents();
  });

  test('is joined with the app’s of that day, when it comes', async () => {
    const siteEventId = await createSiteEvent('On the site', new Date());
    start({ siteEventId });
    await until(() => lines.some((line) => line.startsWith('everything is sent')));
    const event = buildEvent({ event: { Start: '2026/06/20 0:00:00' } });
    write(event);
    await until(() => lines.includes(`--event: joined with the app's event of that day`));
    const rows = await api.database.db.select().from(schema.events);
    expect(rows.find(({ id }) => id === siteEventId)?.joinedTo).toBe(event.id);
  });

  test('is joined once it is on that day, although no file changes', async () => {
    const siteEventId = await createSiteEvent('On another day', new Date());
    write(buildEvent({ event: { Start: '2026/06/22 0:00:00' } }));
    start({ siteEventId });
    await until(() => lines.some((line) => line.startsWith('everything is sent')));
    const startMs = Date.UTC(2026, 5, 22);
    await api.database.db.execute(`update events set start_ms = ${startMs} where id = '${siteEventId}'`);
    await until(() => lines.includes(`--event: joined with the app's event of that day`));
  });
});

describe('a folder that was deleted', () => {
  const getFolder = (...path: string[]) => join(root, 'events', ...path);
  const getPage = async (event: BuiltEvent) => (await api.ask(`/api/public/events/id/${event.id}`)).status;

  test('of a race takes the race off the site, also when the agent was not running, and brings it back', async () => {
    const event = buildEvent({ races: [{}, { number: 2 }, { number: 3 }] });
    const [first = '', second = ''] = event.raceIds;
    write(event);
    const agent = start();
    await until(async () => (await listRaces(event)).length === 3);
    rmSync(getFolder(event.id, first), { recursive: true });
    await until(async () => (await listRaces(event)).length === 2);
    expect(lines).toContain(
      `race ${first.slice(0, 8)} of Club night: its folder is gone, removed from the site`,
    );
    await agent.stop();
    rmSync(getFolder(event.id, second), { recursive: true });
    start();
    await until(async () => (await listRaces(event)).length === 1);
    write(event, [`${first}/Race.json`, `${first}/Result.json`]);
    await until(async () => (await listRaces(event)).length === 2);
  });

  test('of an event takes the event off the site; an events folder that is gone takes nothing', async () => {
    const [event, other] = [buildEvent({ races: [{}] }), buildEvent({ races: [{}] })];
    write(event);
    write(other);
    start();
    await until(async () => (await listRaces(other)).length === 1);
    rmSync(getFolder(event.id), { recursive: true });
    await until(async () => (await getPage(event)) === 410);
    renameSync(getFolder(), join(root, 'elsewhere'));
    await until(() => lines.some((line) => line.includes('cannot be read')));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await getPage(other)).toBe(200);
  });
});

test('sends the track that an event names, and its changes', async () => {
  const trackId = buildGuid();
  const event = buildEvent({ event: { Track: trackId } });
  const path = join(root, 'Tracks', `${trackId}.fpvtrk`);
  mkdirSync(dirname(path));
  const writeTrack = (Name: string) => {
    const elements = [0, 20, 40].map((X) => ({ ElementType: 1, X, Y: 0, Z: X === 20 ? 30 : 0 }));
    writeFileSync(path, JSON.stringify([{ ID: trackId, Name, TrackElements: elements }]));
  };
  writeTrack('Dry Creek');
  write(event);
  const first = start();
  const readNames = async () => {
    const reply = await fetch(`${site}/api/public/layouts/eventId/${event.id}`);
    return reply.ok ? ((await reply.json()) as { Name: string }[]).map(({ Name }) => Name) : [];
  };
  await until(async () => (await readNames()).includes('Dry Creek'));
  writeTrack('Dry Creek, new');
  await until(async () => (await readNames()).includes('Dry Creek, new'));
  await first.stop();
  const before = await listRevisions();
  lines = [];
  start();
  await until(() => lines.some((line) => line.startsWith('everything is sent')));
  expect(lines).toHaveLength(2);
  expect(await listRevisions()).toEqual(before);
});
