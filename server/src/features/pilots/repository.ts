import type { Guid, Pilot } from '@holeshot/domain';
import { and, asc, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../api/api-error';
import { type Queryable, schema } from '../../database';

const { eventPilots, pilots, races, raceSummaries } = schema;

/** Registered, or flying in a race that counts; Pilots.json holds others too (domain notes 1.1). */
function takesPart(db: Queryable): SQL | undefined {
  const registered = db
    .select({ one: sql`1` })
    .from(eventPilots)
    .where(and(eq(eventPilots.eventId, pilots.eventId), eq(eventPilots.pilotId, pilots.id)));
  const flying = db
    .select({ one: sql`1` })
    .from(raceSummaries)
    .innerJoin(races, and(eq(races.eventId, raceSummaries.eventId), eq(races.id, raceSummaries.raceId)))
    .where(
      and(
        eq(raceSummaries.eventId, pilots.eventId),
        eq(raceSummaries.pilotId, pilots.id),
        eq(races.valid, true),
      ),
    );
  return or(exists(registered), exists(flying));
}

/** The pilots of an event by name, practice pilots included. */
export const listPilots = (db: Queryable, eventId: Guid, where?: SQL): Promise<Pilot[]> =>
  db
    .select({
      id: pilots.id,
      name: pilots.name,
      practicePilot: pilots.practicePilot,
      photoUrl: pilots.photoUrl,
      phonetic: pilots.phonetic,
      firstName: pilots.firstName,
      lastName: pilots.lastName,
      catchPhrase: pilots.catchPhrase,
    })
    .from(pilots)
    .where(and(eq(pilots.eventId, eventId), takesPart(db), where))
    .orderBy(sql`lower(${pilots.name})`, asc(pilots.id));

/** Throws 404 unless the pilot takes part in the event. */
export async function getPilot(db: Queryable, eventId: Guid, pilotId: Guid): Promise<Pilot> {
  const [pilot] = await listPilots(db, eventId, eq(pilots.id, pilotId));
  if (!pilot) throw notFound('pilot', 'pilotId');
  return pilot;
}
