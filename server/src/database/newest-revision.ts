import { and, eq } from 'drizzle-orm';
import { raceRevisions, races } from './schema';

/** Joins a race's newest revision to it. */
export const isNewestRevision = and(
  eq(raceRevisions.eventId, races.eventId),
  eq(raceRevisions.raceId, races.id),
  eq(raceRevisions.number, races.revision),
);
