import { and, eq, exists, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { schema } from '../../database';
import { raceOfRow } from './best-times';

const { eventPilots, pilotClaims, pilots, raceSummaries, races, registrations } = schema;

/**
 * Whether a pilot takes part in its event: registered, or in a valid race. Pilots.json holds other pilots too. For
 * statements on pilots.
 */
export function takesPart(): SQL | undefined {
  const one = { one: sql`1` };
  const registration = new QueryBuilder()
    .select(one)
    .from(eventPilots)
    .where(and(eq(eventPilots.eventId, pilots.eventId), eq(eventPilots.pilotId, pilots.id)));
  const flownRace = new QueryBuilder()
    .select(one)
    .from(raceSummaries)
    .innerJoin(races, raceOfRow)
    .where(
      and(
        eq(raceSummaries.eventId, pilots.eventId),
        eq(raceSummaries.pilotId, pilots.id),
        eq(races.valid, true),
      ),
    );
  return or(exists(registration), exists(flownRace));
}

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
