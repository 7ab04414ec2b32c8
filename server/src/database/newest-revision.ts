import { and, eq } from 'drizzle-orm';
import { raceRevisions, races } from './schema';

/** The condition that joins a race's newest revision to the race. */
export const isNewestRevision = and(
  eq(raceRevisions.eventId, races.eventId),
  eq(raceRevisions.raceId, races.id),
  eq(raceRevisions.number, races.revision),
);
