import type { WireUserStats } from '@holeshot/contract/wire';
import type { Claim } from './repository';
import type { TypeBest, YearOfFlights } from './user-stats';

interface UserStats {
  bests: readonly TypeBest[];
  attendance: readonly YearOfFlights[];
  claims: readonly Claim[];
}

export function presentUserStats({ bests, attendance, claims }: UserStats): WireUserStats {
  return {
    Bests: bests.map(({ eventType, lap, events, races, laps, wins }) => ({
      EventType: eventType,
      LapTime: lap?.seconds ?? null,
      LapEventID: lap?.eventId ?? null,
      LapRaceID: lap?.raceId ?? null,
      Events: events,
      Races: races,
      Laps: laps,
      Wins: wins,
    })),
    Attendance: attendance.map(({ year, events, races, laps }) => ({
      Year: year,
      Events: events,
      Races: races,
      Laps: laps,
    })),
    Pilots: claims.map(({ eventId, pilotId }) => ({ EventID: eventId, PilotID: pilotId })),
  };
}
