import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describeWith, POSTGRES } from '../../../../tests/jest/needing';
import { type Database, invalidate, openDatabase, type Queryable, schema } from '../../database';
import { deleteDueAccounts } from '../../features/account/delete-accounts';
import { lapEnd, raceEnd, raceStart } from '../../features/live/testing/notifications';
import {
  eventCall,
  openSyncClient,
  raceCall,
  type SyncClient,
} from '../../features/sync/testing/sync-client';
import { parseRace } from '../../importing/parse/parse-race';
import { type BuiltEvent, buildEvent, buildRace, editFile } from '../../testing/build-event-folder';
import { createOwnDatabase, type OwnDatabase } from '../../testing/own-database';
import { type SignedInPerson, signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { lockRace, restoreRevision, storeRevision } from '../revise/store-revision';
import { eraseNames } from '../write/erase-names';
import { listLiveRaces, withLive } from '../write/live-races';
import { rankEvents } from './rank-events';
import { keyText } from './record-holders';
import { storeNamesOfEvents, storePilotNames } from './store-pilot-names';
import { outdateRanking, storeRanking } from './store-ranking';
import { updateProjections } from './update-projections';

const {
  erasedPilots,
  eventRankings,
  events,
  pilotClaims,
  pilotNames,
  raceRevisions,
  races,
  raceSummaries,
  rankedEvents,
  recordChanges,
  users,
} = schema;

let api: TestApp;
let client: SyncClient;
beforeAll(async () => {
  api = await createTestApp();
  client = await openSyncClient(api);
});
afterAll(() => api.close());
/** Waits, so that another connection finishes first. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

const PILOTS = ['Pilot A', 'Pilot B', 'Pilot C'];

type Step =
  | { kind: 'notify'; type: 'start' | 'end' | 'RaceLoaded' | 'RaceCancelled' | 'RaceResult'; race: number }
  | { kind: 'cross'; race: number; pilot: number; lap: number }
  | { kind: 'file'; race: number; state: 'not-started' | 'in-progress' | 'finished'; hasResults: boolean }
  | { kind: 'invalid' | 'remove'; race: number }
  | { kind: 'laps' | 'rename' | 'removeRound' | 'restoreRound' | 'erase'; value: number }
  | { kind: 'hide' | 'show' | 'claim' | 'undoClaim' | 'leave' }
  | { kind: 'correct' | 'restore'; race: number; value: number };

const race = fc.constantFrom(1, 2);
const value = fc.integer({ min: 1, max: 3 });
const nameStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...(['hide', 'show', 'claim', 'claim', 'undoClaim', 'leave'] as const)),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('notify' as const),
    type: fc.constantFrom(
      ...(['start', 'start', 'end', 'end', 'RaceLoaded', 'RaceCancelled', 'RaceResult'] as const),
    ),
    race,
  }),
  fc.record({
    kind: fc.constant('cross' as const),
    race,
    pilot: fc.nat({ max: 2 }),
    lap: fc.nat({ max: 4 }),
  }),
  fc.record({
    kind: fc.constant('file' as const),
    race,
    state: fc.constantFrom('not-started', 'in-progress', 'finished', 'finished'),
    hasResults: fc.boolean(),
  }),
  fc.record({ kind: fc.constantFrom(...(['invalid', 'remove'] as const)), race }),
  fc.record({
    kind: fc.constantFrom(...(['laps', 'rename', 'removeRound', 'restoreRound', 'erase'] as const)),
    value,
  }),
  nameStep,
  fc.record({ kind: fc.constantFrom(...(['correct', 'restore'] as const)), race, value }),
);

/** has the handle of the event's first pilot */
let person: SignedInPerson | undefined;

let sequence = 0;
const nextSequence = (): number => {
  sequence += 1;
  return sequence;
};

async function notify(message: Record<string, unknown>): Promise<void> {
  await api.app.inject({ method: 'PUT', url: `/api/live/${client.notificationSecret}`, payload: message });
  await api.app.liveQueue.idle();
}

async function deliverRace(event: BuiltEvent, raceId: string): Promise<void> {
  const { path, body } = raceCall(event, nextSequence(), raceId);
  expect((await client.put(path, body)).status).toBe(200);
}

async function deliverPart(event: BuiltEvent, names: readonly string[]): Promise<void> {
  const { path, body } = eventCall(event, nextSequence(), names);
  expect((await client.put(path, body)).status).toBe(200);
}

async function take(event: BuiltEvent, one: Step): Promise<void> {
  const raceId = ('race' in one && event.raceIds[one.race - 1]) || '';
  const ref = { eventId: event.id, raceId };
  const { database } = api;
  switch (one.kind) {
    case 'notify': {
      const fields = { race: one.race, pilots: [] };
      if (one.type === 'start') return notify(raceStart(fields));
      if (one.type === 'end') return notify({ ...raceEnd(90), ...fields });
      return notify({ ...raceStart(fields), type: one.type });
    }
    case 'cross':
      return notify(
        lapEnd(PILOTS[one.pilot] ?? '', one.lap, 2 + one.lap * (20 + one.pilot), { race: one.race }),
      );
    case 'file': {
      const roundId = event.roundIds[0] ?? '';
      const { pilotIds } = event;
      const built = buildRace(event.id, {
        id: raceId,
        roundId,
        pilotIds,
        number: one.race,
        state: one.state,
      });
      event.files.set(`${raceId}/Race.json`, JSON.stringify([built.race]));
      event.files.set(`${raceId}/Result.json`, JSON.stringify(one.hasResults ? built.results : []));
      return deliverRace(event, raceId);
    }
    case 'invalid':
      editFile(event, `${raceId}/Race.json`, (file) => Object.assign(file, { Valid: false }));
      return deliverRace(event, raceId);
    case 'remove':
      expect((await client.remove(raceCall(event, 0, raceId).path, nextSequence())).status).toBe(200);
      return;
    case 'laps':
      editFile(event, 'Event.json', (file) => Object.assign(file, { Laps: one.value, PBLaps: one.value }));
      return deliverPart(event, ['Event.json']);
    case 'rename':
      editFile(event, 'Pilots.json', (pilot) => Object.assign(pilot, { Name: `Pilot A${one.value}` }));
      return deliverPart(event, ['Pilots.json']);
    case 'removeRound':
    case 'restoreRound':
      editFile(event, 'Rounds.json', (round) =>
        Object.assign(round, { Valid: one.kind === 'restoreRound', Order: one.value * 100 }),
      );
      return deliverPart(event, ['Rounds.json']);
    case 'erase':
      return database.transaction(async (tx) => {
        const pilotId = event.pilotIds[one.value - 1] ?? '';
        await tx.insert(erasedPilots).values({ eventId: event.id, pilotId }).onConflictDoNothing();
        await eraseNames(tx, event.id);
        await outdateRanking(tx, event.id);
        await storeNamesOfEvents(tx, [event.id]);
        await invalidate(tx, [`event:${event.id}`]);
      });
    case 'hide':
    case 'show':
      editFile(event, 'Event.json', (file) => Object.assign(file, { VisibleOnline: one.kind === 'show' }));
      return deliverPart(event, ['Event.json']);
    case 'claim':
    case 'undoClaim':
      person ??= await signInAs(api, { handle: 'Pilot A' });
      await person.request({
        method: one.kind === 'claim' ? 'PUT' : 'DELETE',
        url: `/api/account/claims/eventId/${event.id}/pilotId/${event.pilotIds[0]}`,
      });
      return;
    case 'leave':
      await database.db
        .update(users)
        .set({ deletionAt: new Date(0) })
        .where(eq(users.id, person?.id ?? 0));
      await deleteDueAccounts(api.app, Date.now());
      person = undefined;
      return;
    case 'correct':
      await database.transaction(async (tx) => {
        const built = buildRace(event.id, {
          id: raceId,
          roundId: event.roundIds[0] ?? '',
          pilotIds: event.pilotIds.toReversed(),
          number: one.race,
          laps: one.value,
        });
        await storeRevision(tx, ref, built, { who: 'manager', why: 'a test' });
      });
      return;
    case 'restore':
      await database
        .transaction((tx) => restoreRevision(tx, ref, one.value, { who: 'manager', reason: 'a test' }))
        .catch((error: Error) => expect(error.message).toBe('There is no such revision.'));
  }
}

/** Everything that is stored of an event beside its files and notifications. */
async function readProjections(db: Queryable, eventId: string) {
  const [event] = await db.select().from(events).where(eq(events.id, eventId));
  const isOfEvent = { summaries: eq(raceSummaries.eventId, eventId), races: eq(races.eventId, eventId) };
  const raceRows = await db.select().from(races).where(isOfEvent.races).orderBy(asc(races.id));
  return {
    pilotCount: event?.pilotCount,
    results: raceRows.map(({ results }) => results.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    summaries: await db
      .select()
      .from(raceSummaries)
      .where(isOfEvent.summaries)
      .orderBy(asc(raceSummaries.raceId), asc(raceSummaries.pilotId)),
    ranking: await db
      .select()
      .from(eventRankings)
      .where(eq(eventRankings.eventId, eventId))
      .orderBy(asc(eventRankings.position)),
    names: await db.select().from(pilotNames).orderBy(pilotNames.key, pilotNames.userId),
    ranked: await db.select().from(rankedEvents).where(eq(rankedEvents.eventId, eventId)),
  };
}

/** The records of now: the last line of each. Their histories tell how it came, so they are not made anew. */
async function readRecords(db: Queryable) {
  const lines = await db.select().from(recordChanges).orderBy(asc(recordChanges.id));
  const lasts = new Map(lines.map((line) => [keyText(line), line.seconds]));
  return [...lasts].filter(([, seconds]) => seconds !== null).sort(([a], [b]) => (a < b ? -1 : 1));
}

type Projections = Awaited<ReturnType<typeof readProjections>>;

/** The result of `read` after recomputing an event; nothing is stored. */
async function computeAnew<T>(
  database: Database,
  eventId: string,
  read: (tx: Queryable, eventId: string) => Promise<T>,
): Promise<T | undefined> {
  let computed: T | undefined;
  const undo = new Error('undo');
  await database
    .transaction(async (tx) => {
      await updateProjections(tx, eventId, { races: 'all', hasOtherPilots: true });
      await tx.delete(recordChanges);
      await storeRanking(tx, eventId);
      await tx.delete(pilotNames);
      await storePilotNames(tx, [api.clubId]);
      computed = await read(tx, eventId);
      throw undo;
    })
    .catch((error: unknown) => expect(error).toBe(undo));
  return computed;
}

const computeProjections = (database: Database, eventId: string): Promise<Projections | undefined> =>
  computeAnew(database, eventId, readProjections);

/** Start, end and validity of each race, as stored with it and as its newest revision and its notifications say. */
async function readStates({ db }: TestApp['database'], eventId: string) {
  const live = await listLiveRaces(db, eventId);
  const rows = await db.select().from(races).where(eq(races.eventId, eventId));
  const revisions = await db.select().from(raceRevisions).where(eq(raceRevisions.eventId, eventId));
  const stored = rows.map(({ id, startMs, endMs, valid }) => ({ id, startMs, endMs, valid }));
  const computed = rows.map(({ id: raceId, revision }) => {
    const newest = revisions.find((one) => one.raceId === raceId && one.number === revision);
    const owner = { eventId, raceId, timingLocation: 'Holeshot' as const };
    const parsed = parseRace(newest?.body.race ?? {}, owner, () => undefined);
    const { start: startMs, end: endMs } = withLive(parsed, live.get(raceId)).race;
    return { id: raceId, startMs, endMs, valid: parsed.valid };
  });
  return { stored, computed };
}

const ANSWERS = ['rankings', 'races', 'raceSummaries', 'lapCounts', 'points', 'pilots', 'laps'];
const readAnswers = (eventId: string) =>
  Promise.all(ANSWERS.map((name) => api.ask(`/api/public/${name}/eventId/${eventId}`)));

test('what is stored of an event equals what is computed anew, after any order of events', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16 }), async (steps) => {
    await api.forgetEvents();
    await api.database.db.delete(recordChanges);
    const event = buildEvent({
      pilotIds: [1, 2, 3].map((number) => `0000000${number}-2222-4222-8222-222222222222`),
      rounds: [{}],
      races: [{ state: 'not-started' }, { number: 2, state: 'not-started' }],
    });
    await api.add(event);
    for (const one of steps) {
      await take(event, one);
      // an answer that is cached now must not outlive the next step
      await readAnswers(event.id);
    }
    await api.app.rankLater.idle();
    const answers = await readAnswers(event.id);
    expect(await readProjections(api.database.db, event.id)).toEqual(
      await computeProjections(api.database, event.id),
    );
    expect(await readRecords(api.database.db)).toEqual(
      await computeAnew(api.database, event.id, readRecords),
    );
    const { stored, computed } = await readStates(api.database, event.id);
    expect(stored).toEqual(computed);
    await api.database.transaction((tx) => invalidate(tx, [`event:${event.id}`]));
    expect(answers).toEqual(await readAnswers(event.id));
  });
  await fc.assert(property, { seed: 20261123, numRuns: 20 });
});

