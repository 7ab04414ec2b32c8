import type { WireUserStats } from '@holeshot/contract/wire';
import type { Guid } from '@holeshot/domain';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { type Queryable, schema } from '../../database';
import { isVisible } from '../../events/read/list-events';
import { userScopes } from '../../events/read/read-options';
import { requireProfile } from '../../people/profiles';
import { readCareer } from './repository';
import { attendanceByYear, bestsByType, type TypeBest, type YearOfFlights } from './user-stats';

interface UserStats {
  bests: readonly TypeBest[];
  attendance: readonly YearOfFlights[];
  claims: readonly Claim[];
}

function presentUserStats({ bests, attendance, claims }: UserStats): WireUserStats {
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

const { events, pilotClaims } = schema;

/** The pilot that a person was in an event. */
interface Claim {
  eventId: Guid;
  pilotId: Guid;
}

/** In visible events. */
export const listClaims = (db: Queryable, userId: number): Promise<Claim[]> =>
  db
    .select({ eventId: pilotClaims.eventId, pilotId: pilotClaims.pilotId })
    .from(pilotClaims)
    .innerJoin(events, eq(events.id, pilotClaims.eventId))
    .where(and(eq(pilotClaims.userId, userId), isVisible))
    .orderBy(pilotClaims.eventId);

export const statsRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('statsOfUser', {
    scopes: userScopes,
    // a win counts once the event is over, which depends on the time (R124)
    cacheMs: 60_000,
    async read(db, params, cache) {
      const userId = Number(params.userId);
      const [{ races, events: careerEvents }, claims] = await Promise.all([
        readCareer(db, cache, userId),
        listClaims(db, userId),
        requireProfile(db, userId),
      ]);
      const bests = bestsByType(races, careerEvents);
      return presentUserStats({ bests, attendance: attendanceByYear(races), claims });
    },
  });
};
