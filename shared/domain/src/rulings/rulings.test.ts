import { buildRace, EVENT_START } from '@holeshot/testing/models';
import fc from 'fast-check';
import type { RaceDetails, RaceSummary } from '../model';
import { summarizeRace } from '../race-summary';
import { validLaps } from '../valid-laps';
import { listEffects, ruleRace } from './rule-race';
import { type Ruling, toDoubtRuling, toRuling } from './ruling';

const event = { pbLaps: 1, laps: 3 };
const at = (seconds: number): number => EVENT_START + seconds * 1_000;

/** With the points of the desktop app's default list, none for a DNF. */
function withPoints(race: RaceDetails): RaceDetails {
  const points = [10, 8, 6, 4];
  const score = (row: RaceSummary) => (row.dnf ? 0 : (points[(row.position ?? 0) - 1] ?? 0));
  return { ...race, summaries: race.summaries.map((row) => ({ ...row, points: score(row) })) };
}

const rule = (race: RaceDetails, ruling: Ruling) =>
  ruleRace({ race, event, ruling, newId: 'new', flown: race.summaries });
const getRow = (race: RaceDetails, pilotId: string) =>
  race.summaries.find((row) => row.pilotId === pilotId) as RaceSummary;
const listLaps = (race: RaceDetails, pilotId: string) =>
  validLaps(race, { pilotId }).map(({ lapNumber, lengthSeconds, isFromVideo }) => [
    lapNumber,
    Number(lengthSeconds.toFixed(2)),
    isFromVideo ?? false,
  ]);

describe('a crossing that the timer missed', () => {
  const race = withPoints(
    buildRace({ flights: { ann: [2, 28, 56, 27], bob: [2, 29, 29, 29], cat: [2, 31, 31, 31] } }),
  );
  const dnf = withPoints(
    buildRace({ flights: { ann: [2, 28, 56], bob: [2, 29, 29, 29], cat: [2, 31, 31, 31] } }),
  );

  it('makes two laps of one, which are of the video', () => {
    const ruled = rule(race, { kind: 'add', pilotId: 'ann', time: at(58.4) }).race;
    expect(listLaps(ruled, 'ann')).toEqual([
      [0, 2, false],
      [1, 28, false],
      [2, 28.4, true],
      [3, 27.6, true],
      [4, 27, false],
    ]);
  });

  it('makes a pilot finish, who takes a place and its points from others', () => {
    const { race: ruled, isRanked } = rule(dnf, { kind: 'add', pilotId: 'ann', time: at(58.4) });
    expect(isRanked).toBe(true);
    expect(getRow(dnf, 'ann')).toMatchObject({ position: 3, dnf: true, points: 0 });
    expect(
      listEffects(dnf, ruled).map(({ after: { pilotId, position, points, dnf: isOut } }) => [
        pilotId,
        position,
        points,
        isOut,
      ]),
    ).toEqual([
      ['ann', 1, 10, false],
      ['bob', 2, 8, false],
      ['cat', 3, 6, false],
    ]);
  });

  it('has a race time only where the timer saw the last crossing', () => {
    const middle = rule(dnf, { kind: 'add', pilotId: 'ann', time: at(58.4) }).race;
    expect(getRow(middle, 'ann').raceSeconds).toBe(86);
    const last = rule(dnf, { kind: 'add', pilotId: 'ann', time: at(114) }).race;
    expect(getRow(last, 'ann')).toMatchObject({ raceSeconds: null, lapCount: 3, dnf: false });
  });

  it('is within best laps that begin and end with crossings of the timer', () => {
    const timeTrial = buildRace({ eventType: 'TimeTrial', flights: { ann: [2, 28, 56, 27, 26] } });
    expect(getRow(timeTrial, 'ann').targetLapSeconds).toBe(109);
    const ruled = rule(timeTrial, { kind: 'add', pilotId: 'ann', time: at(58.4) }).race;
    expect(getRow(ruled, 'ann')).toMatchObject({ targetLapSeconds: 83, pbLapSeconds: 26 });
  });

  it('makes no best lap, nor a holeshot', () => {
    const short = rule(race, { kind: 'add', pilotId: 'ann', time: at(31) }).race;
    expect(getRow(short, 'ann').pbLapSeconds).toBe(27);
    const early = rule(race, { kind: 'add', pilotId: 'ann', time: at(1) }).race;
    expect(getRow(early, 'ann').holeshotSeconds).toBeNull();
  });

  it('is nothing for a pilot of another race', () => {
    expect(rule(race, { kind: 'add', pilotId: 'zoe', time: at(58.4) }).race).toEqual(race);
  });
});

it('rules out a crossing as a marshal would', () => {
  const race = buildRace({ flights: { ann: [2, 20, 8, 12, 21], bob: [2, 22, 22, 22] } });
  const { race: ruled } = rule(race, { kind: 'count', detectionId: 'ann-2', counts: false });
  expect(listLaps(ruled, 'ann').map(([, seconds]) => seconds)).toEqual([2, 20, 20, 21]);
  expect(ruled.detections.find(({ id }) => id === 'ann-2')).toMatchObject({
    valid: false,
    validityType: 'Marshall',
  });
});

