import * as z from 'zod/mini';
import { clubRefSchema } from './clubs';
import { eventListItemSchema } from './events';
import { guid, seconds, smallClub, wireDate } from './scalars';

/** A pilot: a public profile, or a name within a club. */
const pilotHitSchema = z.object({
  Name: z.string(),
  /** handle of the public profile; null for a name without one */
  Handle: z.nullable(z.string()),
  PhotoURL: z.nullable(z.string()),
  /** the club where the pilot flew most; null for a profile without events */
  Club: z.nullable(smallClub()),
  /** events in which a race of the pilot has ended (R19) */
  Events: z.number(),
  /** the fastest single lap at that club, seconds */
  BestLap: seconds(),
});

const raceHitSchema = z.object({
  EventID: guid(),
  EventName: z.string(),
  RaceID: guid(),
  RoundNumber: z.number(),
  RaceNumber: z.number(),
  /** event type of the round */
  Type: z.string(),
  /** start of the event */
  Start: wireDate(),
  /** the pilot whose result this is: the one searched for, or the winner; null before the race has a result */
  Pilot: z.nullable(z.string()),
  /** the pilot's channel; null for none */
  Channel: z.nullable(z.object({ Label: z.string(), Color: z.string() })),
  Position: z.nullable(z.number()),
  DNF: z.boolean(),
  /** how many pilots have a result */
  Flown: z.number(),
  /** the time that decides: of best laps in a time trial; null in an Endurance, which laps decide */
  RaceTime: seconds(),
  /** laps of the pilot; null without a result, absent from older servers */
  LapCount: z.optional(z.nullable(z.number())),
  /** seconds behind the winner; of a winner, how far the second was behind; null without one */
  Gap: seconds(),
});

const clubHitSchema = z.object({
  ...clubRefSchema.shape,
  Address: z.string(),
  /** number of visible events in the current year */
  EventsThisYear: z.number(),
});

const trackHitSchema = z.object({
  Name: z.string(),
  /** the newest event on it */
  Event: eventListItemSchema,
  /** number of events on it */
  Events: z.number(),
});

const group = <T extends z.ZodMiniType>(row: T) =>
  z.object({
    /** number of hits; 100 means 100 or more */
    Total: z.number(),
    /** the best three */
    Rows: z.array(row),
  });

/** `/api/public/search/{words}` */
export const searchSchema = z.object({
  /** whether nothing matches the words, and these have the nearest spelling */
  IsNearest: z.boolean(),
  Pilots: group(pilotHitSchema),
  /** the newest races of the first pilot, whose name is `Pilot`; null for races with the number in the words (R152) */
  Races: z.object({ ...group(raceHitSchema).shape, Pilot: z.nullable(z.string()) }),
  Events: group(eventListItemSchema),
  Clubs: group(clubHitSchema),
  Tracks: group(trackHitSchema),
});

export type WirePilotHit = z.infer<typeof pilotHitSchema>;
export type WireRaceHit = z.infer<typeof raceHitSchema>;
export type WireTrackHit = z.infer<typeof trackHitSchema>;
export type WireClubHit = z.infer<typeof clubHitSchema>;
export type WireSearch = z.infer<typeof searchSchema>;
