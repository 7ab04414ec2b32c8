import { and, eq } from 'drizzle-orm';
import { schema } from '../database';

const { eventResults, rounds } = schema;

/** Stored points that roll over into a stage. */
export const isRollOver = and(eq(eventResults.type, 'RoundRollOver'), eq(eventResults.valid, true));

/** The round of a stored result. */
export const roundOfResult = and(
  eq(rounds.eventId, eventResults.eventId),
  eq(rounds.id, eventResults.roundId),
);
