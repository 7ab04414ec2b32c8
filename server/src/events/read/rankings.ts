import {
  type EventRanking,
  type EventType,
  explainRank,
  type Guid,
  groupBy,
  hasEnded,
  type LocalMs,
  parseEventType,
  type Race,
  type RaceEvent,
  type RankExplanation,
  type RankedPilot,
  type RankingBasis,
} from '@holeshot/domain';
import { and, asc, desc, eq, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { notFoundError } from '../../api/api-error';
import type { ReadCache } from '../../cache/versioned-cache';
import { prepareOnce, type Queryable, schema } from '../../database';
import { type LapOfRanking, readRankingInput } from '../summarise/ranking-input';
import { computeRanking, RANKING_VERSION } from '../summarise/store-ranking';
import { isVisible, type ListedEvent, listColumns, toListItem } from './list-events';
import { rankingOfPilot } from './pilot-entries';
import { getPinnedEvent } from './pinned-event';
import { roundOfRow } from './race-rows';
import { listRaces } from './races';
import { getEventWith, type WholeEvent } from './whole-event';

const { clubs, eventRankings, events, pilots, races, rankedEvents, rounds } = schema;

/** How many events `listRecentRankings` returns. */
const RECENT = 12;

/** A pilot of a stored ranking. */
export interface RankingRow extends Omit<RankedPilot, 'bestLap'> {
  name: string;
  photoUrl: string | null;
  bestLap: { seconds: number; raceId: Guid; roundNumber: number; raceNumber: number; type: EventType } | null;
}

export interface StoredRanking {
  basis: RankingBasis | null;
  racesLeft: number;
  /** by rank */
  rows: RankingRow[];
}

const isFirstThree = lte(eventRankings.rank, 3);

/** Selects the pilots with the fastest lap of `eventIds`; of equal laps, those with the better rank. */
const isFastest = (
  eventIds: readonly Guid[],
): SQL => sql`(${eventRankings.eventId}, ${eventRankings.pilotId}) in (
  select distinct on (fastest.event_id) fastest.event_id, fastest.pilot_id from ${eventRankings} fastest
  where fastest.event_id in ${eventIds} and fastest.best_lap_seconds is not null
  order by fastest.event_id, fastest.best_lap_seconds, fastest.position)`;

const selectRows = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      eventId: eventRankings.eventId,
      pilotId: eventRankings.pilotId,
      name: pilots.name,
      photoUrl: pilots.photoUrl,
      rank: eventRankings.rank,
      final: eventRankings.final,
      points: eventRankings.points,
      raceSeconds: eventRankings.raceSeconds,
      targetSeconds: eventRankings.targetSeconds,
      lapCount: eventRankings.lapCount,
      raceCount: eventRankings.raceCount,
      winCount: eventRankings.winCount,
      seconds: eventRankings.bestLapSeconds,
      raceId: eventRankings.bestLapRaceId,
      raceNumber: races.raceNumber,
      roundNumber: rounds.roundNumber,
      type: rounds.eventType,
    })
    .from(eventRankings)
    .innerJoin(pilots, rankingOfPilot)
    .leftJoin(races, and(eq(races.eventId, eventRankings.eventId), eq(races.id, eventRankings.bestLapRaceId)))
    .leftJoin(rounds, roundOfRow)
    .where(where)
    .orderBy(asc(eventRankings.eventId), asc(eventRankings.position));

function toRankings(rows: Awaited<ReturnType<typeof selectRows>>): Map<Guid, RankingRow[]> {
  const ranked = rows.map(({ seconds, raceId, raceNumber, roundNumber, type, ...row }) => ({
    ...row,
    bestLap:
      seconds !== null && raceId !== null
        ? {
            seconds,
            raceId,
            raceNumber: raceNumber ?? 0,
            roundNumber: roundNumber ?? 0,
            type: parseEventType(type),
          }
        : null,
  }));
  return groupBy(ranked, ({ eventId }) => eventId);
}

const prepareRankedEvent = prepareOnce('ranked_event', (db, name) =>
  db
    .select()
    .from(rankedEvents)
    .where(eq(rankedEvents.eventId, sql.placeholder('eventId')))
    .prepare(name),
);

const prepareRankingRows = prepareOnce('ranking_rows', (db, name) =>
  selectRows(db, eq(eventRankings.eventId, sql.placeholder('eventId'))).prepare(name),
);

/**
 * The ranking of a visible event, or of a revision of it (R163), with all of its pilots; made on the spot while the stored one is
 * outdated. Throws 404.
 */
export async function getRanking(
  db: Queryable,
  cache: ReadCache,
  eventId: Guid,
  revision?: string,
): Promise<StoredRanking> {
  if (revision !== undefined) return rankPinned(db, cache, eventId, Number(revision));
  const read = prepareRankedEvent(db).execute({ eventId });
  const [event, [ranked]] = await getEventWith(db, cache, eventId, read);
  if (ranked?.version !== RANKING_VERSION) return rankNow(db, cache, event);
  // after the version, so that the rows are not those from before it
  const rows = toRankings(await prepareRankingRows(db).execute({ eventId })).get(eventId) ?? [];
  return { basis: ranked.basis, racesLeft: ranked.racesLeft, rows };
}

/** How the place of a pilot in a visible event came about. Throws 404 for an unknown event, and for a pilot without a place. */
export async function explainEventRank(
  db: Queryable,
  cache: ReadCache,
  eventId: Guid,
  pilotId: Guid,
): Promise<RankExplanation> {
  const [, input] = await getEventWith(db, cache, eventId, readRankingInput(db, eventId));
  const explanation = input && explainRank(input, pilotId);
  if (!explanation) throw notFoundError('pilot', 'pilotId');
  return explanation;
}

