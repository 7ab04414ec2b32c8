import type {
  WireClubRecord,
  WireDesk,
  WireObjection,
  WireRecordChange,
  WireRevision,
} from '@holeshot/contract/wire';
import { eq, isNull, sql } from 'drizzle-orm';
import { POSTGRES } from '../../../../tests/jest/needing';
import { invalidate, schema } from '../../database';
import { getRaceDetails } from '../../events/read/races';
import { getEvent } from '../../events/read/whole-event';
import { openBrowser } from '../../testing/browser';
import { buildGuid, editFile } from '../../testing/build-event-folder';
import { type SignedInPerson, signInAs, signInManager } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { questionLap } from './question-lap';
import { addMissedCrossing, MISSED, type MissedCrossing, RACE_END } from './testing/missed-crossing';

const MINUTE = 60_000;

let api: TestApp;
let director: SignedInPerson;
let pilot: SignedInPerson;
let other: SignedInPerson;
beforeAll(async () => {
  api = await createTestApp();
  director = await signInManager(api, { handle: 'Director' });
  pilot = await signInAs(api, { handle: 'Vee' });
  other = await signInAs(api, { handle: 'Zed' });
});
beforeEach(() => setMinute(10));
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const setMinute = (minute: number) => {
  jest.spyOn(Date, 'now').mockImplementation(() => RACE_END + minute * MINUTE);
};

const claim = ({ event, vee }: MissedCrossing, person = pilot) =>
  person.request({ method: 'PUT', url: `/api/account/claims/eventId/${event.id}/pilotId/${vee}` });

const question = (day: MissedCrossing, changes: Record<string, unknown> = {}) => ({
  pilotId: day.vee,
  detectionId: day.longLap,
  reason: 'missing',
  time: MISSED,
  words: 'The second one is two laps.',
  askedAt: new Date(RACE_END + 5 * MINUTE).toISOString(),
  ...changes,
});

const ask = (
  day: MissedCrossing,
  changes: Record<string, unknown> = {},
  who: Pick<SignedInPerson, 'request'> = pilot,
) => who.request({ method: 'POST', url: day.url, payload: question(day, changes) });

const withdraw = (
  day: MissedCrossing,
  payload: Record<string, unknown> = {},
  who: Pick<SignedInPerson, 'request'> = pilot,
) => who.request({ method: 'POST', url: `${day.url}/withdraw`, payload: { pilotId: day.vee, ...payload } });

const list = ({ event }: MissedCrossing) =>
  api.get<WireObjection[]>(`/api/public/objections/eventId/${event.id}`);
const readDesk = async ({ event }: MissedCrossing, who = director): Promise<WireDesk> =>
  (await who.request(`/api/club/desk/eventId/${event.id}`)).json();
const decide = (day: MissedCrossing, payload: Record<string, unknown>, who = director) =>
  who.request({
    method: 'POST',
    url: `/api/club/desk/eventId/${day.event.id}/raceId/${day.raceId}`,
    payload: {
      objectionId: null,
      doubt: null,
      ruling: null,
      revision: 1,
      reason: 'Seen in the video',
      ...payload,
    },
  });
const granted = (day: MissedCrossing) => ({
  decision: 'accepted',
  ruling: { kind: 'add', pilotId: day.vee, time: MISSED },
});

