import * as z from 'zod/mini';
import { guid, seconds } from './scalars';

/** `/api/public/raceSummaries/…`: a pilot's figures in one race. */
export const raceSummarySchema = z.object({
  pilot_id: guid(),
  race_id: guid(),
  race_number: z.number(),
  round_id: z.nullable(guid()),
  round_number: z.number(),
  round_order: z.number(),
  event_type: z.string(),
  bracket: z.string(),
  holeshot_time: seconds(),
  pb_lap_time: seconds(),
  pb_lap_count: z.number(),
  target_lap_time: seconds(),
  target_lap_count: z.number(),
  race_time: seconds(),
  /** the time that decides the race, by its own target laps; absent from older servers */
  result_time: z.optional(seconds()),
  lap_count: z.number(),
  position: z.nullable(z.number()),
  points: z.nullable(z.number()),
  dnf: z.boolean(),
});

export const lapCountSchema = z.object({
  pilot_id: guid(),
  pilot: z.string(),
  /** event type of the round */
  type: z.string(),
  round_number: z.number(),
  round_order: z.number(),
  lap_count: z.number(),
});

/** `/api/public/laps/…`: the laps of a pilot in one race. */
export const lapsOfRaceSchema = z.object({
  race_id: guid(),
  pilot_id: guid(),
  /** lengths in seconds by lap number, of the laps that count, without the holeshot */
  laps: z.array(z.number()),
});

export const pointsSchema = z.object({
  pilot_id: guid(),
  pilot: z.string(),
  bracket: z.string(),
  round: z.number(),
  round_order: z.number(),
  points: z.number(),
  /** roll-over points, which a pilot brings into a stage (R97) */
  roll_over: z.boolean(),
});

export type WireRaceSummary = z.infer<typeof raceSummarySchema>;
export type WireLapsOfRace = z.infer<typeof lapsOfRaceSchema>;
export type WireLapCount = z.infer<typeof lapCountSchema>;
export type WirePoints = z.infer<typeof pointsSchema>;