async function rankPinned(
  db: Queryable,
  cache: ReadCache,
  eventId: Guid,
  number: number,
): Promise<StoredRanking> {
  const pinned = await getPinnedEvent(db, cache, eventId, number);
  // the standings that the desktop app ranked exist only for the newest revision
  if (number === pinned.newest) return getRanking(db, cache, eventId);
  const { event, races: raceList, summaries } = pinned;
  const laps = [...summaries.values()]
    .flat()
    .map(({ raceId, pilotId, bestLapSeconds: best = null }): LapOfRanking => [raceId, pilotId, best]);
  const ranking = await computeRanking(db, eventId, { races: raceList, laps });
  if (!ranking) throw notFoundError('event', 'eventId');
  return nameRanking(ranking, event, raceList);
}

async function rankNow(db: Queryable, cache: ReadCache, event: WholeEvent): Promise<StoredRanking> {
  const [ranking, raceList] = await Promise.all([
    computeRanking(db, event.id),
    listRaces(db, cache, event.id),
  ]);
  if (!ranking) throw notFoundError('event', 'eventId');
  return nameRanking(ranking, event, raceList);
}

/** A ranking with names and races. */
function nameRanking(ranking: EventRanking, event: WholeEvent, raceList: readonly Race[]): StoredRanking {
  const rows = ranking.rows.flatMap(({ bestLap, ...row }): RankingRow[] => {
    const pilot = event.pilots.find(({ id }) => id === row.pilotId);
    const race = raceList.find(({ id }) => id === bestLap?.raceId);
    if (!pilot) return [];
    return [
      {
        ...row,
        name: pilot.name,
        photoUrl: pilot.photoUrl,
        bestLap:
          race && bestLap
            ? {
                seconds: bestLap.seconds,
                raceId: race.id,
                type: race.eventType,
                roundNumber: race.roundNumber,
                raceNumber: race.raceNumber,
              }
            : null,
      },
    ];
  });
  return { basis: ranking.basis, racesLeft: ranking.racesLeft, rows };
}

/** An event with the first three of its ranking, and the pilot with the fastest lap. No races are left of one that is over. */
export interface RankedEvent extends StoredRanking {
  event: ListedEvent;
}

async function listRankings(
  db: Queryable,
  { where, limit }: { where?: SQL; limit?: number },
): Promise<RankedEvent[]> {
  const list = db
    .select({ ...listColumns, lastRaceStart, basis: rankedEvents.basis, racesLeft: rankedEvents.racesLeft })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .innerJoin(rankedEvents, eq(rankedEvents.eventId, events.id))
    .where(and(isVisible, isNotNull(rankedEvents.basis), where))
    .orderBy(sql`${events.startInstant} desc nulls last`, desc(events.id))
    .$dynamic();
  const ranked = await (limit === undefined ? list : list.limit(limit));
  if (ranked.length === 0) return [];
  const eventIds = ranked.map(({ id }) => id);
  const rows = toRankings(
    await selectRows(
      db,
      and(inArray(eventRankings.eventId, eventIds), or(isFirstThree, isFastest(eventIds))),
    ),
  );
  const nowMs = Date.now();
  return ranked.map(({ basis, racesLeft, lastRaceStart: lastStart, ...event }) => ({
    event: toListItem(event),
    basis,
    racesLeft: racesToFly({ ...event, racesLeft, lastRaceStart: lastStart }, nowMs),
    rows: rows.get(event.id) ?? [],
  }));
}

/** Visible events of a club that have a ranking, newest first. */
export const listRankingsOfClub = (db: Queryable, clubId: number): Promise<RankedEvent[]> =>
  listRankings(db, { where: eq(events.clubId, clubId) });

/** The newest visible events that have a ranking. */
export const listRecentRankings = (db: Queryable): Promise<RankedEvent[]> =>
  listRankings(db, { limit: RECENT });

/** When the race of an event that began last began, on the event's clock; for statements on events. */
export const lastRaceStart = sql<LocalMs | null>`(
  select max(${races.startMs})::float8 from ${races} where ${and(eq(races.eventId, events.id), eq(races.valid, true))})`;

const fromRanking = sql`from ${eventRankings} other where other.event_id = ${events.id}`;

/** The ranking of an event in figures; for statements on events that left-join ranked events. */
export const rankingFigures = {
  racesLeft: rankedEvents.racesLeft,
  lastRaceStart,
  /** number of ranked pilots */
  ranked: sql<number>`(select count(other.rank)::int ${fromRanking})`,
  eventBestSeconds: sql<number | null>`(select min(other.best_lap_seconds) ${fromRanking})`,
};

interface EventWithRaces extends Pick<RaceEvent, 'start' | 'end' | 'timeZone' | 'isClosed'> {
  /** races that have not ended */
  racesLeft: number;
  lastRaceStart: LocalMs | null;
}

/** How many races of an event are still to be flown at `nowMs`, an instant: none once the event is over (R124). */
export const racesToFly = (event: EventWithRaces, nowMs: number): number =>
  hasEnded(event, [{ start: event.lastRaceStart }], nowMs) ? 0 : event.racesLeft;

/** Whether an event has a ranking, and nothing is flown any more. */
export const isOver = (
  event: Omit<EventWithRaces, 'racesLeft'> & { racesLeft: number | null },
  nowMs: number,
): boolean => event.racesLeft !== null && racesToFly({ ...event, racesLeft: event.racesLeft }, nowMs) === 0;
