import * as z from 'zod/mini';
import { guid } from './scalars';

/** A call of the sync API. Its requests carry the key of a club: `Authorization: Bearer hsk_…`. */
export interface SyncCall {
  method: 'GET' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  params: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  reply: z.ZodMiniType;
}

/** A file of the desktop app: an array of objects, unchanged. */
const file = z.optional(z.array(z.record(z.string(), z.unknown())));
const sequence = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** The files of an event, by name; absent files stay unchanged. */
const eventFiles = {
  'Event.json': file,
  'Pilots.json': file,
  'Rounds.json': file,
  'Stages.json': file,
  'Results.json': file,
  /** the file of the track that Event.json names, whatever its GUID is */
  'Track.fpvtrk': file,
};

/** Files of an event that a manager uploads: the site assigns the sequence number. */
export const eventUploadSchema = z.object({ files: z.strictObject(eventFiles) });
const eventDeliverySchema = z.object({ sequence, ...eventUploadSchema.shape });

/** The race is replaced as a whole: without Result.json it has no results. */
export const raceUploadSchema = z.object({
  files: z.strictObject({ 'Race.json': z.array(z.record(z.string(), z.unknown())), 'Result.json': file }),
});
const raceDeliverySchema = z.object({ sequence, ...raceUploadSchema.shape });

const faultSchema = z.object({ file: z.string(), message: z.string() });

export const deliveryReplySchema = z.object({
  /**
   * `unchanged`: the same content is stored. `outdated`: a newer delivery arrived before. `conflict`: somebody
   * corrected the race by hand, and a manager has to decide. `refused`: nothing in it is usable; `faults` gives the
   * reasons.
   */
  status: z.enum(['created', 'changed', 'unchanged', 'outdated', 'conflict', 'refused']),
  /** of a race: the number of its newest revision */
  revision: z.optional(z.number()),
  /** the highest sequence number that was delivered for these files */
  sequence: z.number(),
  /** files of which a newer delivery arrived before */
  outdated: z.array(z.string()),
  /** the unreadable parts; everything else was stored */
  faults: z.array(faultSchema),
});

const position = z.object({
  /** hash of the stored content; empty when there is none */
  hash: z.string(),
  /** sequence number of the last delivery; 0 when there was none */
  sequence: z.number(),
});

const syncEventSchema = z.object({
  eventId: guid(),
  name: z.string(),
  /** whether visitors can see it */
  visible: z.boolean(),
  /** by name of the file */
  files: z.record(z.string(), position),
  races: z.array(
    z.object({
      raceId: guid(),
      revision: z.number(),
      /** whether somebody corrected it by hand: deliveries do not replace it */
      corrected: z.boolean(),
      ...position.shape,
    }),
  ),
});

const syncRegistrationSchema = z.object({
  name: z.string(),
  status: z.enum(['registered', 'waiting']),
  /** for the race director */
  note: z.string(),
});

const joinReplySchema = z.object({
  /** `waiting`: the app has no event on that day yet. `several`: it has more than one, and a manager chooses. */
  status: z.enum(['joined', 'waiting', 'several']),
});

const noParams = z.object({});
const event = z.object({ eventId: guid() });
const race = z.object({ eventId: guid(), raceId: guid() });
const removal = z.object({ sequence: z.string().check(z.regex(/^\d{1,15}$/, 'is not a whole number')) });

/** The calls with which programs send the desktop app's events to the site, and read the site's own data about them. */
export const SYNC_CALLS = {
  club: {
    method: 'GET',
    path: '/api/sync/club',
    summary: 'The club of the key, and its next events for which somebody is registered',
    params: noParams,
    reply: z.object({
      id: z.number(),
      name: z.string(),
      timeZone: z.string(),
      /** its events from yesterday on for which somebody is registered */
      upcoming: z.array(z.object({ eventId: guid(), name: z.string() })),
    }),
  },
  events: {
    method: 'GET',
    path: '/api/sync/events',
    summary: 'The events of the club, with a hash and the last sequence number of each file and race',
    params: noParams,
    reply: z.array(syncEventSchema),
  },
  registrations: {
    method: 'GET',
    path: '/api/sync/events/:eventId/registrations',
    summary: 'Who registered for an event on the site, in the order of registration',
    params: event,
    reply: z.array(syncRegistrationSchema),
  },
  putEvent: {
    method: 'PUT',
    path: '/api/sync/events/:eventId',
    summary: 'Deliver files of an event, at most 16 MB; the first time with Event.json',
    params: event,
    body: eventDeliverySchema,
    reply: deliveryReplySchema,
  },
  joinEvent: {
    method: 'PUT',
    path: '/api/sync/events/:eventId/join',
    summary: "Make an event that was made on the site and the desktop app's event of that day one",
    params: event,
    reply: joinReplySchema,
  },
  putRace: {
    method: 'PUT',
    path: '/api/sync/events/:eventId/races/:raceId',
    summary: 'Deliver the files of a race, at most 4 MB; the race is replaced as a whole',
    params: race,
    body: raceDeliverySchema,
    reply: deliveryReplySchema,
  },
  removeEvent: {
    method: 'DELETE',
    path: '/api/sync/events/:eventId',
    summary: 'Say that the folder of an event was deleted: the event is hidden until it is delivered again',
    params: event,
    query: removal,
    reply: deliveryReplySchema,
  },
  removeRace: {
    method: 'DELETE',
    path: '/api/sync/events/:eventId/races/:raceId',
    summary: 'Say that the folder of a race was deleted: the race no longer counts, and its history stays',
    params: race,
    query: removal,
    reply: deliveryReplySchema,
  },
  putNotifications: {
    method: 'PUT',
    path: '/api/sync/notifications',
    summary:
      "Relay the desktop app's notifications in their order, at most 100; they are applied after the reply",
    params: noParams,
    body: z.object({
      notifications: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(100)),
    }),
    reply: z.object({ accepted: z.number() }),
  },
} as const satisfies Record<string, SyncCall>;

export type EventDelivery = z.infer<typeof eventDeliverySchema>;
export type RaceDelivery = z.infer<typeof raceDeliverySchema>;
export type EventUpload = z.infer<typeof eventUploadSchema>;
export type RaceUpload = z.infer<typeof raceUploadSchema>;
export type JoinReply = z.infer<typeof joinReplySchema>;
export type SyncClub = z.infer<(typeof SYNC_CALLS)['club']['reply']>;
export type DeliveryReply = z.infer<typeof deliveryReplySchema>;
export type SyncEvent = z.infer<typeof syncEventSchema>;
export type SyncRegistration = z.infer<typeof syncRegistrationSchema>;
