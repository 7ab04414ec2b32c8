import type { WireClubRecord } from '@holeshot/contract/wire';
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { type FlownTime, hasTarget, isOfClub, isRace, listBestTimes, presentFlownTime } from './best-times';
import { isVisible } from './list-events';

const { events, raceSummaries } = schema;

/**
 * The best lap, target laps, holeshot and race time of the events that `where` selects, each with the best times of all
 * pilots (R83). Times over several laps are those of `target` laps. Without a time there is no record.
 */
export async function listBestRecords(
  db: Queryable,
  { where, target }: { where: SQL; target: number },
): Promise<WireClubRecord[]> {
  const ofTarget = and(where, hasTarget(target));
  const [lap, targetLaps, holeshot, race] = await Promise.all([
    listBestTimes(db, raceSummaries.bestLapSeconds, where),
    target > 1 ? listBestTimes(db, raceSummaries.targetLapSeconds, ofTarget) : [],
    listBestTimes(db, raceSummaries.holeshotSeconds, where),
    listBestTimes(db, raceSummaries.raceSeconds, and(ofTarget, isRace)),
  ]);
  return [
    ...presentRecord('lap', 1, lap),
    ...presentRecord('target', target, targetLaps),
    ...presentRecord('holeshot', 0, holeshot),
    ...presentRecord('race', target, race),
  ];
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
  return listBestRecords(db, { where: isOfClub(clubId), target });
}

/** None without a time. */
function presentRecord(
  kind: WireClubRecord['Kind'],
  laps: number,
  times: readonly FlownTime[],
): WireClubRecord[] {
  const [best] = times;
  if (!best) return [];
  return [
    {
      Kind: kind,
      Laps: laps,
      Best: presentFlownTime(best),
      Field: times.map(({ seconds }) => seconds),
    },
  ];
}
