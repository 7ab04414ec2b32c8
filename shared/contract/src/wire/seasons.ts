import * as z from 'zod/mini';
import { resultsSchema } from './results';
import { guid, smallClub, wireDate } from './scalars';

const seasonPilotShape = {
  /** from 1; pilots may share a rank */
  Rank: z.number(),
  Name: z.string(),
  PhotoURL: z.nullable(z.string()),
  /** handle of the public profile; null without one */
  Handle: z.nullable(z.string()),
  Total: z.number(),
};

const seasonShape = {
  ID: z.number(),
  Name: z.string(),
  Club: smallClub(),
  /** whether all events are official, so that the first pilots are champions (R171) */
  Decided: z.boolean(),
};

/** `/api/public/seasons/clubId/{id}` */
export const seasonSummarySchema = z.object({
  ...seasonShape,
  /** events that count, and those of them that are over */
  Events: z.number(),
  EventsOver: z.number(),
  /** when `Decided` may change on its own (ISO 8601); null where that is not known */
  Until: z.nullable(z.string()),
  /** the first five, more when they share a rank */
  Rows: z.array(z.object(seasonPilotShape)),
});

const nullableNumber = () => z.nullable(z.number());

/** A line of the history of a season (R172). */
const seasonChangeSchema = z.object({
  ID: z.number(),
  /** on the club's clock */
  Time: wireDate(),
  Who: z.string(),
  Why: z.string(),
  /**
   * the event whose official results changed; null for a change of the season itself, or of an event that is not shown
   */
  Event: z.nullable(z.object({ ID: guid(), Name: z.string() })),
  /** pilots who moved, by their current rank; null where they had or have none */
  Moves: z.array(
    z.object({
      Name: z.string(),
      Rank: nullableNumber(),
      RankBefore: nullableNumber(),
      Total: nullableNumber(),
      TotalBefore: nullableNumber(),
    }),
  ),
});

/** `/api/public/seasons/id/{id}` */
export const seasonSchema = z.object({
  ...seasonShape,
  /** key of the points rule (R169) */
  Points: z.string(),
  /** how many of a pilot's best results count; null for all */
  Counted: z.nullable(z.number()),
  /** oldest first */
  Events: z.array(
    z.object({
      ID: guid(),
      Name: z.string(),
      Club: smallClub(),
      Start: wireDate(),
      TimeZone: z.string(),
      /** whether its places count */
      Over: z.boolean(),
      Results: resultsSchema,
    }),
  ),
  /** by rank, then by name */
  Rows: z.array(
    z.object({
      ...seasonPilotShape,
      /** in the order of the events; null where the pilot has no place */
      Results: z.array(
        z.nullable(
          z.object({
            PilotID: guid(),
            Place: z.number(),
            Points: z.number(),
            /** false for a result that is dropped */
            Counts: z.boolean(),
          }),
        ),
      ),
      /** what can still be reached (R171); null when nothing is left or certain */
      Chance: z.nullable(
        z.object({
          State: z.enum(['won', 'open', 'out']),
          Level: nullableNumber(),
          Enough: nullableNumber(),
        }),
      ),
    }),
  ),
  /** newest first, 50 at most */
  Changes: z.array(seasonChangeSchema),
});

export type WireSeasonSummary = z.infer<typeof seasonSummarySchema>;
export type WireSeason = z.infer<typeof seasonSchema>;
export type WireSeasonChange = WireSeason['Changes'][number];
