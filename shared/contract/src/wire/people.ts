import * as z from 'zod/mini';
import { wireDate } from './scalars';

/** `/api/public/patreons` */
export const supporterSchema = z.object({
  Name: z.string(),
  Tier: z.string(),
  StartDate: wireDate(),
  ThumbURL: z.nullable(z.string()),
  Active: z.boolean(),
});

/** `/api/public/releases` */
export const releaseSchema = z.object({
  Version: z.string(),
  Date: wireDate(),
  Notes: z.array(z.string()),
  Installers: z.object({ Windows: z.array(z.string()), Mac: z.array(z.string()) }),
});

/** `/api/public/timeZones` */
export const timeZoneSchema = z.object({ ID: z.string(), Name: z.string() });

/** `/api/public/auth/handle/{handle}`: people with a public profile only. */
export const profileSchema = z.object({
  ID: z.number(),
  Handle: z.string(),
  Firstname: z.string(),
  Lastname: z.string(),
  /** Markdown */
  Bio: z.string(),
  /** `Bio` as HTML, which is safe to show; absent from older servers */
  BioHtml: z.optional(z.string()),
  PhotoUrl: z.nullable(z.string()),
});

/** `/api/public/auth/eventId/…`: the person behind a pilot of an event. */
export const profileOfPilotSchema = z.object({
  Handle: z.string(),
  /** events in which the person claimed a pilot */
  EventCount: z.number(),
});

/** `/api/public/stats/userId/{id}`: statistics over all events in which the person claimed a pilot. */
export const userStatsSchema = z.object({
  /** personal bests, one per event type */
  Bests: z.array(
    z.object({
      EventType: z.string(),
      /** fastest single lap, seconds */
      LapTime: z.nullable(z.number()),
      LapEventID: z.nullable(z.string()),
      LapRaceID: z.nullable(z.string()),
      Events: z.number(),
      Races: z.number(),
      Laps: z.number(),
      /** events won, once they are over */
      Wins: z.number(),
    }),
  ),
  /** newest year first */
  Attendance: z.array(
    z.object({ Year: z.number(), Events: z.number(), Races: z.number(), Laps: z.number() }),
  ),
  /** the person's pilot in each event */
  Pilots: z.array(z.object({ EventID: z.string(), PilotID: z.string() })),
});

export type WireSupporter = z.infer<typeof supporterSchema>;
export type WireRelease = z.infer<typeof releaseSchema>;
export type WireTimeZone = z.infer<typeof timeZoneSchema>;
export type WireProfile = z.infer<typeof profileSchema>;
export type WireProfileOfPilot = z.infer<typeof profileOfPilotSchema>;
export type WireUserStats = z.infer<typeof userStatsSchema>;
