import type { Property, WireSeason, WireSeasonSummary } from '@holeshot/contract/wire';
import { fromInstantMs } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import { rankEvents } from '../../events/summarise/rank-events';
import { openBrowser } from '../../testing/browser';
import { type BuiltEvent, buildEvent, desktopDate, editFile } from '../../testing/build-event-folder';
import { type SignedInPerson, signInAs, signInManager } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let manager: SignedInPerson;
let spring: BuiltEvent;
let autumn: BuiltEvent;
beforeAll(async () => {
  api = await createTestApp();
  manager = await signInManager(api, { handle: 'Director' });
  // Vee wins the first event before Zed, Zed the second before Vee and Yan
  spring = await addEvent('Spring', 5, ['Vee', 'Zed']);
  autumn = await addEvent('Autumn', 6, ['zed ', 'Vee', 'Yan']);
});
afterAll(() => api.close());

async function addEvent(Name: string, month: number, names: readonly string[]): Promise<BuiltEvent> {
  const pilots = names.map((one) => ({ Name: one }));
  const pilotIds = names.map((_, index) => `${month}${index}000000-2222-4222-8222-222222222222`);
  const event = buildEvent({
    event: { Name, Start: `2026/0${month}/15 0:00:00` },
    pilotIds,
    pilots,
    rounds: [{}],
  });
  await api.add(event);
  await rankEvents(api.database, new AbortController().signal);
  return event;
}

const newForm = () => `/api/club/season/clubId/${api.clubId}`;
const send = async (url: string, payload: object, method: 'POST' | 'DELETE' = 'POST') =>
  manager.request({ method, url, ...(method === 'POST' && { payload }) });
const listSeasons = () => api.get<WireSeasonSummary[]>(`/api/public/seasons/clubId/${api.clubId}`);
const read = (id: number) => api.get<WireSeason>(`/api/public/seasons/id/${id}`);

async function addSeason(values: object): Promise<number> {
  expect((await send(newForm(), values)).body).toBe('');
  return (await listSeasons())[0]?.ID ?? 0;
}

const eventName = ({ id }: BuiltEvent) => `Event-${id}`;
const listRows = ({ Rows }: WireSeason) =>
  Rows.map(({ Rank, Name, Total, Results }) => [
    Rank,
    Name,
    Total,
    Results.map((one) => one?.Points ?? null),
  ]);

test('a season ranks by the places of its events, one name is one pilot, and who is level head to head shares a rank', async () => {
  const id = await addSeason({ Name: 'Summer', [eventName(spring)]: true, [eventName(autumn)]: true });
  const season = await read(id);
  expect(season).toMatchObject({
    Name: 'Summer',
    Points: 'five',
    Counted: null,
    Decided: true,
    Changes: [],
    Club: { ID: api.clubId, Name: 'Home' },
    Events: [
      { Name: 'Spring', Over: true },
      { Name: 'Autumn', Results: { State: 'official' } },
    ],
  });
  expect(listRows(season)).toEqual([
    [1, 'Vee', 18, [10, 8]],
    [1, 'zed', 18, [8, 10]],
    [3, 'Yan', 6, [null, 6]],
  ]);
  expect(await listSeasons()).toMatchObject([
    { Name: 'Summer', Events: 2, EventsOver: 2, Decided: true, Rows: [{ Name: 'Vee' }, {}, {}] },
  ]);
});

test('an official result that changes is a line with who, why, and who moved from where; a change back is one too', async () => {
  const id = await addSeason({ Name: 'Line', [eventName(spring)]: true });
  const form = `/api/club/race/eventId/${spring.id}/id/${spring.raceIds[0]}`;
  const properties: Property[] = (await manager.request(form)).json();
  const getName = (title: string) => properties.find((one) => one.title.startsWith(title))?.name ?? '';
  const swap = (first: number, Reason: string) =>
    send(form, {
      Reason,
      [getName('Position of Vee')]: first,
      [getName('Position of Zed')]: 3 - first,
      [getName('Points of Vee')]: first === 1 ? 10 : 8,
      [getName('Points of Zed')]: first === 1 ? 8 : 10,
    });
  expect((await swap(2, 'Cut a gate')).body).toBe('');
  const [line] = (await read(id)).Changes;
  expect(line).toMatchObject({
    Who: 'Director',
    Why: 'Cut a gate',
    Event: { ID: spring.id, Name: 'Spring' },
    Moves: [
      { Name: 'Zed', Rank: 1, RankBefore: 2, Total: 10, TotalBefore: 8 },
      { Name: 'Vee', Rank: 2, RankBefore: 1, Total: 8, TotalBefore: 10 },
    ],
  });
  // ranking again without a change adds no row
  await api.database.db.update(schema.rankedEvents).set({ version: 0 });
  await rankEvents(api.database, new AbortController().signal);
  expect((await read(id)).Changes).toHaveLength(1);
  expect((await swap(1, 'Looked again')).body).toBe('');
  expect((await read(id)).Changes.map(({ Why }) => Why)).toEqual(['Looked again', 'Cut a gate']);
});

