import * as z from 'zod/mini';
import { eventListItemSchema } from './events';
import { wireDate } from './scalars';

/** Section 3, Video. */
export const videoSchema = z.object({
  Videoid: z.string(),
  Title: z.string(),
  /** offset into the video in whole seconds at which the asked moment starts; 0 for the whole video */
  start: z.number(),
  syncWarning: z.boolean(),
  /** local clock of the event */
  StreamStart: wireDate(),
  /** `null` while it is not known */
  DurationSeconds: z.nullable(z.number()),
  Event: z.nullable(eventListItemSchema),
});

export type WireVideo = z.infer<typeof videoSchema>;
