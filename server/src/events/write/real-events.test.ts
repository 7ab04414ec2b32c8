import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainRace, recountLaps, validLaps } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import { describeWith, RECORDED_EVENTS } from '../../../../tests/jest/needing';
import { createReadCache } from '../../cache/versioned-cache';
import { type Database, schema } from '../../database';
import { diskEventFolder } from '../../importing/read/event-folder';
import { createTestDatabase } from '../../testing/test-database';
import { getRaceDetails, listRaces } from '../read/races';
import { getEvent } from '../read/whole-event';
import { importEvent } from './import-event';

const root = RECORDED_EVENTS.folder;

interface Expected {
  lap_records_sorted: {
    pilot_id: string;
    holeshot: number | null;
    pb: number | null;
    target: number | null;
  }[];
  lap_counts_sorted: { pilot_id: string; total: number }[];
  races: { race_id: string; race_number: number; pilots: Record<string, unknown> }[];
}

describeWith(RECORDED_EVENTS)('real events', () => {
  let database: Database;
  let clubId: number;
  beforeAll(async () => {
    database = await createTestDatabase();
    const [club] = await database.db.insert(schema.clubs).values({ name: 'Home' }).returning();
    clubId = club?.id ?? 0;
  });
  afterAll(() => database.close());

  const run = (path: string) =>
    importEvent(database, { folder: diskEventFolder(join(root, path)), clubId, who: 'test', why: 'a test' });
  const NONE = 1e9;
  const least = (values: (number | null)[]) => Math.min(NONE, ...values.filter((value) => value !== null));

  test("the qualifying evening has the times of the desktop app's own page", async () => {
    const [name = ''] = readdirSync(join(root, 'events'));
    const result = await run(`events/${name}`);
    expect(result).toMatchObject({ status: 'created', races: { created: 41, skipped: 0 }, faults: [] });
    expect(await run(`events/${name}`)).toMatchObject({ status: 'unchanged', races: { unchanged: 41 } });

    const expected: Expected = JSON.parse(readFileSync(join(root, 'expected/evening.json'), 'utf8'));
    const { raceSummaries, races } = schema;
    const rows = await database.db.select().from(raceSummaries).where(eq(raceSummaries.eventId, name));
    const ofPilot = (id: string) => rows.filter(({ pilotId }) => pilotId === id);
    for (const record of expected.lap_records_sorted) {
      const own = ofPilot(record.pilot_id);
      expect(least(own.map(({ holeshotSeconds }) => holeshotSeconds))).toBeCloseTo(
        record.holeshot ?? NONE,
        6,
      );
      expect(least(own.map(({ pbLapSeconds }) => pbLapSeconds))).toBeCloseTo(record.pb ?? NONE, 6);
      expect(least(own.map(({ targetLapSeconds }) => targetLapSeconds))).toBeCloseTo(
        record.target ?? NONE,
        6,
      );
    }
    for (const count of expected.lap_counts_sorted) {
      expect(ofPilot(count.pilot_id).reduce((sum, { lapCount }) => sum + lapCount, 0)).toBe(count.total);
    }
    const stored = await database.db.select().from(races).where(eq(races.eventId, name));
    for (const race of expected.races) {
      expect(stored.find(({ id }) => id === race.race_id)).toMatchObject({ raceNumber: race.race_number });
      const flown = rows.filter(({ raceId }) => raceId === race.race_id).map(({ pilotId }) => pilotId);
      expect(flown.sort()).toEqual(Object.keys(race.pilots).sort());
    }
  });

  test('each figure of the evening is explained by exactly the laps that it is made of', async () => {
    const [name = ''] = readdirSync(join(root, 'events'));
    await run(`events/${name}`);
    const cache = createReadCache({ getStamp: async () => '1', guard: (read) => read() });
    const races = await listRaces(database.db, cache, name);
    const event = await getEvent(database.db, cache, name);
    let count = 0;
    for (const { id } of races) {
      const race = await getRaceDetails(database.db, cache, name, id);
      for (const summary of race.summaries) {
        const found = explainRace(race, event, summary.pilotId);
        const times = found?.times;
        expect([times?.pbLap?.seconds ?? null, times?.targetLap?.seconds ?? null]).toEqual([
          summary.pbLapSeconds,
          summary.targetLapSeconds,
        ]);
        expect(found?.crossings.filter(({ counts, lap }) => counts && lap && lap.lapNumber > 0)).toHaveLength(
          summary.lapCount,
        );
        count += 1;
      }
      // the rules derive the same from the crossings as the desktop app recorded
      for (const detection of race.detections) {
        const recounted = recountLaps(race, detection.id, detection.valid);
        const numbers = new Map(recounted.laps.map(({ detectionId, lapNumber }) => [detectionId, lapNumber]));
        for (const { detectionId, lapNumber } of validLaps(race))
          expect(numbers.get(detectionId)).toBe(lapNumber);
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  test('a race without its event becomes an event with the name of its day', async () => {
    const [name = ''] = readdirSync(join(root, 'macside-single-race/events'));
    const result = await run(`macside-single-race/events/${name}`);
    expect(result).toMatchObject({ status: 'created', eventId: name, name: 'Event of 1st August 2025' });
    expect(result.faults.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'Event.json is missing',
      'Pilots.json is missing',
      'Rounds.json is missing',
    ]);
    expect(result.races).toMatchObject({ created: 1, skipped: 0 });
  });
});
