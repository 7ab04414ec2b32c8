import {
  compareRaces,
  eventTraits,
  type Guid,
  parseEventType,
  parseStageType,
  type Race,
  type RankingInput,
} from '@holeshot/domain';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { jsonArray, jsonObject, jsonRows, type Queryable, schema } from '../../database';
import { isRollOver, roundOfResult, roundsOfEvent, stagesOfEvent } from '../read/parts-of-event';
import { type RaceRow, raceRow, roundOfRow, toRace } from '../read/race-rows';
import { takesPart } from '../read/registrants';

const { eventResults, events, pilots, raceSummaries, races, rounds } = schema;

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

/** The races of an earlier revision. */
export interface Flown {
  races: readonly Race[];
  laps: readonly LapOfRanking[];
}

/**
 * Reads in one statement what the ranking of an event is made from, with the races of now or those `flown` at another time; then
 * without the standings that the desktop app ranked, which are those of now. Null for an unknown event.
 */
export async function readRankingInput(
  db: Queryable,
  eventId: Guid,
  flown?: Flown,
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
