import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WireRaceDetails } from '@holeshot/contract/wire';
import { describeWith, RECORDED_EVENTS } from '../../../../tests/jest/needing';
import { importEvent } from '../../events/write/import-event';
import { diskEventFolder } from '../../importing/read/event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

const root = RECORDED_EVENTS.folder;

interface Expected {
  races: {
    race_id: string;
    pilots: Record<
      string,
      {
        valid_laps_incl_holeshot: number;
        lap_count: number;
        holeshot: number | null;
        pb: number | null;
        target: number | null;
      }
    >;
  }[];
}

describeWith(RECORDED_EVENTS)('races of real events', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp();
  });
  afterAll(() => api.close());

  /** Imports the one event of a folder; its id. */
  async function importOnly(folder: string): Promise<string> {
    const [eventId = ''] = readdirSync(join(root, folder));
    const source = { folder: diskEventFolder(join(root, folder, eventId)), clubId: api.clubId };
    await importEvent(api.database, { ...source, who: 'test', why: 'a test' });
    return eventId;
  }

  test.each(['events', 'macside-single-race/events'])(
    'raw gives every Race.json of %s back as the app wrote it',
    async (folder) => {
      const eventId = await importOnly(folder);
      const files = readdirSync(join(root, folder, eventId)).filter((name) =>
        existsSync(join(root, folder, eventId, name, 'Race.json')),
      );
      expect(files.length).toBeGreaterThan(0);
      for (const raceId of files) {
        const text = readFileSync(join(root, folder, eventId, raceId, 'Race.json'), 'utf8');
        const [written] = JSON.parse(text.replace(/^\ufeff/, ''));
        expect(await api.get(`/api/public/races/eventId/${eventId}/raceId/${raceId}/raw/1`)).toEqual(written);
      }
    },
  );

  test("each race has the laps and best times of the desktop app's own page", async () => {
    const eventId = await importOnly('events');
    const expected: Expected = JSON.parse(readFileSync(join(root, 'expected/evening.json'), 'utf8'));
    for (const { race_id, pilots } of expected.races) {
      const race = await api.get<WireRaceDetails>(`/api/public/races/eventId/${eventId}/raceId/${race_id}`);
      for (const [pilotId, figures] of Object.entries(pilots)) {
        const counted = race.Laps.filter((lap) => lap.PilotID === pilotId && lap.Position !== null);
        expect(counted).toHaveLength(figures.valid_laps_incl_holeshot);
        const result = race.ResultSummaries.find(({ Pilot }) => Pilot === pilotId);
        expect(result?.LapCount).toBe(figures.lap_count);
        for (const [ours, theirs] of [
          [result?.HoleshotTime, figures.holeshot],
          [result?.PbLapTime, figures.pb],
          [result?.TargetLapTime, figures.target],
        ]) {
          expect(ours ?? 0).toBeCloseTo(theirs ?? 0, 6);
        }
      }
    }
  });
});
