import * as z from 'zod/mini';
import { eventListItemSchema } from './events';
import { guid } from './scalars';

/** An event that a person attended, and the person's part in it. */
const careerEventSchema = z.object({
  Event: eventListItemSchema,
  PilotID: guid(),
  /** whether all races have ended */
  IsOver: z.boolean(),
  Rank: z.nullable(z.number()),
  /** number of ranked pilots */
  Ranked: z.number(),
  Points: z.nullable(z.number()),
  Races: z.number(),
  /** races won that score points */
  RacesWon: z.number(),
  /** the person's fastest single lap, and that of the event; seconds */
  BestLap: z.nullable(z.number()),
  BestLapRaceID: z.nullable(guid()),
  EventBestLap: z.nullable(z.number()),
});

/** `/api/public/stats/userId/{id}/career`: results over all events in which the person claimed a pilot. */
export const careerSchema = z.object({
  /** newest first */
  Events: z.array(careerEventSchema),
  /** the fastest lap at each club of these events; `IsOwn` if it is the person's */
  Records: z.array(
    z.object({ ClubID: z.number(), Seconds: z.number(), Pilot: z.string(), IsOwn: z.boolean() }),
  ),
  /** races won against each other pilot; pilots met most often first, at most 100 */
  Rivals: z.array(
    z.object({ Name: z.string(), PhotoURL: z.nullable(z.string()), Won: z.number(), Flown: z.number() }),
  ),
});

export type WireCareer = z.infer<typeof careerSchema>;
