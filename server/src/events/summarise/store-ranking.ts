import { type EventRanking, eventRanking, type Guid } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import { invalidate, type Queryable, schema } from '../../database';
import { insertRows } from '../write/insert-rows';
import { type Flown, readRankingInput } from './ranking-input';
import { storeRecords } from './store-records';
import { RESULTS_VERSION } from './store-results';
import { readSeasonsOfEvent, storeSeasonChanges } from './store-season-changes';

const { eventRankings, rankedEvents } = schema;

/** Increase it when rule R126 or the stored data of a ranking changes, so that the next start rebuilds them. */
export const RANKING_VERSION = 7;

/**
 * The ranking of an event by what is stored now, or by what was `flown` at another time (R126); null for an unknown event. Then
 * without the standings that the desktop app ranked, which are those of now.
 */
export async function computeRanking(
  db: Queryable,
  eventId: Guid,
  flown?: Flown,
): Promise<EventRanking | null> {
  const input = await readRankingInput(db, eventId, flown);
  return input && eventRanking(input);
}

/**
 * Marks the ranking as outdated for `rankEvents`. `hasNewResults` means that all summaries of the event were just
 * computed by the current rules.
 */
export async function outdateRanking(
  tx: Queryable,
  eventId: Guid,
  { hasNewResults = false } = {},
): Promise<void> {
  const outdated = { version: 0, ...(hasNewResults && { resultsVersion: RESULTS_VERSION }) };
  await tx
    .insert(rankedEvents)
    .values({ eventId, racesLeft: 0, ...outdated })
    .onConflictDoUpdate({ target: rankedEvents.eventId, set: outdated });
}

/**
 * Ranks the pilots of an event again (R126), by what is stored, announces it, and notes what that changed in records
 * (R164) and in seasons (R172). `isByNewRules` says that nobody wrote the event since it was ranked.
 */
export async function storeRanking(
  tx: Queryable,
  eventId: Guid,
  { isByNewRules = false } = {},
): Promise<void> {
  // Locks the row: a write of the event meanwhile outdates this ranking after it is stored, not before.
  await outdateRanking(tx, eventId);
  await invalidate(tx, [`event:${eventId}`, 'events']);
  const ranking = await computeRanking(tx, eventId);
  if (!ranking) return;
  const seasons = await readSeasonsOfEvent(tx, eventId);
  await tx.delete(eventRankings).where(eq(eventRankings.eventId, eventId));
  const rows = ranking.rows.map(({ bestLap, ...row }, position) => ({
    ...row,
    eventId,
    position,
    bestLapSeconds: bestLap?.seconds ?? null,
    bestLapRaceId: bestLap?.raceId ?? null,
  }));
  await insertRows(tx, eventRankings, rows);
  const ranked = { basis: ranking.basis, racesLeft: ranking.racesLeft, version: RANKING_VERSION };
  await tx
    .insert(rankedEvents)
    .values({ eventId, ...ranked })
    .onConflictDoUpdate({ target: rankedEvents.eventId, set: ranked });
  await storeRecords(tx, eventId);
  await storeSeasonChanges(tx, eventId, seasons, isByNewRules);
}
