import * as z from 'zod/mini';
import { guid, smallClub, wireDate } from './scalars';

const recordKind = () => z.enum(['lap', 'target', 'holeshot', 'race']);

/** A time and where it was flown. */
export const flownTimeSchema = z.object({
  Seconds: z.number(),
  PilotID: guid(),
  Pilot: z.string(),
  PhotoURL: z.nullable(z.string()),
  EventID: guid(),
  Event: z.string(),
  RaceID: guid(),
  /** event type of the round */
  EventType: z.string(),
  RoundNumber: z.number(),
  RaceNumber: z.number(),
});

/** A record of a club over all its events; practice does not count (R83). */
export const clubRecordSchema = z.object({
  Kind: recordKind(),
  /** laps of the time; 0 for a holeshot */
  Laps: z.number(),
  Best: flownTimeSchema,
  /** the best time of each pilot, fastest first; seconds */
  Field: z.array(z.number()),
});

/** A time of a record's history. */
const recordTimeSchema = z.object({
  Seconds: z.number(),
  Pilot: z.string(),
  PilotID: guid(),
  Event: z.string(),
  EventID: guid(),
  Race: z.string(),
  RaceID: guid(),
});

/** A change of a record of a club, of a track or of a person (R164). */
export const recordChangeSchema = z.object({
  ID: z.number(),
  Kind: recordKind(),
  /** laps of the time; 0 for a holeshot */
  Laps: z.number(),
  /** the club where it is the record */
  Club: z.string(),
  /** type of the events in which it is a person's best lap; null for other records */
  EventType: z.nullable(z.string()),
  /** when it was flown, or when it fell back; on the club's clock */
  Time: wireDate(),
  /** the record from then on; null when no time was left, or its event is not shown */
  Best: z.nullable(recordTimeSchema),
  /** the record until then; null for the first one */
  Before: z.nullable(recordTimeSchema),
  /** whether the previous time was taken away; otherwise it was beaten */
  Fell: z.boolean(),
  /** who took it away, and why */
  Who: z.string(),
  Why: z.string(),
});

/** The fastest single laps of a month at a club, one per pilot. */
export const fastestLapsSchema = z.object({
  /** the newest month with laps; null before the first lap */
  Month: z.nullable(z.object({ Year: z.number(), Month: z.number() })),
  /** the requested club, or the one where most pilots flew in that month */
  ClubID: z.nullable(z.number()),
  /** clubs with laps in that month, by name */
  Clubs: z.array(smallClub()),
  /** fastest first, at most 5 */
  Rows: z.array(flownTimeSchema),
});

export type WireFlownTime = z.infer<typeof flownTimeSchema>;
export type WireClubRecord = z.infer<typeof clubRecordSchema>;
export type WireRecordChange = z.infer<typeof recordChangeSchema>;
export type WireFastestLaps = z.infer<typeof fastestLapsSchema>;