it('moves a crossing, and keeps the one that the timer saw', () => {
  const race = buildRace({ flights: { ann: [2, 20, 25, 15] } });
  const { race: ruled } = rule(race, { kind: 'move', detectionId: 'ann-2', time: at(42) });
  expect(listLaps(ruled, 'ann')).toEqual([
    [0, 2, false],
    [1, 20, false],
    [2, 20, true],
    [3, 20, true],
  ]);
  expect(ruled.detections.map(({ id, valid }) => [id, valid])).toContainEqual(['ann-2', false]);
});

it.each<Ruling>([
  { kind: 'count', detectionId: 'ann-2', counts: true },
  { kind: 'reassign', detectionId: 'ann-1', pilotId: 'bob' },
])('keeps crossings of a timer that is a camera exact: $kind', (ruling) => {
  const flights = { ann: { lapSeconds: [2, 28, 28, 28], invalid: [2] }, bob: [2, 29] };
  const race = buildRace({ flights });
  const detections = race.detections.map((one) => ({ ...one, timingSystemType: 'Video' }));
  const { race: ruled } = rule({ ...race, detections }, ruling);
  expect(validLaps(ruled).filter(({ isFromVideo }) => isFromVideo)).toEqual([]);
});

it('gives a crossing to another pilot, as exact as it is', () => {
  const race = buildRace({ flights: { ann: [2, 20, 18, 22], bob: [3, 19, 40] } });
  const { race: ruled } = rule(race, { kind: 'reassign', detectionId: 'ann-2', pilotId: 'bob' });
  expect(listLaps(ruled, 'ann')).toEqual([
    [0, 2, false],
    [1, 20, false],
    [2, 40, false],
  ]);
  expect(listLaps(ruled, 'bob')).toEqual([
    [0, 3, false],
    [1, 19, false],
    [2, 18, false],
    [3, 22, false],
  ]);
});

it('leaves places that the race director stored against the crossings', () => {
  const race = withPoints(buildRace({ flights: { ann: [2, 28, 56], bob: [2, 29, 29, 29] } }));
  const swapped = {
    ...race,
    summaries: race.summaries.map((row) => ({ ...row, position: row.pilotId === 'ann' ? 1 : 2 })),
  };
  const { race: ruled, isRanked } = rule(swapped, { kind: 'add', pilotId: 'ann', time: at(58.4) });
  expect(isRanked).toBe(false);
  expect(getRow(ruled, 'ann')).toMatchObject({ position: 1, dnf: true, lapCount: 3 });
});

it('derives a ruling from a question that says enough', () => {
  const question = { pilotId: 'ann', detectionId: 'ann-2', reason: 'missing', time: at(58) } as const;
  expect(toRuling(question)).toEqual({ kind: 'add', pilotId: 'ann', time: at(58) });
  expect(toRuling({ ...question, time: null })).toBeNull();
  expect(toRuling({ ...question, reason: 'time' })).toMatchObject({ kind: 'move', time: at(58) });
  expect(toRuling({ ...question, reason: 'not-mine' })).toMatchObject({ kind: 'count', counts: false });
  expect(toRuling({ ...question, reason: 'not-mine', detectionId: null })).toBeNull();
  expect(toDoubtRuling('missing-lap', 'ann-2')).toMatchObject({ kind: 'count', counts: true });
  expect(toDoubtRuling('double-lap', 'ann-2')).toBeNull();
});

/** Crossings of up to four pilots, some of which the timer ruled out, and a ruling about one of them. */
const flights = fc.dictionary(
  fc.constantFrom('ann', 'bob', 'cat', 'dan'),
  fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 2, maxLength: 6 }),
  { minKeys: 2, maxKeys: 4 },
);

it('keeps all crossings, orders laps without gaps, and gives the places that a summary anew gives', () => {
  fc.assert(
    fc.property(
      flights,
      fc.nat(),
      fc.integer({ min: 1, max: 200 }),
      fc.nat(3),
      (flown, pick, seconds, kind) => {
        const race = withPoints(buildRace({ flights: flown }));
        const detection = race.detections[pick % race.detections.length];
        const pilotId = Object.keys(flown)[pick % Object.keys(flown).length] ?? '';
        const detectionId = detection?.id ?? '';
        const ruling = [
          { kind: 'add', pilotId, time: at(seconds) } as const,
          { kind: 'count', detectionId, counts: false } as const,
          { kind: 'move', detectionId, time: at(seconds) } as const,
          { kind: 'reassign', detectionId, pilotId } as const,
        ][kind] as Ruling;
        const { race: ruled } = rule(race, ruling);
        const kept = new Set(ruled.detections.map(({ id, time }) => `${id} ${time}`));
        for (const { id, time } of race.detections) expect(kept).toContain(`${id} ${time}`);
        for (const id of Object.keys(flown)) {
          const laps = validLaps(ruled, { pilotId: id });
          laps.slice(1).forEach((lap, index) => {
            expect(Math.abs(lap.start - (laps[index]?.end ?? 0))).toBeLessThanOrEqual(1);
            // between two crossings at one time is a lap without length, which does not count (R77)
            const times = ruled.detections.filter((one) => one.valid && one.time === lap.start);
            if (times.length === 1) expect(lap.lapNumber).toBe((laps[index]?.lapNumber ?? 0) + 1);
          });
        }
        const anew = summarizeRace({ race: ruled, ...ruled, results: [], event });
        expect(ruled.summaries.map(({ position, dnf }) => [position, dnf])).toEqual(
          anew.map(({ position, dnf }) => [position, dnf]),
        );
      },
    ),
  );
});
