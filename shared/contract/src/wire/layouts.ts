import * as z from 'zod/mini';
import { eventListItemSchema } from './events';
import { flownTimeSchema } from './records';

/** A part of a track. X and Z are on the ground, Y is the height, in metres; Rotation is in degrees. */
const trackElementSchema = z.object({
  Kind: z.enum(['Invalid', 'Gate', 'Flag', 'Dive', 'Up']),
  X: z.number(),
  Y: z.number(),
  Z: z.number(),
  Rotation: z.number(),
  /** scenery, which is not flown */
  Decorative: z.boolean(),
  SplitEnd: z.boolean(),
});

/** A track that events are flown on. */
export const layoutSchema = z.object({
  /** the same for all events with the same elements */
  ID: z.string(),
  Name: z.string(),
  Elements: z.array(trackElementSchema),
});

/** The track of a club's newest event that names one. */
export const clubTrackSchema = z.object({
  Event: eventListItemSchema,
  Layout: layoutSchema,
  /** the club's fastest single lap on that layout */
  Record: z.nullable(flownTimeSchema),
});

export type WireClubTrack = z.infer<typeof clubTrackSchema>;
export type WireLayout = z.infer<typeof layoutSchema>;
