import { and, eq, exists, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { schema } from '../database';
import { takesPart } from '../importing/takes-part';

const { pilotClaims, pilots, races, registrations } = schema;

/**
 * Whether a registration stands for a pilot of its event: the person has a place, the desktop app has no pilot of this
 * name or claimed by the person, and no race has begun, from when on the desktop app knows who flies. For statements on
 * registrations.
 */
export function standsForPilot(): SQL | undefined {
  const one = { one: sql`1` };
  const ownClaim = new QueryBuilder()
    .select(one)
    .from(pilotClaims)
    .where(
      and(
        eq(pilotClaims.eventId, pilots.eventId),
        eq(pilotClaims.pilotId, pilots.id),
        eq(pilotClaims.userId, registrations.userId),
      ),
    );
  const samePilot = new QueryBuilder()
    .select(one)
    .from(pilots)
    .where(
      and(
        eq(pilots.eventId, registrations.eventId),
        takesPart(),
        or(eq(sql`lower(${pilots.name})`, sql`lower(${registrations.pilotName})`), exists(ownClaim)),
      ),
    );
  const begunRace = new QueryBuilder()
    .select(one)
    .from(races)
    .where(and(eq(races.eventId, registrations.eventId), eq(races.valid, true), isNotNull(races.startMs)));
  return and(eq(registrations.status, 'registered'), not(exists(samePilot)), not(exists(begunRace)));
}
