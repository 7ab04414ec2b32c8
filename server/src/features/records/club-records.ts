import type { WireClubRecord } from '@holeshot/contract/wire';
import { and } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { type FlownTime, isOfClub, listBestTimes } from '../../events/read/best-times';
import { findUsualTarget, hasTarget, isRace, presentFlownTime } from './repository';

const { raceSummaries } = schema;

/**
 * The fastest lap, target laps, holeshot and race of a club. Times over other numbers of laps do not compare, so target
 * laps and race are those of the club's usual target.
 */
export async function listClubRecords(db: Queryable, clubId: number): Promise<WireClubRecord[]> {
  const club = isOfClub(clubId);
  const target = (await findUsualTarget(db, clubId)) ?? 0;
  const ofTarget = and(club, hasTarget(target));
  const [lap, targetLaps, holeshot, race] = await Promise.all([
    listBestTimes(db, raceSummaries.bestLapSeconds, club),
    target > 1 ? listBestTimes(db, raceSummaries.targetLapSeconds, ofTarget) : [],
    listBestTimes(db, raceSummaries.holeshotSeconds, club),
    listBestTimes(db, raceSummaries.raceSeconds, and(ofTarget, isRace)),
  ]);
  return [
    ...presentRecord('lap', 1, lap),
    ...presentRecord('target', target, targetLaps),
    ...presentRecord('holeshot', 0, holeshot),
    ...presentRecord('race', target, race),
  ];
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
