import {
  compareRaces,
  type EventRanking,
  eventRanking,
  eventTraits,
  type Guid,
  parseEventType,
  parseStageType,
  type RankingInput,
} from '@holeshot/domain';
import { and, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm';
import { jsonArray, jsonObject, jsonRows, type Queryable, schema } from '../database';
import { roundsOfEvent, stagesOfEvent } from './parts-of-event';
import { type RaceRow, raceRow, roundOfRow, toRace } from './race-rows';
import { isRollOver, roundOfResult } from './roll-over-rows';
import { takesPart } from './takes-part';

const { eventRankings, eventResults, events, pilots, raceSummaries, races, rankedEvents, rounds } = schema;

/** Counts up when rule R126 changes, so that stored rankings are made again at start. */
export const RANKING_VERSION = 1;

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
const lapsOfEvent = sql<[raceId: Guid, pilotId: Guid, seconds: number][]>`(
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

/** Reads all that a ranking is made from in one statement. */
async function readRankingInput(tx: Queryable, eventId: Guid): Promise<RankingInput | null> {
  const [event] = await tx
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
  const raceList = event.races.map(toRace).sort(compareRaces);
  const counted = raceList.filter((race) => eventTraits(race.eventType).countsForRecords);
  const countedIds = new Set(counted.map(({ id }) => id));
  return {
    ...event,
    eventType: parseEventType(event.eventType),
    stages: event.stages.map((stage) => ({ ...stage, stageType: parseStageType(stage.stageType) })),
    races: raceList,
    laps: event.laps
      .map(([race, pilot, seconds]) => ({ raceId: race, pilotId: pilot, seconds }))
      .filter((lap) => countedIds.has(lap.raceId)),
  };
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

/** Leaves the ranking as it is until `rankEvents` makes it again, because that takes as long as storing a race. */
export async function outdateRanking(tx: Queryable, eventId: Guid): Promise<void> {
  await tx.update(rankedEvents).set({ version: 0 }).where(eq(rankedEvents.eventId, eventId));
}

/**
 * Ranks the pilots of an event again (R126). Call it in the transaction that wrote races, results, rounds, stages or
 * pilots of the event, after `rebuildSummaries`.
 */
export async function storeRanking(tx: Queryable, eventId: Guid): Promise<void> {
  const input = await readRankingInput(tx, eventId);
  if (!input) return;
  const ranking = eventRanking(input);
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
}
