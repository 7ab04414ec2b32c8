import { type Guid, type Race, type ValidLap, validLaps } from '@holeshot/domain';
import { and, eq } from 'drizzle-orm';
import { isNewestRevision, type Queryable, schema } from '../../database';
import { withLive } from '../../importing/live-races';
import { parseRace } from '../../importing/parse-race';

const { liveRaces, raceRevisions, races } = schema;

/** The laps of a race that count, in racing order of the races. */
export interface LapsOfRace {
  raceId: Guid;
  laps: ValidLap[];
}

/** The laps of an event, from the newest revisions of its races and what was notified since. */
export async function listLaps(
  db: Queryable,
  eventId: Guid,
  raceList: readonly Pick<Race, 'id' | 'timingLocation'>[],
): Promise<LapsOfRace[]> {
  const rows = await db
    .select({ id: races.id, body: raceRevisions.body, live: liveRaces })
    .from(races)
    .innerJoin(raceRevisions, isNewestRevision)
    .leftJoin(liveRaces, and(eq(liveRaces.eventId, races.eventId), eq(liveRaces.raceId, races.id)))
    .where(and(eq(races.eventId, eventId), eq(races.valid, true)));
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return raceList.flatMap(({ id: raceId, timingLocation }) => {
    const row = rowById.get(raceId);
    if (!row) return [];
    const parsed = parseRace(row.body.race, { eventId, raceId, timingLocation }, () => undefined);
    return [{ raceId, laps: validLaps(withLive(parsed, row.live)) }];
  });
}
