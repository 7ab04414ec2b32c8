import type { Property, WireManagedClub, WireRaceDetails, WireRevision } from '@holeshot/contract/wire';
import { openBrowser } from '../../testing/browser';
import { type BuiltEvent, buildEvent } from '../../testing/build-event-folder';
import { type SignedInPerson, signInAs, signInManager } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let manager: SignedInPerson;
beforeAll(async () => {
  api = await createTestApp();
  manager = await signInManager(api, { handle: 'Director' });
});
afterAll(() => api.close());

async function addRace(): Promise<{ event: BuiltEvent; raceId: string; form: string; race: string }> {
  const event = buildEvent({ pilots: [{ Name: 'Vee' }, { Name: 'Zed' }] });
  await api.add(event);
  const raceId = event.raceIds[0] ?? '';
  return {
    event,
    raceId,
    form: `/api/club/race/eventId/${event.id}/id/${raceId}`,
    race: `/api/public/races/eventId/${event.id}/raceId/${raceId}`,
  };
}

const properties = async (form: string): Promise<Property[]> => (await manager.request(form)).json();
const save = async (form: string, payload: Record<string, unknown>) =>
  (await manager.request({ method: 'POST', url: form, payload })).body;
const findName = async (form: string, title: RegExp): Promise<string> =>
  (await properties(form)).find((property) => title.test(property.title))?.name ?? '';
const revisions = (race: string) => api.get<WireRevision[]>(`${race}/revisions`);

test('a correction is a new revision with its reason, and the page of the race shows it', async () => {
  const { form, race } = await addRace();
  const [first, second] = [
    await findName(form, /^Position of Vee/),
    await findName(form, /^Position of Zed/),
  ];
  expect(await save(form, { Reason: 'Photo finish', [first]: 2, [second]: 1 })).toBe('');
  expect(await revisions(race)).toMatchObject([
    {
      Number: 2,
      Who: 'Director',
      Why: 'Photo finish',
      Changes: ['Vee: 2nd (was 1st).', 'Zed: 1st (was 2nd).'],
    },
    { Number: 1, Who: 'test', Changes: [] },
  ]);
  const details = await api.get<WireRaceDetails>(race);
  expect(details).toMatchObject({ Revision: 2, RevisionWho: 'Director' });
  expect(details.ResultSummaries.map(({ Position }) => Position).sort()).toEqual([1, 2]);
});

test('a crossing that does not count takes its lap from every result', async () => {
  const { event, form, race } = await addRace();
  const laps = () =>
    api.get<{ lap_count: number; pilot: string }[]>(`/api/public/lapCounts/eventId/${event.id}`);
  const before = (await laps()).reduce((sum, row) => sum + row.lap_count, 0);
  const lap = await findName(form, /^Lap 3 of Vee counts \(7:41:02\.000 PM\)$/);
  await save(form, { Reason: 'Cut the gate', [lap]: false });
  expect((await revisions(race))[0]?.Changes).toEqual(['Lap 3 of Vee no longer counts.']);
  expect((await laps()).reduce((sum, row) => sum + row.lap_count, 0)).toBe(before - 1);
  await save(form, { Reason: 'Judges agreed', [lap]: true });
  expect((await revisions(race))[0]?.Changes).toEqual(['Lap 3 of Vee counts again.']);
  expect((await laps()).reduce((sum, row) => sum + row.lap_count, 0)).toBe(before);
});

test('a lap after a crossing that does not count is longer, and has its number', async () => {
  const { form, race } = await addRace();
  const listLaps = async () => {
    const { Detections, Laps } = await api.get<WireRaceDetails>(race);
    const [first] = Detections;
    const own = new Set(
      Detections.filter(({ Pilot, Valid }) => Pilot === first?.Pilot && Valid).map(({ ID }) => ID),
    );
    return Laps.filter(({ Detection }) => own.has(Detection))
      .sort((a, b) => a.LapNumber - b.LapNumber)
      .map(({ LapNumber, LengthSeconds }) => ({ LapNumber, LengthSeconds: LengthSeconds ?? 0 }));
  };
  const before = await listLaps();
  const name = await findName(form, /^Lap 1 of /);
  await save(form, { Reason: 'Cut the gate', [name]: false });
  const after = await listLaps();
  expect(after.map(({ LapNumber }) => LapNumber)).toEqual(
    before.slice(0, -1).map(({ LapNumber }) => LapNumber),
  );
  const [, first, second] = before;
  expect(after[1]?.LengthSeconds).toBeCloseTo((first?.LengthSeconds ?? 0) + (second?.LengthSeconds ?? 0), 2);
  await save(form, { Reason: 'Judges agreed', [name]: true });
  expect(await listLaps()).toEqual(before);
});