test('results that are not official yet change without a line', async () => {
  const at = (agoMs: number) => desktopDate(fromInstantMs(Date.now() - agoMs, 'Europe/Berlin'));
  const event = buildEvent({
    event: { Name: 'Tonight', Start: at(3_600_000) },
    pilots: [{ Name: 'Vee' }, { Name: 'Zed' }],
    rounds: [{}],
    races: [{ race: { Start: at(900_000), End: at(600_000) } }],
  });
  await api.add(event);
  await rankEvents(api.database, new AbortController().signal);
  const id = await addSeason({ Name: 'Tonight', [eventName(event)]: true });
  const first = (await read(id)).Rows[0]?.Name;
  expect(first).toBe('Vee');
  editFile(event, `${event.raceIds[0]}/Result.json`, (result) => {
    Object.assign(result, { Position: 3, Points: 0 });
  });
  await api.add(event);
  await rankEvents(api.database, new AbortController().signal);
  const season = await read(id);
  expect(season).toMatchObject({ Decided: false, Changes: [], Rows: [{ Name: 'Zed' }, { Name: 'Vee' }] });
  expect(season.Events).toMatchObject([{ Over: true, Results: { State: 'provisional' } }]);
});

test('a rule that changes moves pilots, and says so', async () => {
  const id = await addSeason({ Name: 'Rule', [eventName(spring)]: true, [eventName(autumn)]: true });
  expect((await send(`/api/club/season/id/${id}`, { Points: 'beaten', Counted: 1 })).body).toBe('');
  const season = await read(id);
  expect(listRows(season)).toEqual([
    [1, 'zed', 2, [0, 2]],
    [2, 'Vee', 1, [1, 1]],
    [3, 'Yan', 0, [null, 0]],
  ]);
  expect(season.Changes).toMatchObject([
    {
      Who: 'Director',
      Event: null,
      Why: 'points now One point for each pilot beaten; the best 1 count, before all results',
    },
  ]);
});

test('an event to come leaves points to score, and no champion', async () => {
  const next = buildEvent({ event: { Name: 'Final', Start: '2099/01/01 0:00:00' }, rounds: [], races: [] });
  await api.add(next);
  const id = await addSeason({ Name: 'Open', [eventName(spring)]: true, [eventName(next)]: true });
  const season = await read(id);
  expect(season.Decided).toBe(false);
  expect(season.Events.map(({ Over }) => Over)).toEqual([true, false]);
  expect(season.Rows.map(({ Name, Chance }) => [Name, Chance])).toEqual([
    ['Vee', { State: 'open', Level: null, Enough: 10 }],
    ['Zed', { State: 'open', Level: 2, Enough: null }],
  ]);
});

test('an event of another club counts by its address; one that nobody sees does not', async () => {
  const [other] = await api.database.db.insert(schema.clubs).values({ name: 'Away' }).returning();
  const away = await addEvent('Guest', 8, ['Vee']);
  await api.database.db
    .update(schema.events)
    .set({ clubId: other?.id ?? 0 })
    .where(eq(schema.events.id, away.id));
  const id = await addSeason({ Name: 'Both', [eventName(spring)]: true });
  const form = `/api/club/season/id/${id}`;
  expect((await send(form, { Other: 'https://x.test/event/nothing' })).body).toBe(
    'Event of another club: There is no event at this address that everybody can see.',
  );
  expect((await send(form, { Other: `https://x.test/event/${away.id}?tab=points` })).body).toBe('');
  expect((await read(id)).Events.map(({ Name, Club }) => [Name, Club.Name])).toEqual([
    ['Spring', 'Home'],
    ['Guest', 'Away'],
  ]);
  const properties: Property[] = (await manager.request(form)).json();
  expect(properties.find(({ name }) => name === eventName(away))).toMatchObject({
    value: true,
    group: 'Events of other clubs',
  });
  await api.database.db
    .update(schema.events)
    .set({ visibleOnline: false })
    .where(eq(schema.events.id, away.id));
  expect((await send(form, { [eventName(away)]: false })).body).toBe('');
  expect((await read(id)).Events.map(({ Name }) => Name)).toEqual(['Spring']);
});

