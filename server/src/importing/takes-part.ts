import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { schema } from '../database';

const { eventPilots, pilots, races, raceSummaries } = schema;

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
    .innerJoin(races, and(eq(races.eventId, raceSummaries.eventId), eq(races.id, raceSummaries.raceId)))
    .where(
      and(
        eq(raceSummaries.eventId, pilots.eventId),
        eq(raceSummaries.pilotId, pilots.id),
        eq(races.valid, true),
      ),
    );
  return or(exists(registration), exists(flownRace));
}