test('an earlier revision is restored in one step, as a new revision', async () => {
  const { form, race } = await addRace();
  const before = await api.get<WireRaceDetails>(race);
  await save(form, { Reason: 'Mistake', [await findName(form, /^Vee did not finish/)]: true });
  expect((await revisions(race))[0]?.Changes).toEqual(['Vee: DNF (was 1st).']);
  const why = { payload: { reason: 'A mistake' } };
  expect((await manager.request({ method: 'POST', url: `${form}/restore/1`, ...why })).statusCode).toBe(200);
  const [newest] = await revisions(race);
  expect(newest).toMatchObject({
    Number: 3,
    Why: 'restored revision 1: A mistake',
    Changes: ['Vee: 1st (was DNF).'],
  });
  expect(await api.get<WireRaceDetails>(race)).toEqual({
    ...before,
    Revision: 3,
    RevisionWho: 'Director',
    RevisionWhy: 'restored revision 1: A mistake',
    RevisionTime: expect.any(String),
    NewestRevision: 3,
  });
  expect((await manager.request({ method: 'POST', url: `${form}/restore/99` })).statusCode).toBe(404);
});

test('a save needs a reason, and without a difference it adds no revision', async () => {
  const { form, race } = await addRace();
  const position = await findName(form, /^Position of Vee/);
  expect(await save(form, { [position]: 2 })).toBe('Reason: Fill in this field.');
  expect(await save(form, { Reason: '  ', [position]: 2 })).toBe('Reason: Fill in this field.');
  expect(await save(form, { Reason: 'Nothing' })).toBe('');
  expect(await save(form, { Reason: 'Wild', [position]: 1_000 })).toBe('Position of Vee: Enter at most 100.');
  expect(await revisions(race)).toHaveLength(1);
});

test('a place is a whole number', async () => {
  const { form, race } = await addRace();
  const place = await findName(form, /^Position of Vee/);
  const reply = await save(form, { Reason: 'Half a place', [place]: 1.5 });
  expect(reply).toBe('Position of Vee: Enter a whole number.');
  expect(await revisions(race)).toHaveLength(1);
});

test('of two corrections at the same moment both are in the history, and both count', async () => {
  const { form, race } = await addRace();
  const [vee, zed] = [await findName(form, /^Points of Vee/), await findName(form, /^Points of Zed/)];
  await Promise.all([save(form, { Reason: 'One', [vee]: 7 }), save(form, { Reason: 'Two', [zed]: 5 })]);
  const list = await revisions(race);
  expect(list.map((revision) => revision.Number)).toEqual([3, 2, 1]);
  const current = new Map((await properties(form)).map(({ name: key, value }) => [key, value]));
  expect([current.get(vee), current.get(zed)]).toEqual([7, 5]);
});

test('of two corrections of one loaded form at the same moment one is taken', async () => {
  const { form, race } = await addRace();
  const [vee, zed] = [await findName(form, /^Points of Vee/), await findName(form, /^Points of Zed/)];
  const Version = (await properties(form)).find(({ name }) => name === 'Version')?.value;
  const replies = await Promise.all([
    save(form, { Reason: 'One', [vee]: 7, Version }),
    save(form, { Reason: 'Two', [zed]: 5, Version }),
  ]);
  expect(replies.toSorted()).toEqual(['', 'Version: Somebody saved this form meanwhile. Load it again.']);
  expect(await revisions(race)).toHaveLength(2);
});