test('the names of pilots equal those computed anew, after any order of claims, renames, hiding and leaving', async () => {
  const rename = fc.record({ kind: fc.constant('rename' as const), value });
  const steps = fc.array(fc.oneof({ arbitrary: nameStep, weight: 4 }, rename), {
    minLength: 1,
    maxLength: 4,
  });
  const property = fc.asyncProperty(steps, async (taken) => {
    await api.forgetEvents();
    const event = buildEvent();
    await api.add(event);
    for (const one of taken) await take(event, one);
    await api.app.rankLater.idle();
    const { names } = await readProjections(api.database.db, event.id);
    expect(names).toEqual((await computeProjections(api.database, event.id))?.names);
  });
  await fc.assert(property, { seed: 20261124, numRuns: 20 });
});

describeWith(POSTGRES)('on a PostgreSQL server', () => {
  let own: OwnDatabase;
  let site: TestApp;
  beforeAll(async () => {
    own = await createOwnDatabase(POSTGRES.url);
    site = await createTestApp({ database: await openDatabase({ databaseUrl: own.url }) });
  });
  afterAll(async () => {
    await site.close();
    await own.drop();
  });

  test('a ranking that is made while a race is written is made of what was written', async () => {
    const event = buildEvent();
    await site.add(event);
    await site.app.rankLater.idle();
    const ref = { eventId: event.id, raceId: event.raceIds[0] ?? '' };
    const ranking: { ends?: Promise<void> } = {};
    await site.database.transaction(async (tx) => {
      const { race, results } = buildRace(event.id, {
        id: ref.raceId,
        roundId: event.roundIds[0] ?? '',
        pilotIds: event.pilotIds.toReversed(),
      });
      await storeRevision(tx, ref, { race, results }, { who: 'manager', why: 'a test' });
      ranking.ends = site.database.transaction((other) => storeRanking(other, event.id));
      await aMoment();
    });
    await ranking.ends;
    expect(await readProjections(site.database.db, event.id)).toEqual(
      await computeProjections(site.database, event.id),
    );
  });

  test('an event is ranked while another one of its club is written, and neither fails', async () => {
    const [written, ranked] = [buildEvent(), buildEvent()];
    await site.add(written);
    await site.add(ranked);
    await site.app.rankLater.idle();
    await outdateRanking(site.database.db, ranked.id);
    const ranking: { ends?: Promise<number> } = {};
    await site.database.transaction(async (tx) => {
      await updateProjections(tx, written.id, { races: 'all', hasOtherPilots: false });
      ranking.ends = rankEvents(site.database, new AbortController().signal, [ranked.id]);
      await aMoment();
      await storeRanking(tx, written.id);
    });
    expect(await ranking.ends).toBe(1);
  });

  const rank = ({ id }: BuiltEvent) => rankEvents(site.database, new AbortController().signal, [id]);
  const correct = ({ id: eventId, raceIds }: BuiltEvent) =>
    site.database.transaction(async (tx) => {
      const ref = { eventId, raceId: raceIds[0] ?? '' };
      const { race, results } = await lockRace(tx, ref);
      const corrected = results.map((row) => ({ ...row, Points: 77 }));
      return storeRevision(tx, ref, { race, results: corrected }, { who: 'manager', why: 'a test' });
    });
  const importAgain = async (event: BuiltEvent) => {
    editFile(event, 'Event.json', (file) => Object.assign(file, { Laps: 1, PBLaps: 1 }));
    return (await site.add(event)).status;
  };

  test.each([
    ['ranked', rank, 1],
    ['corrected', correct, true],
    ['imported', importAgain, 'changed'],
  ])(
    'an account is deleted while an event of its pilot is %s, and neither fails',
    async (_, write, result) => {
      const { db, transaction } = site.database;
      const event = buildEvent();
      await site.add(event);
      await site.app.rankLater.idle();
      const [user] = await db.insert(users).values({ handle: 'Gone' }).returning();
      const claim = { eventId: event.id, pilotId: event.pilotIds[0] ?? '', userId: user?.id ?? 0 };
      await db.insert(pilotClaims).values(claim);
      await outdateRanking(db, event.id);
      const isGone = eq(users.id, claim.userId);
      const writing: { ends?: Promise<unknown> } = {};
      await transaction(async (tx) => {
        await tx.select().from(users).where(isGone).for('update');
        writing.ends = write(event);
        await aMoment();
        await outdateRanking(tx, event.id);
        await tx.delete(users).where(isGone);
      });
      expect(await writing.ends).toBe(result);
    },
  );

  test('a race is corrected while a file of its event is delivered, and neither fails', async () => {
    const event = buildEvent();
    await site.add(event);
    const syncClient = await openSyncClient(site);
    const ref = { eventId: event.id, raceId: event.raceIds[0] ?? '' };
    const delivery: { ends?: ReturnType<SyncClient['put']> } = {};
    await site.database.transaction(async (tx) => {
      const { race, results } = await lockRace(tx, ref);
      editFile(event, 'Event.json', (file) => Object.assign(file, { Laps: 1, PBLaps: 1 }));
      const { path, body } = eventCall(event, nextSequence(), ['Event.json']);
      delivery.ends = syncClient.put(path, body);
      await aMoment();
      const corrected = results.map((row) => ({ ...row, Points: 77 }));
      await storeRevision(tx, ref, { race, results: corrected }, { who: 'manager', why: 'a test' });
    });
    expect((await delivery.ends)?.status).toBe(200);
    await site.app.rankLater.idle();
    expect(await readProjections(site.database.db, event.id)).toEqual(
      await computeProjections(site.database, event.id),
    );
  });
});
