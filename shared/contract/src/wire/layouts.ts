import * as z from 'zod/mini';

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
export type WireLayout = z.infer<typeof layoutSchema>;