describe('a question', () => {
  it('of the pilot is public, with the minute of pressing, and once until it is answered', async () => {
    const day = await addMissedCrossing(api);
    await claim(day);
    expect((await ask(day)).body).toBe('');
    expect(await list(day)).toMatchObject([
      {
        RaceID: day.raceId,
        PilotID: day.vee,
        DetectionID: day.longLap,
        Reason: 'missing',
        Time: MISSED,
        Words: 'The second one is two laps.',
        Decision: null,
        Doubt: null,
        LapNumber: 2,
        LapSeconds: 40,
        AskedAt: new Date(RACE_END + 5 * MINUTE).toISOString(),
      },
    ]);
    const again = await ask(day);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'This race is questioned already: wait for the answer.',
    ]);
  });

  it('is for the pilot, or for who has the code of the event', async () => {
    const day = await addMissedCrossing(api);
    const visitor = openBrowser(api.app);
    expect((await ask(day, {}, visitor)).json()).toMatchObject({ code: 'forbidden', parameter: 'code' });
    expect((await ask(day)).json()).toMatchObject({ code: 'forbidden', parameter: 'code' });
    expect((await ask(day, { code: 'AAAAAA' }, visitor)).json()).toMatchObject({ parameter: 'code' });
    const { Code } = await readDesk(day);
    expect((await readDesk(await addMissedCrossing(api))).Code).not.toBe(Code);
    expect((await ask(day, { code: ` ${Code.toLowerCase()}` }, visitor)).body).toBe('');
  });

  it('is one of three at most, also while somebody else asks the third and a director answers it', async () => {
    const day = await addMissedCrossing(api);
    await claim(day);
    const { objections } = schema;
    const ref = { eventId: day.event.id, raceId: day.raceId, pilotId: day.vee };
    const answered = { decision: 'rejected' as const, reason: 'missing' as const };
    await api.database.db.insert(objections).values([1, 2].map(() => ({ ...ref, ...answered })));
    const event = await getEvent(api.database.db, api.app.readCache, ref.eventId);
    const race = await getRaceDetails(api.database.db, api.app.readCache, ref.eventId, ref.raceId);
    const later: { reply?: ReturnType<typeof ask> } = {};
    await api.database.transaction(async (tx) => {
      const asked = { ...question(day), reason: 'missing' as const };
      await questionLap(tx, { event, race, question: asked, userId: null, hasCode: true });
      later.reply = ask(day);
      if (POSTGRES.isThere) await tx.execute(sql`select pg_sleep(0.3)`);
      await tx.update(objections).set({ decision: 'rejected' }).where(isNull(objections.decision));
    });
    expect((await later.reply)?.statusCode).toBe(409);
    expect(await list(day)).toHaveLength(3);
  });

  it('has no characters that cannot be stored or shown, nor has a decision', async () => {
    const day = await addMissedCrossing(api);
    await claim(day);
    for (const words of ['two\0laps', 'two \u202elaps'])
      expect((await ask(day, { words })).json()).toMatchObject({ code: 'bad-parameter', parameter: 'words' });
    expect((await ask(day, { words: 'Two laps.\nSee the video.' })).body).toBe('');
    const [objection] = await list(day);
    const decision = { objectionId: objection?.ID, decision: 'rejected', reason: 'no\0' };
    expect((await decide(day, decision)).json()).toMatchObject({
      code: 'bad-parameter',
      parameter: 'reason',
    });
  });

  it('is in time by the moment of pressing, and at most an hour late', async () => {
    const day = await addMissedCrossing(api);
    await claim(day);
    const messageAt = async (pressed: number, arrives: number) => {
      setMinute(arrives);
      const askedAt = new Date(RACE_END + pressed * MINUTE).toISOString();
      const reply = await ask(day, { askedAt });
      return reply.body === '' ? '' : reply.json().message;
    };
    expect(await messageAt(31, 31)).toBe('The time for objections ended at 8:12 PM.');
    expect(await messageAt(20, 91)).toBe('The time for objections ended at 8:12 PM.');
    // the clock of a phone that is ahead says nothing
    expect(await messageAt(50, 29)).toBe('');
  });

  it('can be withdrawn by those who may ask, until it is decided, and then asked again', async () => {
    const day = await addMissedCrossing(api);
    await claim(day);
    await ask(day, { words: 'The wrong lap' });
    const visitor = openBrowser(api.app);
    for (const [who, payload] of [[visitor], [other], [visitor, { code: 'AAAAAA' }]] as const)
      expect((await withdraw(day, payload, who)).json()).toMatchObject({
        code: 'forbidden',
        parameter: 'code',
      });
    expect(await list(day)).toHaveLength(1);
    expect((await withdraw(day)).body).toBe('');
    expect(await list(day)).toEqual([]);
    expect((await withdraw(day)).statusCode).toBe(409);
    const { Code } = await readDesk(day);
    await ask(day, { code: Code }, visitor);
    expect((await withdraw(day, { code: Code }, visitor)).body).toBe('');
    await ask(day);
    const [{ ID = 0 } = {}] = await list(day);
    expect((await decide(day, { objectionId: ID, decision: 'rejected' })).body).toBe('');
    expect((await withdraw(day)).json().message).toBe(
      'There is no open question: it was decided or withdrawn meanwhile.',
    );
    expect(await list(day)).toMatchObject([{ ID, Decision: 'rejected' }]);
  });

  it('names what is wrong with it', async () => {
    const day = await addMissedCrossing(api);
    await claim(day);
    const getParameter = async (changes: Record<string, unknown>) =>
      (await ask(day, changes)).json().parameter;
    expect(await getParameter({ pilotId: day.event.id })).toBe('pilotId');
    expect(await getParameter({ detectionId: day.event.id })).toBe('detectionId');
    expect(await getParameter({ detectionId: null, reason: 'time' })).toBe('detectionId');
    expect(await getParameter({ time: '2026-05-15 19:39:00.000' })).toBe('time');
    expect(await getParameter({ words: 'x'.repeat(161) })).toBe('words');
    expect(await getParameter({ reason: 'unfair' })).toBe('reason');
  });
});

