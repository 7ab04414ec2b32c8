import type { WireFastestLaps } from '@holeshot/contract/wire';
import { and } from 'drizzle-orm';
import type { Queryable } from '../../database';
import { isOfClub, listFastestLaps, presentFlownTime } from '../../events/read/best-times';
import { findNewestMonth, isInMonth, listClubsOfMonth } from './repository';

const ROWS = 5;

/**
 * The fastest laps of the newest month with laps, at a club or, where `clubId` is null or has no laps in that month, at
 * the club with most pilots: laps on other fields do not compare.
 */
export async function findFastestLaps(db: Queryable, clubId: number | null): Promise<WireFastestLaps> {
  const month = await findNewestMonth(db);
  if (!month) return { Month: null, ClubID: null, Clubs: [], Rows: [] };
  const clubs = await listClubsOfMonth(db, month);
  const [busiest] = [...clubs].sort((a, b) => b.pilotCount - a.pilotCount);
  const club = clubs.find(({ id }) => id === clubId) ?? busiest;
  const laps = club ? await listFastestLaps(db, and(isOfClub(club.id), isInMonth(month)), ROWS) : [];
  return {
    Month: { Year: month.year, Month: month.month },
    ClubID: club?.id ?? null,
    Clubs: clubs.map(({ id, name }) => ({ ID: id, Name: name })),
    Rows: laps.map(presentFlownTime),
  };
}