test('a person with a public profile is one pilot under two names', async () => {
  const person = await signInAs(api, { handle: 'Vixen' });
  const event = await addEvent('Names', 9, ['Zed', 'Vixen']);
  for (const [eventId, pilotId] of [
    [spring.id, spring.pilotIds[0] ?? ''],
    [event.id, event.pilotIds[1] ?? ''],
  ] as const)
    await api.database.db.insert(schema.pilotClaims).values({ eventId, pilotId, userId: person.id });
  const id = await addSeason({ Name: 'Names', [eventName(spring)]: true, [eventName(event)]: true });
  expect(listRows(await read(id))).toEqual([
    [1, 'Vixen', 18, [10, 8]],
    [1, 'Zed', 18, [8, 10]],
  ]);
  expect((await read(id)).Rows[0]?.Handle).toBe('Vixen');
  await api.database.db.delete(schema.pilotClaims);
});

test("an event that is joined with the desktop app's counts as that one, and changes of it are told", async () => {
  const site = buildEvent({ event: { Name: 'Planned', Start: '2026/05/15 0:00:00' }, rounds: [], races: [] });
  await api.add(site);
  const id = await addSeason({ Name: 'Joined', [eventName(site)]: true, [eventName(autumn)]: true });
  const { db } = api.database;
  const joined = { joinedTo: spring.id, enabled: false };
  await db.update(schema.events).set(joined).where(eq(schema.events.id, site.id));
  await send(`/api/club/season/id/${id}`, { Name: 'Joined now' });
  expect((await read(id)).Events.map(({ Name }) => Name)).toEqual(['Spring', 'Autumn']);
  editFile(spring, `${spring.raceIds[0]}/Result.json`, (result) => {
    Object.assign(result, { Position: 3, Points: 0 });
  });
  await send(`/api/club/race/eventId/${spring.id}/id/${spring.raceIds[0]}/restore/1`, {
    reason: 'Let it go',
  });
  await api.add(spring);
  await rankEvents(api.database, new AbortController().signal);
  expect((await read(id)).Changes).toMatchObject([{ Who: 'test', Event: { Name: 'Spring' } }]);
});

test('pilots whose names are erased are nobody else, in standings and in the history', async () => {
  const event = await addEvent('Erased', 4, ['Uma', 'Ulf']);
  const id = await addSeason({ Name: 'Erased', [eventName(event)]: true });
  const { db } = api.database;
  await db
    .insert(schema.erasedPilots)
    .values(event.pilotIds.map((pilotId) => ({ eventId: event.id, pilotId })));
  await db.update(schema.pilots).set({ name: 'Deleted pilot' }).where(eq(schema.pilots.eventId, event.id));
  await send(`/api/club/season/id/${id}`, { Points: 'ten' });
  const season = await read(id);
  expect(listRows(season).map(([rank, name]) => [rank, name])).toEqual([
    [1, 'Deleted pilot'],
    [2, 'Deleted pilot'],
  ]);
  expect(season.Changes[0]?.Moves.map(({ Name }) => Name)).toEqual(['Deleted pilot', 'Deleted pilot']);
});

test('only managers of the club make, change and delete seasons, and faults name the field', async () => {
  const id = await addSeason({ Name: 'Mine' });
  const stranger = await signInAs(api, { tier: 'Club', handle: 'Stranger' });
  const visitor = openBrowser(api.app);
  const urls = [newForm(), `/api/club/season/id/${id}`];
  for (const url of urls) {
    const request = { method: 'POST', url, payload: { Name: 'Theirs' } } as const;
    expect((await stranger.request(request)).statusCode).toBe(403);
    expect((await visitor.request(request)).statusCode).toBe(401);
  }
  const remove = { method: 'DELETE', url: `/api/club/season/id/${id}` } as const;
  expect((await stranger.request(remove)).statusCode).toBe(403);
  expect((await send(newForm(), {})).body).toBe('Name: Fill in this field.');
  expect((await send(newForm(), { Name: 'Mine' })).body).toBe(
    'Name: The club has a season of this name already.',
  );
  expect((await send(newForm(), { Name: 'x', Counted: 1.5, Points: 'none' })).body).toContain('Points: ');
  expect((await send(newForm(), { Name: 'x', Counted: 1.5 })).body).toBe(
    'Best results that count: Enter a whole number.',
  );
  const version = ((await manager.request(urls[1] ?? '')).json() as Property[]).at(-1);
  expect((await send(urls[1] ?? '', { Name: 'Newer' })).body).toBe('');
  expect((await send(urls[1] ?? '', { Name: 'Older', Version: version?.value })).body).toContain('Version: ');
  expect((await manager.request(remove)).statusCode).toBe(200);
  expect((await api.ask(`/api/public/seasons/id/${id}`)).status).toBe(404);
  expect((await api.ask('/api/public/seasons/clubId/999999')).status).toBe(404);
  expect((await send(urls[1] ?? '', { Name: 'Gone' })).statusCode).toBe(404);
});

test('several saves of a new season at the same moment create one', async () => {
  const save = async () => (await send(newForm(), { Name: 'Once' })).body;
  const replies = await Promise.all([save(), save(), save(), save()]);
  expect(replies.filter((body) => body === '')).toHaveLength(1);
});
