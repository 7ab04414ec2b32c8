import type { EventResultFacts, TrackElement } from '@holeshot/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { clubs } from './people';

/** The content hash of each stored file of the event folder, by part. */
export type PartHashes = Partial<
  Record<'event' | 'pilots' | 'rounds' | 'stages' | 'results' | 'track', string>
>;

/** The facts that an event keeps about the one that it was joined with, to undo the join. */
export interface JoinedOver {
  /** previous values of the website's own fields that were replaced */
  fields: Record<string, unknown>;
  /** the streams that were moved */
  videoIds: number[];
}

const isListed = (table: { visibleOnline: AnyPgColumn; enabled: AnyPgColumn }) =>
  sql`${table.visibleOnline} = true and ${table.enabled} = true`;

/** The tracks that events are flown on, one row for each content. */
export const trackLayouts = pgTable('track_layouts', {
  /** of the elements */
  hash: text('hash').primaryKey(),
  /** of the newest file with these elements */
  name: text('name').notNull(),
  elements: jsonb('elements').$type<TrackElement[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * Events of the desktop app. Columns ending in Ms hold `LocalMs`: the laptop's naive clock
 * (R59); `startInstant` is the same start as an instant, for ordering across zones.
 */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey(),
    clubId: integer('club_id')
      .notNull()
      .references(() => clubs.id),
    name: text('name').notNull(),
    eventType: text('event_type').notNull(),
    startMs: bigint('start_ms', { mode: 'number' }),
    endMs: bigint('end_ms', { mode: 'number' }),
    startInstant: timestamp('start_instant', { withTimezone: true }),
    /** IANA name as delivered; null for the club's zone */
    timeZone: text('time_zone'),
    laps: integer('laps').notNull(),
    pbLaps: integer('pb_laps').notNull(),
    timingLocation: text('timing_location', { enum: ['Holeshot', 'EndOfLap'] }).notNull(),
    visibleOnline: boolean('visible_online').notNull().default(true),
    enabled: boolean('enabled').notNull().default(true),
    /** when the desktop app's folder of the event was removed; such an event is not enabled */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** number of pilots who take part, without practice pilots; each import updates it */
    pilotCount: integer('pilot_count').notNull().default(0),

    /** the facts that decide the state of its results; each write of its races updates it */
    resultFacts: jsonb('result_facts').$type<EventResultFacts>(),

    // Fields of the website only; an import never writes them (R63).
    address: text('address').notNull().default(''),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    info: text('info').notNull().default(''),
    bannerUrl: text('banner_url'),
    primaryColor: text('primary_color'),
    textColor: text('text_color'),
    canRegister: boolean('can_register').notNull().default(false),
    /** whether a manager said that the event is over, whatever is still drawn */
    isClosed: boolean('is_closed').notNull().default(false),
    /** when a manager declared the results official (R161); null while nobody did */
    officialAt: timestamp('official_at', { withTimezone: true }),
    /** how many people may register; null means no limit */
    capacity: integer('capacity'),
    /** MHz between two channels in use (R141); null means that of Raceband */
    channelLimitMhz: integer('channel_limit_mhz'),
    /** how many pilots of the ranking go on (R156); null for what stages or channels give */
    cut: integer('cut'),

    /**
     * Of an event that was made on the site: the desktop app's event that it is one with, to which its address leads. No
     * reference, since a backup is restored row by row.
     */
    joinedTo: uuid('joined_to'),
    joinedOver: jsonb('joined_over').$type<JoinedOver>(),
    /** whether a manager said that no event of the desktop app is this one */
    isSeparate: boolean('is_separate').notNull().default(false),

    /** the track that the event is flown on; null when its file is unknown */
    layoutHash: text('layout_hash').references(() => trackLayouts.hash),

    /** the object of Event.json as delivered, with unknown fields */
    raw: jsonb('raw').$type<unknown>().notNull(),
    partHashes: jsonb('part_hashes').$type<PartHashes>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('events_joined').on(table.joinedTo).where(sql`${table.joinedTo} is not null`),
    index('events_club').on(table.clubId, table.startInstant.desc()),
    // Oldest first, those without a date last; the descending index cannot be read in this order.
    index('events_start').on(table.startInstant),
    // The filters and orders of the table of all events, so that it reads only the rows that it shows.
    index('events_listed')
      .on(
        table.startInstant.desc().nullsLast(),
        table.name,
        table.id,
        table.clubId,
        table.eventType,
        table.startMs,
        table.pilotCount,
      )
      .where(isListed(table)),
    index('events_listed_name').on(sql`lower(${table.name}) collate "C"`, table.id).where(isListed(table)),
    index('events_listed_pilots')
      .on(table.pilotCount, sql`lower(${table.name}) collate "C"`, table.id)
      .where(isListed(table)),
    index('events_listed_type').on(table.eventType).where(isListed(table)),
    index('events_listed_start').on(table.startMs).where(isListed(table)),
  ],
);

/** GUIDs of pilots, rounds, stages and races are unique only within their event: copied event folders repeat them. */
export const eventId = () =>
  uuid('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' });

export const pilots = pgTable(
  'pilots',
  {
    eventId: eventId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    phonetic: text('phonetic').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    catchPhrase: text('catch_phrase').notNull(),
    practicePilot: boolean('practice_pilot').notNull(),
    photoUrl: text('photo_url'),
    /** false for a pilot of a race or of Event.json whom Pilots.json does not hold */
    isInPilotsFile: boolean('known').notNull(),
    raw: jsonb('raw').$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.id] }),
    // The pages of pilots by name.
    index('pilots_key').on(sql`lower(btrim(${table.name}))`),
  ],
);

/** Registered pilots with their default channel: `Event.PilotChannels`. */
export const eventPilots = pgTable(
  'event_pilots',
  {
    eventId: eventId(),
    pilotId: uuid('pilot_id').notNull(),
    channelId: uuid('channel_id'),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.pilotId] })],
);

/** The desktop app's 105 channels, and other channels of events (R104). */
export const channels = pgTable('channels', {
  id: uuid('id').primaryKey(),
  /** MHz */
  frequency: integer('frequency').notNull(),
  band: text('band').notNull(),
  shortBand: text('short_band').notNull(),
  prefix: text('prefix').notNull(),
  number: integer('number').notNull(),
  /** index in the desktop app's list, which is sorted by band */
  position: integer('position').notNull(),
  /** whether the desktop app lists it */
  isStandard: boolean('known').notNull(),
});

export const eventChannels = pgTable(
  'event_channels',
  {
    eventId: eventId(),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id),
    position: integer('position').notNull(),
    /** `#RRGGBB` */
    color: text('color').notNull(),
    displayName: text('display_name'),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.channelId] })],
);
