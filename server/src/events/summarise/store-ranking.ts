import {
  compareRaces,
  type EventRanking,
  eventRanking,
  eventTraits,
  type Guid,
  parseEventType,
  parseStageType,
  type Race,
  type RankingInput,
} from '@holeshot/domain';
import { and, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm';
import { invalidate, jsonArray, jsonObject, jsonRows, type Queryable, schema } from '../../database';
import { isRollOver, roundOfResult, roundsOfEvent, stagesOfEvent } from '../read/parts-of-event';
import { type RaceRow, raceRow, roundOfRow, toRace } from '../read/race-rows';
import { takesPart } from '../read/registrants';
import { storeRecords } from './store-records';
import { RESULTS_VERSION } from './store-results';
import { readSeasonsOfEvent, storeSeasonChanges } from './store-season-changes';

const { eventRankings, eventResults, events, pilots, raceSummaries, races, rankedEvents, rounds } = schema;

/** Counts up when rule R126 changes, so that stored rankings are made again at start. */
export const RANKING_VERSION = 3;

/** In casual practice nobody but practice pilots flies (R67). */
const isRanked = or(eq(events.eventType, 'CasualPractice'), eq(pilots.practicePilot, false));
const pilotsOfEvent = sql<RankingInput['pilots']>`(
  select ${jsonRows(jsonObject({ id: pilots.id, name: pilots.name }))}
  from ${pilots} where ${and(eq(pilots.eventId, events.id), isRanked, takesPart())})`;

const racesOfEvent = sql<RaceRow[]>`(
  select ${jsonRows(raceRow)}
  from ${races} left join ${rounds} on ${roundOfRow}
  where ${and(eq(races.eventId, events.id), eq(races.valid, true))})`;

const { raceId, pilotId, bestLapSeconds } = raceSummaries;
/** A pilot's fastest lap in a race. */
export type LapOfRanking = [raceId: Guid, pilotId: Guid, seconds: number | null];

const lapsOfEvent = sql<LapOfRanking[]>`(
  select ${jsonRows(jsonArray(raceId, pilotId, bestLapSeconds))}
  from ${raceSummaries} where ${and(eq(raceSummaries.eventId, events.id), isNotNull(bestLapSeconds))})`;

const rollOversOfEvent = sql<RankingInput['rollOvers']>`(
  select ${jsonRows(
    jsonObject({
      pilotId: eventResults.pilotId,
      points: eventResults.points,
      roundOrder: sql<number>`coalesce(${rounds.sortOrder}, 0)`,
    }),
  )}
  from ${eventResults} left join ${rounds} on ${roundOfResult}
  where ${and(eq(eventResults.eventId, events.id), isRollOver)})`;

/** What was flown at another time than now. */
interface Flown {
  races: readonly Race[];
  laps: readonly LapOfRanking[];
}

/** Reads all that a ranking is made from in one statement. */
async function readRankingInput(
  db: Queryable,
  eventId: Guid,
  flown: Flown | undefined,
): Promise<RankingInput | null> {
  const [event] = await db
    .select({
      eventType: events.eventType,
      pilots: pilotsOfEvent,
      rounds: roundsOfEvent,
      stages: stagesOfEvent,
      races: racesOfEvent,
      laps: lapsOfEvent,
      rollOvers: rollOversOfEvent,
    })
    .from(events)
    .where(eq(events.id, eventId));
  if (!event) return null;
  const raceList = flown ? [...flown.races] : event.races.map(toRace).sort(compareRaces);
  const counted = raceList.filter((race) => eventTraits(race.eventType).countsForRecords);
  const order = new Map(counted.map(({ id }, index) => [id, index]));
  return {
    ...event,
    eventType: parseEventType(event.eventType),
    stages: event.stages.map((stage) => ({
      ...stage,
      ...(flown && { standings: null }),
      stageType: parseStageType(stage.stageType),
    })),
    races: raceList,
    laps: (flown?.laps ?? event.laps)
      .flatMap(([race, pilot, seconds]) =>
        seconds === null ? [] : [{ raceId: race, pilotId: pilot, seconds }],
      )
      .filter((lap) => order.has(lap.raceId))
      // of equal laps the earliest counts
      .sort((a, b) => (order.get(a.raceId) ?? 0) - (order.get(b.raceId) ?? 0)),
  };
}

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

const columns = Object.entries(getTableColumns(eventRankings));

/** Rows as JSON: the embedded database takes four times as long for a parameter per cell. */
function toJsonRows(eventId: Guid, { rows }: EventRanking): string {
  const stored = rows.map(({ bestLap, ...row }, position): typeof eventRankings.$inferInsert => ({
    ...row,
    eventId,
    position,
    bestLapSeconds: bestLap?.seconds ?? null,
    bestLapRaceId: bestLap?.raceId ?? null,
  }));
  const named = stored.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key as keyof typeof row]])),
  );
  return JSON.stringify(named);
}

/**
 * Leaves the ranking as it is until `rankEvents` makes it again. `hasNewResults` says that all summaries of the event were
 * just made, by the rules of today.
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
 * Ranks the pilots of an event again (R126), by what is stored, announces it, and notes what that changed in the records of its
 * club (R164) and in seasons (R172). `isByNewRules` says that nobody wrote the event since it was ranked.
 */
export async function storeRanking(
  tx: Queryable,
  eventId: Guid,
  { isByNewRules = false } = {},
): Promise<void> {
  // Locks the row: who writes the event meanwhile outdates this ranking after it is stored, not before.
  await outdateRanking(tx, eventId);
  await invalidate(tx, [`event:${eventId}`, 'events']);
  const ranking = await computeRanking(tx, eventId);
  if (!ranking) return;
  const seasons = await readSeasonsOfEvent(tx, eventId);
  await tx.delete(eventRankings).where(eq(eventRankings.eventId, eventId));
  const rows = toJsonRows(eventId, ranking);
  await tx.execute(
    sql`insert into ${eventRankings} select * from json_populate_recordset(null::${eventRankings}, ${rows}::json)`,
  );
  const ranked = { basis: ranking.basis, racesLeft: ranking.racesLeft, version: RANKING_VERSION };
  await tx
    .insert(rankedEvents)
    .values({ eventId, ...ranked })
    .onConflictDoUpdate({ target: rankedEvents.eventId, set: ranked });
  await storeRecords(tx, eventId);
  await storeSeasonChanges(tx, eventId, seasons, isByNewRules);
}
