import * as z from 'zod/mini';
import { guid, smallClub } from './scalars';

/** The signed-in user. */
const userSchema = z.object({
  ID: z.number(),
  Handle: z.nullable(z.string()),
  Firstname: z.string(),
  Lastname: z.string(),
  Bio: z.string(),
  PhotoUrl: z.nullable(z.string()),
  PatreonMemberThumbUrl: z.nullable(z.string()),
  /** the club that the user runs; of several, the first */
  ManagedClub: z.nullable(smallClub()),
  Tier: z.enum(['Free', 'Pilot', 'Club', 'Sponsor']),
  /** ids of all clubs that the user may manage */
  AdminOf: z.array(z.number()),
  /** the pilots whom the user claimed in events that have not ended; absent from older servers */
  ClaimedPilots: z.optional(z.array(guid())),
});

/** The user's registration for an event that has not ended. */
const ownRegistrationSchema = z.object({
  EventID: guid(),
  Status: z.enum(['registered', 'waiting']),
  /** position on the waiting list, from 1; 0 for a registered person */
  Place: z.number(),
});

export const noticeSchema = z.object({
  ID: z.number(),
  Text: z.string(),
  /** ISO 8601 */
  At: z.string(),
  /** the page that it is about, relative to the site; null for none */
  Href: z.nullable(z.string()),
});

/** `/api/public/auth`. `user` is null when signed out; `link` is the url of the sign-in. */
export const sessionSchema = z.object({
  user: z.nullable(userSchema),
  link: z.string(),
  /** id of the club whose events the user may edit */
  admin_of: z.nullable(z.number()),
  registrations: z.array(ownRegistrationSchema),
  /** unread, newest first */
  notices: z.array(noticeSchema),
});

export const errorReplySchema = z.object({
  code: z.string(),
  message: z.string(),
  parameter: z.optional(z.string()),
});

export const healthSchema = z.object({ status: z.enum(['ready', 'starting']), version: z.string() });

/** `/api/health/live` */
export const livenessSchema = z.object({ status: z.literal('alive'), version: z.string() });

export type WireSession = z.infer<typeof sessionSchema>;
export type WireNotice = z.infer<typeof noticeSchema>;
