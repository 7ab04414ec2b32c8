import * as z from 'zod/mini';
import { guid, wireDate } from './scalars';

/** An event as the managers of its club see it in the list of all of them. */
export const managedEventSchema = z.object({
  ID: guid(),
  Name: z.string(),
  EventType: z.string(),
  Start: wireDate(),
  /** `hidden` in the desktop app goes before what the clock says */
  State: z.enum(['upcoming', 'running', 'finished', 'hidden']),
  CanRegister: z.boolean(),
  /** null for any number */
  Capacity: z.nullable(z.number()),
  Waiting: z.number(),
  /** the names of who is registered, in the order of registration */
  PilotNames: z.array(z.string()),
  /** races with a delivery that waits because of a correction */
  Conflicts: z.array(z.object({ RaceID: guid(), Title: z.string() })),
  /** whether the event was made on the site and has no races */
  CanDelete: z.boolean(),
});

/** `/api/club/manage/clubId/{id}` */
export const managedClubSchema = z.object({
  ID: z.number(),
  Name: z.string(),
  /** when the grace period ends in which the person manages clubs without the tier (ISO 8601); null with the tier */
  ClubTierUntil: z.nullable(z.string()),
  /** newest first, those without a start at the beginning */
  Events: z.array(managedEventSchema),
  /** people who entered the club's code, longest waiting first */
  JoinRequests: z.array(z.object({ UserID: z.number(), Name: z.string(), At: z.string() })),
});

/** `/api/club/registrations/eventId/{id}`: who is registered first, then who waits. */
export const clubRegistrationsSchema = z.array(
  z.object({
    UserID: z.number(),
    PilotName: z.string(),
    Status: z.enum(['registered', 'waiting']),
    /** from 1, on the waiting list; 0 for who is registered */
    Place: z.number(),
    /** for the race director */
    Note: z.string(),
    /** when the person registered (ISO 8601) */
    At: z.string(),
  }),
);

export type WireManagedEvent = z.infer<typeof managedEventSchema>;
export type WireManagedClub = z.infer<typeof managedClubSchema>;
export type WireClubRegistrations = z.infer<typeof clubRegistrationsSchema>;
