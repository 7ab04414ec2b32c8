import { type Guid, parseEventType } from '@holeshot/domain';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { roundOfRow } from '../../importing/race-rows';
import { isVisible } from '../events/repository';
import type { FlownRace } from './user-stats';

const { events, pilotClaims, raceSummaries, races, rounds } = schema;

/** Started races of the pilots whom the person claimed, in visible events. */
export async function listFlownRaces(db: Queryable, userId: number): Promise<FlownRace[]> {
  const rows = await db
    .select({
      eventId: races.eventId,
      raceId: races.id,
      eventType: events.eventType,
      raceType: sql<string>`coalesce(${rounds.eventType}, 'Unknown')`,
      eventStart: events.startMs,
      bestLapSeconds: raceSummaries.bestLapSeconds,
      lapCount: raceSummaries.lapCount,
      position: raceSummaries.position,
      dnf: raceSummaries.dnf,
      hasEnded: sql<boolean>`${races.endMs} is not null`,
    })
    .from(pilotClaims)
    .innerJoin(
      raceSummaries,
      and(eq(raceSummaries.eventId, pilotClaims.eventId), eq(raceSummaries.pilotId, pilotClaims.pilotId)),
    )
    .innerJoin(races, and(eq(races.eventId, raceSummaries.eventId), eq(races.id, raceSummaries.raceId)))
    .innerJoin(events, eq(events.id, races.eventId))
    .leftJoin(rounds, roundOfRow)
    .where(and(eq(pilotClaims.userId, userId), eq(races.valid, true), isNotNull(races.startMs), isVisible));
  return rows.map((row) => ({
    ...row,
    eventType: parseEventType(row.eventType),
    raceType: parseEventType(row.raceType),
  }));
}

/** The pilot that a person was in an event. */
export interface Claim {
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
