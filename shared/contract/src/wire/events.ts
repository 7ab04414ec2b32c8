import * as z from 'zod/mini';
import { clubRefSchema, clubSchema, memberSchema } from './clubs';
import { resultsSchema } from './results';
import { guid, smallClub, wireDate } from './scalars';

/** `/api/public/channels`; ChannelPrefix is NUL for a channel without prefix (R54). */
export const channelSchema = z.object({
  ID: guid(),
  Frequency: z.number(),
  ShortBand: z.string(),
  Band: z.string(),
  ChannelPrefix: z.string(),
  Number: z.number(),
  /** the desktop app's default colour of the number; an event has colours of its own */
  Color: z.string(),
});

/** A channel of an event. `ID` is the id of the assignment, `Channel` the id of the channel. */
const eventChannelSchema = z.object({
  ID: guid(),
  Channel: guid(),
  Color: z.string(),
  DisplayName: z.nullable(z.string()),
  Frequency: z.number(),
});

/** `/api/public/events`: an event in a list. */
export const eventListItemSchema = z.object({
  ID: guid(),
  Name: z.string(),
  Club: clubRefSchema,
  Start: wireDate(),
  End: wireDate(),
  /** IANA zone of Start and End */
  TimeZone: z.string(),
  PilotCount: z.number(),
  CanRegister: z.boolean(),
  /** whether a manager closed it (R124); absent from older servers */
  Closed: z.optional(z.boolean()),
  /** whether all places are taken (R14); absent from older servers */
  Full: z.optional(z.boolean()),
  EventType: z.string(),
  Results: z.optional(resultsSchema),
});

/** `/api/public/events/id/{id}`; here Club is the club's id. */
export const eventSchema = z.object({
  ...eventListItemSchema.shape,
  Club: z.number(),
  BannerUrl: z.nullable(z.string()),
  Latitude: z.nullable(z.number()),
  Longitude: z.nullable(z.number()),
  Address: z.string(),
  /** Markdown */
  Info: z.string(),
  /** `Info` as HTML, which is safe to show; absent from older servers */
  InfoHtml: z.optional(z.string()),
  Pblaps: z.number(),
  Laps: z.number(),
  TargetLaps: z.number(),
  PrimaryColor: z.nullable(z.string()),
  TextColor: z.nullable(z.string()),
  /** `Holeshot` or `EndOfLap` */
  PrimaryTimingSystemLocation: z.string(),
  /** maximum number of registrations; null without a limit */
  Capacity: z.nullable(z.number()),
  /** smallest distance between channels in the air, MHz (R141); absent from older servers, like Cut */
  ChannelLimit: z.optional(z.number()),
  /** how many pilots go on, if a manager entered it (R156); null to derive it from stages or channels */
  Cut: z.optional(z.nullable(z.number())),
  Registered: z.number(),
  /** length of the waiting list */
  Waiting: z.number(),
  Channels: z.array(eventChannelSchema),
  /** registered pilots with their default channel; the empty GUID for none */
  PilotChannels: z.array(z.object({ Pilot: guid(), Channel: guid() })),
  /** the requested revision (R163); absent for the current state */
  Revision: z.optional(
    z.object({
      /** from 1 */
      Number: z.number(),
      /** the number of the newest revision */
      Newest: z.number(),
      /** SHA-256 (hex) of what was flown in all races, and of the results (R162) */
      Hash: z.string(),
      /** on the event's clock */
      Time: wireDate(),
      Who: z.string(),
      Why: z.string(),
    }),
  ),
});

/** `/api/public/clubs/id/{id}/full` */
export const clubFullSchema = z.object({
  ...clubSchema.shape,
  /** Markdown; absent from older servers, like its HTML */
  Description: z.optional(z.string()),
  DescriptionHtml: z.optional(z.string()),
  Events: z.array(eventListItemSchema),
  Admins: z.array(memberSchema),
  Members: z.array(memberSchema),
});

/** `/api/public/pilots/eventId/{id}` */
export const pilotSchema = z.object({
  ID: guid(),
  Name: z.string(),
  PracticePilot: z.boolean(),
  PhotoURL: z.nullable(z.string()),
  Phonetic: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  CatchPhrase: z.string(),
});

/** The top of the events page (R11). */
export const eventsFrontSchema = z.object({
  /** soonest first, at most 4 */
  Upcoming: z.array(eventListItemSchema),
  /** newest first, at most 8 of the last 30 days */
  Recent: z.array(eventListItemSchema),
});

/** One page of the table of all events, with the values of its filters. */
export const eventsTableSchema = z.object({
  Rows: z.array(eventListItemSchema),
  /** rows on all pages */
  Total: z.number(),
  /** from 1; the last page for requests beyond it */
  Page: z.number(),
  Clubs: z.array(smallClub()),
  EventTypes: z.array(z.string()),
  /** newest first */
  Years: z.array(z.number()),
});

export type WireChannel = z.infer<typeof channelSchema>;
export type WireEventListItem = z.infer<typeof eventListItemSchema>;
export type WireEvent = z.infer<typeof eventSchema>;
export type WireClubFull = z.infer<typeof clubFullSchema>;
export type WirePilot = z.infer<typeof pilotSchema>;
export type WireEventsFront = z.infer<typeof eventsFrontSchema>;
export type WireEventsTable = z.infer<typeof eventsTableSchema>;
