import * as z from 'zod/mini';
import { guid, wireDate } from './scalars';

/** An event in the list that the managers of its club see. */
const managedEventSchema = z.object({
  ID: guid(),
  Name: z.string(),
  EventType: z.string(),
  Start: wireDate(),
  /** `hidden` in the desktop app takes precedence over the clock */
  State: z.enum(['upcoming', 'running', 'finished', 'hidden']),
  /** for a hidden event, a text with author and time of the removal; absent from older servers */
  Removed: z.optional(z.nullable(z.string())),
  CanRegister: z.boolean(),
  /** null without a limit */
  Capacity: z.nullable(z.number()),
  Waiting: z.number(),
  /** as on the event's page; absent from older servers, like the races */
  PilotCount: z.optional(z.number()),
  RaceCount: z.optional(z.number()),
  /** the names of registered people, in the order of registration */
  PilotNames: z.array(z.string()),
  /** races with a delivery that waits because of a correction */
  Conflicts: z.array(z.object({ RaceID: guid(), Title: z.string() })),
  /** whether the event was made on the site and has no races */
  CanDelete: z.boolean(),
  /**
   * for an event made on the site, the app's events of that day that it can be joined with; absent from older servers
   */
  JoinChoices: z.optional(z.array(z.object({ ID: guid(), Name: z.string() }))),
  /** whether a manager said that it is none of them */
  IsSeparate: z.optional(z.boolean()),
  /** for an event of the desktop app, the event made on the site that it is joined with */
  JoinedWith: z.optional(z.nullable(z.object({ ID: guid(), Name: z.string() }))),
});

/** `/api/club/event/id/{id}/join/{id}`: names of pilots. */
export const eventJoinSchema = z.object({
  /** registered on the site, and in the desktop app */
  Matched: z.array(z.string()),
  OnlyRegistered: z.array(z.string()),
  OnlyInApp: z.array(z.string()),
});

/** `/api/club/app/clubId/{id}/link`: moments in ISO 8601, null for never. */
export const clubLinkSchema = z.object({
  /** by the server's clock */
  Now: z.string(),
  /** when the key in use was made; null without a key */
  KeyMade: z.nullable(z.string()),
  /** when the key was last used, to the minute: the sync agent uses it every minute */
  KeyUsed: z.nullable(z.string()),
  /** when the last file arrived that changed something */
  FileCame: z.nullable(z.string()),
  /** when the desktop app last sent a notification, accurate to some seconds */
  Notified: z.nullable(z.string()),
  /** the systems for which the site has a zip of the sync agent */
  Zips: z.array(z.string()),
});

/** `/api/club/manage/clubId/{id}` */
export const managedClubSchema = z.object({
  ID: z.number(),
  Name: z.string(),
  /** end of the grace period in which the person manages clubs without the tier (ISO 8601); null with the tier */
  ClubTierUntil: z.nullable(z.string()),
  /** the club's storage in the database; the quota is null without a limit */
  Storage: z.object({ UsedBytes: z.number(), QuotaBytes: z.nullable(z.number()) }),
  /** newest first, those without a start at the beginning */
  Events: z.array(managedEventSchema),
  /** people who entered the club's code, longest waiting first */
  JoinRequests: z.array(z.object({ UserID: z.number(), Name: z.string(), At: z.string() })),
  /** managers first; absent from older servers */
  Members: z.optional(
    z.array(
      z.object({
        UserID: z.number(),
        Name: z.string(),
        IsManager: z.boolean(),
        /** whether the person has the Club tier or its grace period (R125), without which managers cannot act */
        HasTier: z.boolean(),
      }),
    ),
  ),
});

/** `/api/club/registrations/eventId/{id}`: registered people first, then the waiting list. */
export const clubRegistrationsSchema = z.array(
  z.object({
    UserID: z.number(),
    PilotName: z.string(),
    Status: z.enum(['registered', 'waiting']),
    /** position on the waiting list, from 1; 0 for a registered person */
    Place: z.number(),
    /** for the race director */
    Note: z.string(),
    /** when the person registered (ISO 8601) */
    At: z.string(),
  }),
);

export type WireManagedEvent = z.infer<typeof managedEventSchema>;
export type WireManagedClub = z.infer<typeof managedClubSchema>;
export type WireEventJoin = z.infer<typeof eventJoinSchema>;
export type WireClubLink = z.infer<typeof clubLinkSchema>;
export type WireClubRegistrations = z.infer<typeof clubRegistrationsSchema>;
