import { publicRead } from '../../api/public-read';
import { requireProfile } from '../auth/repository';
import { listClaims, listFlownRaces } from './repository';
import { attendanceByYear, bestsByType } from './user-stats';

export const statsReads = [
  publicRead('statsOfUser', {
    scopes: ({ userId }) => ['events', 'users', `user:${Number(userId)}`],
    async read(db, params) {
      const userId = Number(params.userId);
      const [races, claims] = await Promise.all([
        listFlownRaces(db, userId),
        listClaims(db, userId),
        requireProfile(db, userId),
      ]);
      return {
        Bests: bestsByType(races).map(({ eventType, lap, events, races: flown, laps, wins }) => ({
          EventType: eventType,
          LapTime: lap?.seconds ?? null,
          LapEventID: lap?.eventId ?? null,
          LapRaceID: lap?.raceId ?? null,
          Events: events,
          Races: flown,
          Laps: laps,
          Wins: wins,
        })),
        Attendance: attendanceByYear(races).map(({ year, events, races: flown, laps }) => ({
          Year: year,
          Events: events,
          Races: flown,
          Laps: laps,
        })),
        Pilots: claims.map(({ eventId, pilotId }) => ({ EventID: eventId, PilotID: pilotId })),
      };
    },
  }),
];
