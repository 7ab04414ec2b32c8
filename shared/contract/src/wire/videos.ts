import * as z from 'zod/mini';
import { eventListItemSchema } from './events';
import { wireDate } from './scalars';

/** A stream on the video platform. */
export const videoSchema = z.object({
  Videoid: z.string(),
  Title: z.string(),
  /** offset of the requested moment in the video, whole seconds; 0 for the whole video */
  start: z.number(),
  /** the same, not rounded; absent from older servers */
  Offset: z.optional(z.number()),
  syncWarning: z.boolean(),
  /** local clock of the event */
  StreamStart: wireDate(),
  /** `null` while unknown */
  DurationSeconds: z.nullable(z.number()),
  Event: z.nullable(eventListItemSchema),
});

export type WireVideo = z.infer<typeof videoSchema>;
