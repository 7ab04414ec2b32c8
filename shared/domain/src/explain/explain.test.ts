import { buildRace, buildSummary } from '@holeshot/testing/models';
import fc from 'fast-check';
import { lapCounts } from '../lap-counts';
import { lapRecords } from '../lap-records';
import type { EventType, RaceDetails } from '../model';
import { pointsTable } from '../points';
import { summarizeRace } from '../race-summary';
import { validLaps } from '../valid-laps';
import { explainCount } from './explain-count';
import { explainRace } from './explain-race';
import { explainRecord } from './explain-record';
import { recountLaps } from './recount-laps';

const event = { pbLaps: 1, laps: 3 };
const NAMES = ['ann', 'bob', 'cat', 'dan'];
const pilots = NAMES.map((id) => ({ id, name: id }));

const getChange = (race: RaceDetails, detectionId: string) =>
  explainRace(race, event, 'ann')?.changes.find(({ detection }) => detection.id === detectionId);

describe('explainRace', () => {
  const race = buildRace({
    flights: { ann: [2, 28, 27, 26, 27], bob: [2, 26, 26, 32] },
  });

  it('has the laps of each time, and the next best laps', () => {
    const explanation = explainRace(race, event, 'ann');
    expect(explanation?.times.targetLap).toMatchObject({
      seconds: 80,
      laps: [{ lapNumber: 2 }, { lapNumber: 3 }, { lapNumber: 4 }],
    });
    expect(explanation?.nextBest.targetLap?.seconds).toBe(81);
    expect(explanation?.times.race?.laps.map(({ lapNumber }) => lapNumber)).toEqual([0, 1, 2, 3]);
    expect(explanation?.crossings.map(({ afterSeconds }) => afterSeconds)).toEqual([2, 28, 27, 26, 27]);
  });

  it('computes what a crossing that did not count would change', () => {
    expect(getChange(race, 'ann-4')?.summary).toMatchObject({ targetLapSeconds: 81, position: 1 });
    // the holeshot ends with the next crossing then, so a lap is missing before the last one
    expect(getChange(race, 'ann-0')?.summary).toMatchObject({
      holeshotSeconds: 30,
      lapCount: 3,
      position: 2,
    });
  });

  it('computes what a crossing that counted would change', () => {
    const doubled = buildRace({
      flights: { ann: { lapSeconds: [2, 28, 3, 24, 26, 27], invalid: [2] }, bob: [2, 26, 26, 32] },
    });
    const recorded = recountLaps(doubled, 'ann-2', false);
    expect(explainRace(recorded, event, 'ann')?.summary.lapCount).toBe(4);
    expect(getChange(recorded, 'ann-2')).toMatchObject({
      counts: true,
      summary: { pbLapSeconds: 3, lapCount: 5, position: 1 },
    });
    expect(explainRace(recorded, event, 'ann')?.crossings[2]).toMatchObject({
      counts: false,
      afterSeconds: 3,
    });
  });

  it('leaves out crossings that change nothing', () => {
    // two crossings at the same time: the lap between them has no length
    const twice = recountLaps(buildRace({ flights: { ann: [2, 20, 20, 20, 0] } }), 'ann-4', false);
    expect(getChange(twice, 'ann-4')).toBeUndefined();
    expect(getChange(twice, 'ann-3')).toBeDefined();
  });

  it('keeps a first lap that was recorded without the handicap', () => {
    const pilotChannels = [{ pilotId: 'ann', channelId: 'r1', handicapSeconds: 1 }];
    const handicapped = buildRace({ flights: { ann: [2, 28, 30, 32] }, pilotChannels });
    const laps = recountLaps(handicapped, 'ann-2', false).laps.map(({ lengthSeconds }) => lengthSeconds);
    expect(laps).toEqual([2, 28, 30, 62]);
  });

  it('takes a first crossing that does not count for no holeshot', () => {
    const [holeshot, next] = recountLaps(race, 'ann-0', false).detections;
    expect([holeshot, next]).toMatchObject([
      { lapNumber: 0, isHoleshot: false },
      { lapNumber: 0, isHoleshot: true },
    ]);
  });

  it('keeps a stored place, and has that of the rules beside it', () => {
    const stored = {
      ...race,
      summaries: race.summaries.map((row) => ({ ...row, position: row.pilotId === 'ann' ? 2 : 1 })),
    };
    const explanation = explainRace(stored, event, 'ann');
    expect(explanation?.summary.position).toBe(2);
    expect(explanation?.byRules.find(({ pilotId }) => pilotId === 'ann')?.position).toBe(1);
  });

  it('has nothing for a pilot of another race', () => {
    expect(explainRace(race, event, 'zoe')).toBeNull();
  });
});

const lapSeconds = fc.array(fc.integer({ min: 5_000, max: 40_000 }), { maxLength: 7 });
const anyRace = fc
  .record({
    flights: fc.tuple(...NAMES.map(() => lapSeconds)),
    invalid: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
    eventType: fc.constantFrom<EventType>('Race', 'TimeTrial', 'Endurance', 'CasualPractice'),
    timingLocation: fc.constantFrom('Holeshot' as const, 'EndOfLap' as const),
  })
  .map(({ flights, invalid, ...changes }) => {
    const race = buildRace({
      ...changes,
      flights: Object.fromEntries(
        NAMES.map((name, index) => [name, (flights[index] ?? []).map((ms) => ms / 1_000)]),
      ),
    });
    const counted = race.detections.filter((_, index) => invalid.includes(index));
    return counted.reduce((changed, { id }) => recountLaps(changed, id, false), race);
  })
  .map((race) => ({ ...race, summaries: summarize(race) }));

