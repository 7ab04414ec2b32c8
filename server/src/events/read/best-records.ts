import type { WireClubRecord } from '@holeshot/contract/wire';
import { and, asc, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { hasTarget, isOfClub, isRace, listBestTimes, listFlownTimes, presentFlownTime } from './best-times';
import { isVisible } from './list-events';

const { events, raceSummaries } = schema;

/** In the order in which pages show them. */
const KINDS = ['lap', 'target', 'holeshot', 'race'] as const;

/**
 * The best lap, target laps, holeshot and race time of the events that `where` selects, each with the best times of all
 * pilots (R83). Times over several laps are those of `target` laps. Without a time there is no record. Of equal ones it is
 * the first by name, or with `isOldest` the first that was flown, as in the history of a club's records.
 */
export async function listBestRecords(
  db: Queryable,
  { where, target, isOldest = false }: { where: SQL; target: number; isOldest?: boolean },
): Promise<WireClubRecord[]> {
  const ofTarget = (seconds: SQLWrapper, isCounted?: SQL): SQL =>
    sql`case when ${and(hasTarget(target), isCounted)} then ${seconds} end`;
  const kinds = {
    lap: raceSummaries.bestLapSeconds,
    target: target > 1 ? ofTarget(raceSummaries.targetLapSeconds) : sql`null::float8`,
    holeshot: raceSummaries.holeshotSeconds,
    race: ofTarget(raceSummaries.raceSeconds, isRace),
  };
  const laps = { lap: 1, target, holeshot: 0, race: target };
  const times = await listBestTimes(db, kinds, where);
  const records = await Promise.all(
    KINDS.map(async (kind): Promise<WireClubRecord[]> => {
      const equal = times[kind].filter(({ seconds }) => seconds === times[kind][0]?.seconds);
      const flown = await listFlownTimes(db, kinds[kind], where, isOldest ? equal : equal.slice(0, 1));
      const [best] = flown.toSorted((a, b) => (a.startMs ?? 0) - (b.startMs ?? 0));
      if (!best) return [];
      const field = times[kind].map(({ seconds }) => seconds);
      return [{ Kind: kind, Laps: laps[kind], Best: presentFlownTime(best), Field: field }];
    }),
  );
  return records.flat();
}

/** The target that a club flies most often; null before its first race. */
async function findUsualTarget(db: Queryable, clubId: number): Promise<number | null> {
  const laps = raceSummaries.targetLapCount;
  const [row] = await db
    .select({ laps })
    .from(raceSummaries)
    .innerJoin(events, eq(events.id, raceSummaries.eventId))
    .where(and(isOfClub(clubId), isVisible, isNotNull(raceSummaries.targetLapSeconds)))
    .groupBy(laps)
    .orderBy(sql`count(*) desc`, asc(laps))
    .limit(1);
  return row?.laps ?? null;
}

/**
 * The fastest lap, target laps, holeshot and race of a club. Times over other numbers of laps do not compare, so target
 * laps and race are those of the club's usual target.
 */
export async function listClubRecords(db: Queryable, clubId: number): Promise<WireClubRecord[]> {
  const target = (await findUsualTarget(db, clubId)) ?? 0;
  return listBestRecords(db, { where: isOfClub(clubId), target, isOldest: true });
}
