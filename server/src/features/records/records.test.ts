import type { WireClubRecord, WireFastestLaps } from '@holeshot/contract/wire';
import { buildEvent } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const readRecords = () => api.get<WireClubRecord[]>(`/api/public/stats/clubId/${api.clubId}/records`);
const readLaps = () => api.get<WireFastestLaps>('/api/public/stats/fastestLaps');

test('a club without laps has no records, and there is no month of fastest laps', async () => {
  expect(await readRecords()).toEqual([]);
  expect(await readLaps()).toEqual({ Month: null, ClubID: null, Clubs: [], Rows: [] });
});

describe('with races', () => {
  beforeAll(async () => {
    const start = (month: number) => `2026/0${month}/15 19:00:00`;
    await api.add(buildEvent({ event: { Name: 'May Cup', Start: start(5) } }));
    const pilots = [{ Name: 'pilot b' }, { Name: 'Pilot C' }];
    await api.add(buildEvent({ event: { Name: 'April Cup', Start: start(4) }, pilots }));
    const practice = { EventType: 'Practice' };
    const guest = [{ Name: 'Guest' }, { Name: 'Other guest' }];
    const event = { Name: 'June practice', Start: start(6) };
    await api.add(buildEvent({ event, pilots: guest, rounds: [practice] }));
    await api.add(buildEvent({ event: { Name: 'Hidden', VisibleOnline: false }, pilots: guest }));
  });

  test('records have one time per name, without practice and hidden events', async () => {
    const records = await readRecords();
    expect(records.map(({ Kind, Laps, Best, Field }) => [Kind, Laps, Best.Seconds, Field])).toEqual([
      ['lap', 1, 20, [20, 20, 21]],
      ['target', 3, 60, [60, 60, 63]],
      ['holeshot', 0, 2, [2, 2, 3]],
      ['race', 3, 62, [62, 62, 66]],
    ]);
    expect(records.map(({ Best }) => Best.Event)).not.toContain('June practice');
  });

  test('fastest laps are those of the newest month with laps that count', async () => {
    const { Month, ClubID, Clubs, Rows } = await readLaps();
    expect(Month).toEqual({ Year: 2026, Month: 5 });
    expect([ClubID, Clubs]).toEqual([api.clubId, [{ ID: api.clubId, Name: 'Home' }]]);
    expect(Rows.map(({ Pilot, Seconds, Event }) => [Pilot, Seconds, Event])).toEqual([
      ['Pilot A', 20, 'May Cup'],
      ['Pilot B', 21, 'May Cup'],
    ]);
  });

  test('an unknown club is not found', async () => {
    expect((await api.ask('/api/public/stats/clubId/999999/records')).status).toBe(404);
    expect((await api.ask('/api/public/stats/fastestLaps/clubId/999999')).status).toBe(404);
  });
});