/** As the server does after a change. */
const summarize = (race: RaceDetails) =>
  summarizeRace({ race, laps: race.laps, detections: race.detections, results: [], event });

const sum = (laps: readonly { lengthSeconds: number }[] = []) =>
  Math.round(laps.reduce((total, { lengthSeconds }) => total + lengthSeconds, 0) * 1e7) / 1e7;

test('the laps of an explanation add up to the time that is shown', () => {
  fc.assert(
    fc.property(anyRace, fc.constantFrom(...NAMES), (race, pilotId) => {
      const { summary, times, crossings } = explainRace(race, event, pilotId) ?? {};
      const getSeconds = (column: 'pbLap' | 'targetLap' | 'race') =>
        times?.[column] ? sum(times[column].laps) : null;
      expect(summary).toMatchObject({
        pbLapSeconds: getSeconds('pbLap'),
        targetLapSeconds: getSeconds('targetLap'),
        raceSeconds: getSeconds('race'),
        lapCount: crossings?.filter(({ counts, lap }) => counts && lap && lap.lapNumber > 0).length,
      });
    }),
    { numRuns: 10_000 },
  );
});

test('a crossing that is changed there and back leaves the race as it was', () => {
  fc.assert(
    fc.property(anyRace, fc.nat(), (race, index) => {
      const detection = race.detections[index % Math.max(1, race.detections.length)];
      if (!detection) return;
      const changed = recountLaps(race, detection.id, !detection.valid);
      const back = recountLaps(changed, detection.id, detection.valid);
      expect(byId(back.detections)).toEqual(byId(race.detections));
      // laps of two pilots that end at once have no order
      const getLaps = (of: RaceDetails) =>
        byId(validLaps(of).map((lap) => ({ ...lap, id: lap.detectionId })));
      expect(getLaps(back)).toEqual(getLaps(race));
    }),
    { numRuns: 300 },
  );
});

const byId = <T extends { id: string }>(items: readonly T[]) =>
  [...items].sort((a, b) => (a.id < b.id ? -1 : 1));

const anySummaries = fc
  .array(fc.tuple(anyRace, fc.array(fc.nat({ max: 10 }), { minLength: 4, maxLength: 4 })), { maxLength: 4 })
  .map((races) =>
    races.flatMap(([race, points], number) =>
      race.summaries.map((row, index) => ({
        ...row,
        raceId: `race-${number}`,
        roundNumber: number,
        roundOrder: number,
        points: row.eventType === 'Race' ? (points[index] ?? 0) : null,
      })),
    ),
  );

test('a record is the first of the times that its explanation lists, and loses them one by one', () => {
  fc.assert(
    fc.property(anySummaries, fc.constantFrom('pbLap' as const, 'race' as const), (summaries, column) => {
      for (const record of lapRecords(summaries, pilots, column)) {
        const found = explainRecord(summaries, pilots, { column, pilotId: record.pilotId });
        expect(found?.record).toEqual(record);
        expect(found?.times[0] ?? null).toEqual(record[column]);
        expect(found?.without?.[column] ?? null).toEqual(found?.times[1] ?? null);
      }
    }),
    { numRuns: 300 },
  );
});

test('the races of an explanation add up to the total that is shown', () => {
  fc.assert(
    fc.property(anySummaries, (summaries) => {
      const points = pointsTable({ summaries, pilots, rounds: [] });
      const counts = lapCounts(summaries, pilots);
      const tables = [
        ...points.groups.map(({ rows }) => ({ rows, columns: points.columns, isPoints: true })),
        { ...counts, isPoints: false },
      ];
      for (const { rows, columns, isPoints } of tables)
        for (const { pilotId, total, cells } of rows) {
          const getFigure = (row: (typeof summaries)[number]) => (isPoints ? row.points : row.lapCount);
          const add = (key: string | null) =>
            explainCount({ rows, summaries, getFigure, pilotId, key })?.races.reduce(
              (all, { figure }) => all + figure,
              0,
            );
          expect(add(null)).toBe(total);
          expect(columns.map(({ key }) => add(key))).toEqual(cells.map((cell) => cell ?? 0));
        }
    }),
    { numRuns: 300 },
  );
});

test('names what the next better rank has, and who shares the rank', () => {
  const summaries = NAMES.map((pilotId, index) =>
    buildSummary({ pilotId, points: [10, 8, 8, 2][index] ?? 0 }),
  );
  const rows = pointsTable({ summaries, pilots, rounds: [] }).groups[0]?.rows ?? [];
  const explain = (pilotId: string) =>
    explainCount({ rows, summaries, getFigure: ({ points }) => points, pilotId, key: null });
  expect(explain('ann')).toMatchObject({ aheadTotal: null, tiedWith: [], rankedCount: 4 });
  expect(explain('cat')).toMatchObject({ aheadRank: 1, aheadTotal: 10, tiedWith: ['bob'], row: { rank: 2 } });
  expect(explain('dan')).toMatchObject({ aheadRank: 2, aheadTotal: 8, tiedWith: [], row: { rank: 4 } });
  expect(explain('zoe')).toBeNull();
});
