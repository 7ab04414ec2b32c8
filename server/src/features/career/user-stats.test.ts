import type { FlownRace } from '../../events/read/attended';
import { attendanceByYear, bestsByType } from './user-stats';

const race = (changes: Partial<FlownRace> = {}): FlownRace => ({
  eventId: 'event-1',
  raceId: 'race-1',
  pilotId: 'pilot-1',
  eventType: 'Race',
  raceType: 'Race',
  eventStart: Date.UTC(2026, 4, 16),
  bestLapSeconds: 30,
  lapCount: 3,
  position: 2,
  dnf: false,
  ...changes,
});

describe('bests by type of event', () => {
  it('are the fastest single lap with its event and race', () => {
    const races = [race(), race({ raceId: 'race-2', bestLapSeconds: 24.5 }), race({ bestLapSeconds: null })];
    expect(bestsByType(races, [])).toEqual([
      {
        eventType: 'Race',
        lap: { seconds: 24.5, eventId: 'event-1', raceId: 'race-2' },
        events: 1,
        races: 3,
        laps: 9,
        wins: 0,
      },
    ]);
  });

  it('leave practice out', () => {
    const races = [race({ raceType: 'Practice', bestLapSeconds: 9 })];
    expect(bestsByType(races, [])[0]?.lap).toBeNull();
  });

  it('are separate per type, the type with most races first', () => {
    const races = [race({ eventType: 'TimeTrial' }), race(), race({ eventId: 'event-2' })];
    expect(bestsByType(races, []).map(({ eventType, events }) => [eventType, events])).toEqual([
      ['Race', 2],
      ['TimeTrial', 1],
    ]);
  });
});

test('attendance counts each event once per year, newest year first', () => {
  const races = [
    race({ eventStart: Date.UTC(2024, 11, 31, 23) }),
    race(),
    race({ raceId: 'race-2' }),
    race({ eventId: 'event-2' }),
    race({ eventStart: null }),
  ];
  expect(attendanceByYear(races)).toEqual([
    { year: 2026, events: 2, races: 3, laps: 9 },
    { year: 2024, events: 1, races: 1, laps: 3 },
  ]);
});
