import * as z from 'zod/mini';
import { eventListItemSchema } from './events';
import { guid, smallClub } from './scalars';
import { noticeSchema } from './session';

const pilotOfEvent = z.object({
  Event: eventListItemSchema,
  Pilot: z.object({ ID: guid(), Name: z.string() }),
});

/** `/api/account`: a person's data on the site, except the properties of `/api/pilot/account`. */
export const accountSchema = z.object({
  /** soonest first */
  Registrations: z.array(
    z.object({
      Event: eventListItemSchema,
      Status: z.enum(['registered', 'waiting']),
      /** position on the waiting list, from 1; 0 for a registered person */
      Place: z.number(),
      /** whether the event has no page at present */
      IsHidden: z.boolean(),
    }),
  ),
  /** pilots with the person's handle that the person has not claimed; newest event first */
  Matches: z.array(z.object({ ...pilotOfEvent.shape, IsClaimedByOther: z.boolean() })),
  /** newest event first */
  Claims: z.array(pilotOfEvent),
  /** clubs that the person belongs to, by name; absent from older servers */
  Clubs: z.optional(z.array(z.object({ ...smallClub().shape, IsManager: z.boolean() }))),
  /** clubs whose managers have not answered the person's request to join; absent from older servers */
  AskedClubs: z.optional(z.array(smallClub())),
  /** newest first */
  ReadNotices: z.array(noticeSchema),
  /** when the account will be deleted (ISO 8601); null without a request */
  DeletionAt: z.nullable(z.string()),
  /** number of signed-in browsers, including this one */
  SessionCount: z.number(),
});

export type WireAccount = z.infer<typeof accountSchema>;