describe('the desk', () => {
  it('is for managers of the club', async () => {
    const day = await addMissedCrossing(api);
    const url = `/api/club/desk/eventId/${day.event.id}`;
    expect((await openBrowser(api.app).request(url)).statusCode).toBe(401);
    expect((await pilot.request(url)).statusCode).toBe(403);
    expect((await decide(day, granted(day), pilot)).statusCode).toBe(403);
  });

  it('has the doubts that nobody decided, and the races that are open', async () => {
    const day = await addMissedCrossing(api);
    const { Open, LapCount, ...desk } = await readDesk(day);
    // the folder's laps of one length are doubts as well
    const listDoubts = ({ Doubts }: Pick<WireDesk, 'Doubts'>) =>
      Doubts.filter(({ Kind }) => Kind !== 'equal-laps');
    expect([LapCount, listDoubts(desk)]).toMatchObject([
      11,
      [{ RaceID: day.raceId, Kind: 'double-lap', PilotID: day.vee, DetectionID: day.longLap, Value: 40 }],
    ]);
    expect(Open.map(({ RaceID }) => RaceID)).toContain(day.raceId);
    const doubt = { kind: 'double-lap', pilotId: day.vee, detectionId: day.longLap };
    expect((await decide(day, { doubt, decision: 'rejected', reason: 'A crash' })).body).toBe('');
    expect(listDoubts(await readDesk(day))).toEqual([]);
    expect(await list(day)).toMatchObject([
      { Doubt: 'double-lap', Decision: 'rejected', Answer: 'A crash', DecidedBy: 'Director', Revision: null },
    ]);
    expect((await decide(day, { doubt, decision: 'rejected' })).statusCode).toBe(409);
  });

  it('doubts laps that nobody can fly on the track of the event', async () => {
    const day = await addMissedCrossing(api);
    const { events, trackLayouts } = schema;
    const at = { y: 0, rotation: 0, kind: 'Gate', isDecorative: false, isSplitEnd: false } as const;
    const elements = [
      { ...at, x: 0, z: 0 },
      { ...at, x: 1_000, z: 0 },
      { ...at, x: 0, z: 1_000 },
    ];
    const layout = { hash: 'f'.repeat(64), name: 'Over the hills', elements };
    await api.database.transaction(async (tx) => {
      await tx.insert(trackLayouts).values(layout);
      const raw = sql`${events.raw} || ${JSON.stringify({ Track: buildGuid() })}::jsonb`;
      await tx.update(events).set({ layoutHash: layout.hash, raw }).where(eq(events.id, day.event.id));
      await invalidate(tx, [`event:${day.event.id}`]);
    });
    const { Doubts, LapCount } = await readDesk(day);
    expect(Doubts.filter(({ Kind }) => Kind === 'short-lap')).toHaveLength(LapCount);
  });

  it('gives places and points to what it accepts, as a revision that deliveries do not replace', async () => {
    const day = await addMissedCrossing(api);
    await claim(day);
    await ask(day);
    const [asked] = await list(day);
    expect((await decide(day, { objectionId: asked?.ID, ...granted(day) })).body).toBe('');
    const race = await day.race();
    expect(race).toMatchObject({
      Revision: 2,
      RevisionWho: 'Director',
      RevisionWhy: 'objection accepted: Seen in the video',
    });
    const rows = race.ResultSummaries.map(({ Pilot, Position, Points, DNF }) => [
      Pilot,
      Position,
      Points,
      DNF,
    ]);
    expect(rows).toEqual([
      [day.vee, 1, 10, false],
      [day.zed, 2, 8, false],
    ]);
    expect(race.Detections.filter(({ Pilot }) => Pilot === day.vee).map(({ Time }) => Time)).toContain(
      MISSED,
    );
    // laps of a video are no best laps
    expect(race.ResultSummaries[0]).toMatchObject({ PbLapTime: 20 });
    expect(await list(day)).toMatchObject([{ Decision: 'accepted', Revision: 2 }]);
    await api.add(day.event);
    expect((await day.race()).Revision).toBe(2);
  });

  it('refuses the second of two directors', async () => {
    const day = await addMissedCrossing(api);
    await claim(day);
    await ask(day);
    const [asked] = await list(day);
    const [first, second] = await Promise.all([
      decide(day, { objectionId: asked?.ID, ...granted(day) }),
      decide(day, { objectionId: asked?.ID, decision: 'rejected', reason: 'Not seen' }),
    ]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409]);
  });

  it('that moves a crossing names the lap that no longer counts as it was numbered before', async () => {
    const day = await addMissedCrossing(api);
    const doubt = { kind: 'double-lap', pilotId: day.vee, detectionId: day.longLap };
    const ruling = { kind: 'move', detectionId: day.longLap, time: MISSED };
    expect((await decide(day, { doubt, decision: 'corrected', ruling })).body).toBe('');
    const revisions = `/api/public/races/eventId/${day.event.id}/raceId/${day.raceId}/revisions`;
    const [newest] = await api.get<WireRevision[]>(revisions);
    expect(newest?.Changes).toContain('Lap 2 of Vee no longer counts.');
  });

  it('refuses a decision about an earlier revision, or about an answered question', async () => {
    const day = await addMissedCrossing(api);
    await claim(day);
    await ask(day);
    const [asked] = await list(day);
    const doubt = { kind: 'short-lap', pilotId: day.vee, detectionId: day.longLap };
    const ruling = { kind: 'count', detectionId: day.longLap, counts: false };
    expect((await decide(day, { doubt, decision: 'corrected', ruling })).body).toBe('');
    const rejected = { objectionId: asked?.ID, decision: 'rejected', reason: 'Not seen' };
    const outdated = await decide(day, rejected);
    expect([outdated.statusCode, outdated.json().parameter]).toEqual([409, 'revision']);
    expect((await decide(day, { ...rejected, revision: 2 })).body).toBe('');
    const late = await decide(day, { objectionId: asked?.ID, ...granted(day), revision: 2 });
    expect(late.statusCode).toBe(409);
    expect((await day.race()).Revision).toBe(2);
  });

  it('refuses what changes nothing', async () => {
    const day = await addMissedCrossing(api);
    const doubt = { kind: 'double-lap', pilotId: day.vee, detectionId: day.longLap };
    const ruling = { kind: 'count', detectionId: day.longLap, counts: false };
    expect((await decide(day, { doubt, decision: 'corrected', ruling })).body).toBe('');
    const other = { ...doubt, kind: 'short-lap' };
    const reply = await decide(day, { doubt: other, decision: 'corrected', ruling, revision: 2 });
    expect([reply.statusCode, reply.json().parameter]).toEqual([409, 'ruling']);
    expect(await list(day)).toHaveLength(1);
  });

  it('names what is wrong with a decision', async () => {
    const day = await addMissedCrossing(api);
    const doubt = { kind: 'double-lap', pilotId: day.vee, detectionId: day.longLap };
    const getParameter = async (changes: Record<string, unknown>) =>
      (await decide(day, { doubt, ...granted(day), ...changes })).json().parameter;
    expect(await getParameter({ reason: ' ' })).toBe('reason');
    expect(await getParameter({ ruling: null })).toBe('ruling');
    expect(await getParameter({ doubt: null })).toBe('objectionId');
    expect(await getParameter({ doubt: null, objectionId: 99_999 })).toBe('objectionId');
    expect(await getParameter({ doubt: null, objectionId: 2 ** 31 })).toBe('objectionId');
    expect(await getParameter({ revision: -(2 ** 40) })).toBe('revision');
    expect(await getParameter({ ruling: { kind: 'add', pilotId: day.event.id, time: MISSED } })).toBe(
      'ruling/pilotId',
    );
    expect(await getParameter({ ruling: { kind: 'move', detectionId: day.event.id, time: MISSED } })).toBe(
      'ruling/detectionId',
    );
    expect((await day.race()).Revision).toBe(1);
  });

  it('tells the pilots concerned', async () => {
    const day = await addMissedCrossing(api);
    await claim(day);
    const claimed = await other.request({
      method: 'PUT',
      url: `/api/account/claims/eventId/${day.event.id}/pilotId/${day.zed}`,
    });
    expect(claimed.body).toBe('');
    await ask(day);
    const [asked] = await list(day);
    await decide(day, { objectionId: asked?.ID, ...granted(day) });
    const listNotices = async (person: SignedInPerson) =>
      (await person.request('/api/public/auth')).json().notices.map(({ Text }: { Text: string }) => Text);
    expect(await listNotices(pilot)).toContain(
      'Race 1-1: Your question is accepted. You are 1st now, DNF before. Seen in the video',
    );
    expect(await listNotices(other)).toContain('Race 1-1: You are 2nd now, 1st before. Seen in the video');
  });

  it('takes a record away, and keeps a delivery that comes between aside', async () => {
    const best = async () =>
      (await api.get<WireClubRecord[]>(`/api/public/stats/clubId/${api.clubId}/records`)).find(
        ({ Kind }) => Kind === 'lap',
      )?.Best.Seconds;
    const day = await addMissedCrossing(api);
    editFile(day.event, `${day.raceId}/Race.json`, (race) => {
      Object.assign((race.Laps as object[])[1] ?? {}, { LengthSeconds: 9.5 });
    });
    await api.add(day.event);
    expect(await best()).toBe(9.5);
    await claim(day);
    const { Laps, Revision } = await day.race();
    const lap = Laps.find(({ LengthSeconds }) => LengthSeconds === 9.5);
    const detectionId = lap?.Detection ?? '';
    expect((await ask(day, { detectionId, reason: 'not-mine', time: null })).body).toBe('');
    const [asked] = await list(day);
    const ruling = { kind: 'count', detectionId, counts: false };
    const decision = { objectionId: asked?.ID, decision: 'accepted', ruling, revision: Revision };
    expect((await decide(day, decision)).body).toBe('');
    expect(await best()).toBe(20);
    const changes = await api.get<WireRecordChange[]>(
      `/api/public/stats/clubId/${api.clubId}/records/changes`,
    );
    expect(changes.find(({ Kind }) => Kind === 'lap')).toMatchObject({
      Fell: true,
      Who: 'Director',
      Why: 'objection accepted: Seen in the video',
      Before: { Seconds: 9.5 },
    });

    editFile(day.event, `${day.raceId}/Result.json`, (result) => Object.assign(result, { Points: 3 }));
    await api.add(day.event);
    expect((await day.race()).Revision).toBe(Revision + 1);
    const conflict = await director.request(
      `/api/club/race/eventId/${day.event.id}/id/${day.raceId}/conflict`,
    );
    expect(conflict.json().Changes.length).toBeGreaterThan(0);
    setMinute(31);
    expect((await day.race()).Results?.State).toBe('official');
    const askedAt = new Date(RACE_END + 31 * MINUTE).toISOString();
    expect((await ask(day, { askedAt })).statusCode).toBe(409);
  });
});
