import * as z from 'zod/mini';
import { guid } from './scalars';

/** Current time by the timer's clock, ms since 1970 UTC; it may differ from other clocks. */
const timerMs = z.number();

/** A race in progress, and a text that changes with each of its crossings. */
const runningRace = z.object({ raceId: guid(), hash: z.string() });

/** The first message of a connection: the running races, so that clients refetch a race if they missed a message. */
const helloSchema = z.object({ type: z.literal('hello'), races: z.array(runningRace), timerMs });

/** A pilot crossed a gate. */
const crossingSchema = z.object({
  type: z.literal('crossing'),
  ...runningRace.shape,
  crossing: z.object({
    detectionId: guid(),
    pilotId: guid(),
    channelId: z.nullable(guid()),
    timingSystemIndex: z.number(),
    lapNumber: z.number(),
    isLapEnd: z.boolean(),
    valid: z.boolean(),
    /** since the start of the race */
    seconds: z.number(),
  }),
  timerMs,
});

/** Something else of the event changed: a race started or ended, or files were delivered. */
const changedSchema = z.object({ type: z.literal('changed') });

/** Sent every few seconds, so that clients notice a dead connection. */
const beatSchema = z.object({ type: z.literal('beat'), timerMs });

/** A message of the feed of an event. */
export const liveMessageSchema = z.discriminatedUnion('type', [
  helloSchema,
  crossingSchema,
  changedSchema,
  beatSchema,
]);

export type LiveMessage = z.infer<typeof liveMessageSchema>;
export type CrossingMessage = z.infer<typeof crossingSchema>;
