import type { Round, Stage } from '@holeshot/domain';
import { and, eq, sql } from 'drizzle-orm';
import { jsonObject, jsonRows, schema } from '../../database';

const { eventResults, events, rounds, stages } = schema;

/*
 * Parts of an event, each as one JSON value, for statements on events.
 */

/** As stored: plain text where the model has a union of texts. */
type Unparsed<T, K extends keyof T> = Omit<T, K> & Record<K, string>;

/** Those that were not removed on the desktop, in order. */
export const roundsOfEvent = sql<Unparsed<Round, 'eventType'>[]>`(
  select ${jsonRows(
    jsonObject({
      id: rounds.id,
      eventId: rounds.eventId,
      name: rounds.name,
      roundNumber: rounds.roundNumber,
      order: rounds.sortOrder,
      eventType: rounds.eventType,
      stageId: rounds.stageId,
    }),
    sql`${rounds.sortOrder}, ${rounds.roundNumber}, ${rounds.id}`,
  )}
  from ${rounds} where ${and(eq(rounds.eventId, events.id), eq(rounds.valid, true))})`;

/** Those that were not removed on the desktop, in order. */
export const stagesOfEvent = sql<Unparsed<Stage, 'stageType'>[]>`(
  select ${jsonRows(
    jsonObject({
      id: stages.id,
      eventId: stages.eventId,
      name: stages.name,
      order: stages.sortOrder,
      stageType: stages.stageType,
      pointSummary: stages.pointSummary,
      timeSummary: stages.timeSummary,
      lapCountAfterRound: stages.lapCountAfterRound,
      standings: stages.standings,
    }),
    sql`${stages.sortOrder}, ${stages.id}`,
  )}
  from ${stages} where ${and(eq(stages.eventId, events.id), eq(stages.valid, true))})`;

/** Stored points that roll over into a stage. */
export const isRollOver = and(eq(eventResults.type, 'RoundRollOver'), eq(eventResults.valid, true));

/** The round of a stored result. */
export const roundOfResult = and(
  eq(rounds.eventId, eventResults.eventId),
  eq(rounds.id, eventResults.roundId),
);
