import * as z from 'zod/mini';
import { eventListItemSchema } from './events';
import { guid, seconds, smallClub } from './scalars';

const pilotRowSchema = z.object({
  Name: z.string(),
  /** handle of the public profile; null for a name without one */
  Handle: z.nullable(z.string()),
  PhotoURL: z.nullable(z.string()),
  /** the club where the pilot flew most */
  Club: smallClub(),
  /** events in which a race of the pilot has ended (R19) */
  Events: z.number(),
  /** the newest event with a result, and the rank among those that are ranked there, once it is over */
  LastEvent: z.nullable(eventListItemSchema),
  LastRank: z.nullable(z.number()),
  LastRanked: z.number(),
  /** the fastest single lap at that club, and that club's */
  BestLap: seconds(),
  ClubBestLap: seconds(),
});

/** `/api/public/pilots/names/{filter}`: a page of names, A to Z. */
export const pilotListSchema = z.object({
  Total: z.number(),
  /** names without an account, included in `Total` */
  WithoutAccount: z.number(),
  /** from 1 */
  Page: z.number(),
  Pages: z.number(),
  /** first letters that names have, `#` for any other sign */
  Letters: z.array(z.string()),
  /** clubs with names, for the filter */
  Clubs: z.array(smallClub()),
  Rows: z.array(pilotRowSchema),
});

const flownEventSchema = z.object({
  Event: eventListItemSchema,
  PilotID: guid(),
  IsOver: z.boolean(),
  Rank: z.nullable(z.number()),
  Ranked: z.number(),
  BestLap: seconds(),
  BestLapRaceID: z.nullable(guid()),
  EventBestLap: seconds(),
  Races: z.number(),
  RacesWon: z.number(),
});

/** `/api/public/pilots/clubId/{id}/name/{name}`: what was flown under a name at a club. */
export const pilotByNameSchema = z.object({
  Name: z.string(),
  Club: smallClub(),
  PhotoURL: z.nullable(z.string()),
  /** handle of the person with a public profile who claimed all or some of it; null for nobody */
  Handle: z.nullable(z.string()),
  /** newest first, without those that somebody with a public profile claimed; empty when they claimed all */
  Events: z.array(flownEventSchema),
  /** seconds; this pilot's best lap at the club and the club's, and the pilot's place among the club's names */
  BestLap: seconds(),
  ClubBestLap: seconds(),
  LapPlace: z.nullable(z.number()),
  LapPlaces: z.number(),
  Holeshot: seconds(),
  ClubHoleshot: seconds(),
  /** the event of the best holeshot */
  HoleshotEvent: z.nullable(z.string()),
  /** other clubs with the same name */
  OtherClubs: z.array(smallClub()),
});

export type WirePilotRow = z.infer<typeof pilotRowSchema>;
export type WirePilotList = z.infer<typeof pilotListSchema>;
export type WirePilotByName = z.infer<typeof pilotByNameSchema>;
