import {
  type Doubt,
  findDoubts,
  type Guid,
  leastLapSeconds,
  type UsualLap,
  usualLaps,
  validLaps,
} from '@holeshot/domain';
import { and, eq } from 'drizzle-orm';
import type { ReadCache } from '../../cache/versioned-cache';
import { isNewestRevision, type Queryable, schema } from '../../database';
import { parseBody } from '../../events/read/race-facts';
import { listRaces } from '../../events/read/races';
import { findLayout } from '../../events/read/tracks';

const { raceRevisions, races } = schema;

/** Probable errors of an event, by its newest revisions. */
export interface EventDoubts {
  doubts: (Doubt & { raceId: Guid })[];
  /** laps that count, without holeshots */
  lapCount: number;
  /** each pilot's usual lap */
  usual: ReadonlyMap<Guid, UsualLap>;
}

/** The doubts of all ended races, in racing order (R159), recomputed after each delivery. Throws 404. */
export const readEventDoubts = (db: Queryable, cache: ReadCache, eventId: Guid): Promise<EventDoubts> =>
  cache.get(`doubts ${eventId}`, [`event:${eventId}`], async () => {
    const listed = await listRaces(db, cache, eventId);
    const rows = await db
      .select({ id: races.id, body: raceRevisions.body })
      .from(races)
      .innerJoin(raceRevisions, isNewestRevision)
      .where(and(eq(races.eventId, eventId), eq(races.valid, true)));
    const bodies = new Map(rows.map(({ id, body }) => [id, body]));
    const ended = listed.flatMap((race) => {
      const body = bodies.get(race.id);
      if (!body || race.end === null) return [];
      const { laps, detections } = parseBody(body, { timingLocation: race.timingLocation });
      return [{ ...race, laps, detections }];
    });
    const flown = ended.flatMap((race) =>
      validLaps(race)
        .filter(({ lapNumber, isFromVideo }) => lapNumber > 0 && !isFromVideo)
        .map(({ pilotId, lengthSeconds }) => ({ pilotId, seconds: [lengthSeconds] })),
    );
    const usual = usualLaps(flown);
    const minLapSeconds = leastLapSeconds((await findLayout(db, eventId))?.elements);
    const doubts = ended.flatMap((race) =>
      findDoubts(race, { usual, minLapSeconds }).map((doubt) => ({ ...doubt, raceId: race.id })),
    );
    return { doubts, lapCount: flown.length, usual };
  });
