import * as z from 'zod/mini';
import { eventListItemSchema } from './events';
import { guid } from './scalars';

const pilotOfEvent = z.object({
  Event: eventListItemSchema,
  Pilot: z.object({ ID: guid(), Name: z.string() }),
});

/** `/api/account`: what a person has on the site, beside the properties of `/api/pilot/account`. */
export const accountSchema = z.object({
  /** soonest first */
  Registrations: z.array(
    z.object({
      Event: eventListItemSchema,
      Status: z.enum(['registered', 'waiting']),
      /** from 1, on the waiting list; 0 for who is registered */
      Place: z.number(),
    }),
  ),
  /** pilots with the person's handle that the person has not claimed; newest event first */
  Matches: z.array(z.object({ ...pilotOfEvent.shape, IsClaimedByOther: z.boolean() })),
  /** newest event first */
  Claims: z.array(pilotOfEvent),
  /** when the account will be deleted (ISO 8601); null unless the person asked for it */
  DeletionAt: z.nullable(z.string()),
  /** how many browsers are signed in, this one included */
  SessionCount: z.number(),
});

export type WireAccount = z.infer<typeof accountSchema>;