test.each([
  ['a visitor', () => openBrowser(api.app), 401],
  ['a pilot', () => signInAs(api), 403],
  ['a manager of another club', () => signInAs(api, { tier: 'Club' }), 403],
] as const)('%s reads the history, but corrects nothing', async (_, open, status) => {
  const { form, race } = await addRace();
  const browser = await open();
  expect((await browser.request(`${race}/revisions`)).statusCode).toBe(200);
  expect((await browser.request(form)).statusCode).toBe(status);
  const payload = { Reason: 'Mine' };
  expect((await browser.request({ method: 'POST', url: form, payload })).statusCode).toBe(status);
  expect((await browser.request({ method: 'POST', url: `${form}/restore/1` })).statusCode).toBe(status);
  expect(await revisions(race)).toHaveLength(1);
});

test('a delivery that differs from a correction waits for the manager, who takes or discards it', async () => {
  const { event, raceId, form, race } = await addRace();
  const conflict = async () => (await manager.request(`${form}/conflict`)).json();
  const deliver = async (points: number) => {
    const file = [...event.files.keys()].find((path) => path.endsWith(`${raceId}/Result.json`)) ?? '';
    const [first, ...others] = JSON.parse(String(event.files.get(file)));
    event.files.set(file, JSON.stringify([{ ...first, Points: points }, ...others]));
    return api.add(event);
  };
  expect(await conflict()).toBeNull();
  await save(form, { Reason: 'Photo finish', [await findName(form, /^Position of Zed/)]: 1 });
  await deliver(7);
  expect(await conflict()).toMatchObject({
    Changes: ['Vee: 7 points (was 10).', 'Zed: 2nd (was 1st).'],
  });
  expect((await revisions(race))[0]).toMatchObject({ Number: 2, Why: 'Photo finish' });

  expect((await manager.request({ method: 'DELETE', url: `${form}/conflict` })).statusCode).toBe(200);
  expect(await conflict()).toBeNull();
  expect((await manager.request({ method: 'POST', url: `${form}/conflict` })).statusCode).toBe(404);

  await deliver(8);
  const take = { method: 'POST', url: `${form}/conflict` } as const;
  expect((await manager.request(take)).json()).toMatchObject({ parameter: 'reason' });
  expect((await manager.request({ ...take, payload: { reason: 'Judges' } })).statusCode).toBe(200);
  expect((await revisions(race))[0]).toMatchObject({
    Number: 3,
    Changes: ['Vee: 8 points (was 10).', 'Zed: 2nd (was 1st).'],
  });
  // the race is the desktop app's again
  await deliver(9);
  expect(await conflict()).toBeNull();
  expect((await revisions(race))[0]).toMatchObject({ Number: 4, Changes: ['Vee: 9 points (was 8).'] });
});

test('a restored delivery is no correction: later deliveries replace it', async () => {
  const { event, raceId, form, race } = await addRace();
  const file = [...event.files.keys()].find((path) => path.endsWith(`${raceId}/Result.json`)) ?? '';
  const deliver = async (points: number) => {
    const [first, ...others] = JSON.parse(String(event.files.get(file)));
    event.files.set(file, JSON.stringify([{ ...first, Points: points }, ...others]));
    await api.add(event);
  };
  const restore = async (number: number) =>
    (
      await manager.request({
        method: 'POST',
        url: `${form}/restore/${number}`,
        payload: { reason: 'Judges' },
      })
    ).statusCode;
  const position = await findName(form, /^Position of Zed/);
  await save(form, { Reason: 'Photo finish', [position]: 1 });
  await deliver(7);
  const listWaiting = async () => {
    const club = await manager.request(`/api/club/manage/clubId/${api.clubId}`);
    return club.json<WireManagedClub>().Events.find(({ ID }) => ID === event.id)?.Conflicts;
  };
  expect(await listWaiting()).toEqual([{ RaceID: raceId, Title: 'Race 1-1' }]);
  // a correction that is restored stays one
  expect(await restore(1)).toBe(200);
  expect(await restore(2)).toBe(200);
  await deliver(8);
  expect((await revisions(race))[0]).toMatchObject({ Why: 'restored revision 2: Judges' });
  // the content of revision 1 again, by way of revision 3
  expect(await restore(3)).toBe(200);
  await deliver(9);
  expect((await revisions(race))[0]).toMatchObject({
    Who: 'test',
    Changes: ['Vee: 9 points (was 10).'],
  });
});
