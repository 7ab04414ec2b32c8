import * as z from 'zod/mini';
import { eventListItemSchema } from './events';
import { guid, seconds, wireDate } from './scalars';

/** A single lap, and the race in which it was flown. */
const bestLapSchema = z.object({
  Time: z.number(),
  RaceID: guid(),
  RoundNumber: z.number(),
  RaceNumber: z.number(),
  /** event type of the round */
  Type: z.string(),
});

/** The basis of a ranking: the deciding stage, and its criterion. */
const rankingBasisSchema = z.object({
  /** `standings`, `final`, `elimination`, `points`, `laps` or `time` */
  Kind: z.string(),
  StageID: z.nullable(guid()),
  StageName: z.nullable(z.string()),
});

const rankedPilotSchema = z.object({
  PilotID: guid(),
  Name: z.string(),
  PhotoURL: z.nullable(z.string()),
  /** from 1; null for a pilot without a ranked race */
  Rank: z.nullable(z.number()),
  /** the final and the place in it, such as A1 */
  Final: z.nullable(z.string()),
  Points: z.nullable(z.number()),
  RaceTime: seconds(),
  /** the time that decides the rank, else the best target laps */
  TargetTime: seconds(),
  LapCount: z.number(),
  RaceCount: z.number(),
  WinCount: z.number(),
  BestLap: z.nullable(bestLapSchema),
});

const fastestLapSchema = z.object({ ...bestLapSchema.shape, PilotID: guid(), Name: z.string() });

const rankingShape = {
  Basis: z.nullable(rankingBasisSchema),
  /** races that have not ended */
  RacesLeft: z.number(),
  /** by rank */
  Rows: z.array(rankedPilotSchema),
  FastestLap: z.nullable(fastestLapSchema),
};

/** `/api/public/rankings/eventId/{id}` */
export const rankingSchema = z.object({ EventID: guid(), ...rankingShape });

/** `/api/public/rankings/eventId/{id}/pilotId/{id}`: how a place in an event came about. */
export const rankExplanationSchema = z.object({
  PilotID: guid(),
  /** the stage that ranks this pilot */
  Basis: rankingBasisSchema,
  Rank: z.number(),
  /** pilots with a rank */
  RankedCount: z.number(),
  /** points, laps or seconds, by the kind of the basis; null where places of races are compared */
  Figure: z.nullable(z.number()),
  /** points that the place in an earlier stage adds (R97); 0 for none */
  RollOver: z.number(),
  /** the pilot's races that have ended, of the stage or of the event */
  Races: z.array(
    z.object({
      RaceID: guid(),
      RoundNumber: z.number(),
      RaceNumber: z.number(),
      /** event type of the round */
      Type: z.string(),
      Figure: z.nullable(z.number()),
      Position: z.nullable(z.number()),
      DNF: z.boolean(),
      /** whether it decides the place */
      Used: z.boolean(),
      /** the rank if the pilot had not flown this race; null for none */
      RankWithout: z.nullable(z.number()),
    }),
  ),
  /** the next better place; null for the first */
  Ahead: z.nullable(z.object({ PilotID: guid(), Rank: z.number(), Figure: z.nullable(z.number()) })),
  /** others with the same rank */
  TiedWith: z.array(guid()),
});

/** `/api/public/podiums/…`: the first three of an event; more when they share a rank. */
export const podiumSchema = z.object({ Event: eventListItemSchema, ...rankingShape });

/** `/api/public/live`: a running event's race in progress with its leader; between two races, the next race (R136). */
export const liveNowSchema = z.object({
  Event: eventListItemSchema,
  /** `flying`, or `next` for a race that has not started; older servers, without this field, send only the former */
  State: z.optional(z.string()),
  RaceID: guid(),
  RoundNumber: z.number(),
  RaceNumber: z.number(),
  /** event type of the round */
  Type: z.string(),
  /** of a race that has not started (R140); null while nothing is known, and absent from older servers */
  ExpectedStart: z.optional(
    z.nullable(
      z.object({ Likely: wireDate(), Range: z.nullable(z.object({ From: wireDate(), Until: wireDate() })) }),
    ),
  ),
  /** how far the clock of the timing computer is ahead of the site's, seconds; absent while they differ by less than three */
  TimerAhead: z.optional(z.number()),
  /** null before the first crossing */
  Leader: z.nullable(
    z.object({
      PilotID: guid(),
      Name: z.string(),
      Channel: z.nullable(z.object({ Label: z.string(), Color: z.string() })),
      /** to the second pilot; null while there is none */
      Gap: seconds(),
    }),
  ),
});

export type WireRanking = z.infer<typeof rankingSchema>;
export type WireRankExplanation = z.infer<typeof rankExplanationSchema>;
export type WireRankedPilot = z.infer<typeof rankedPilotSchema>;
export type WireFastestLap = z.infer<typeof fastestLapSchema>;
export type WirePodium = z.infer<typeof podiumSchema>;
export type WireLiveNow = z.infer<typeof liveNowSchema>;
