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

/** Which version of each file of the event folder is stored: part name to content hash. */
export type PartHashes = Partial<Record<'event' | 'pilots' | 'rounds' | 'stages' | 'results', string>>;

const isListed = (table: { visibleOnline: AnyPgColumn; enabled: AnyPgColumn }) =>
  sql`${table.visibleOnline} = true and ${table.enabled} = true`;

/**
 * Events of the desktop app. Columns ending in Ms hold `LocalMs`: the laptop's naive clock
 * (domain notes 1.2); `startInstant` is the same start as an instant, for ordering across zones.
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
    /** IANA name as the laptop gave it; null means the club's zone */
    timeZone: text('time_zone'),
    laps: integer('laps').notNull(),
    pbLaps: integer('pb_laps').notNull(),
    timingLocation: text('timing_location', { enum: ['Holeshot', 'EndOfLap'] }).notNull(),
    visibleOnline: boolean('visible_online').notNull().default(true),
    enabled: boolean('enabled').notNull().default(true),
    /** pilots who take part, without practice pilots; counted by each import */
    pilotCount: integer('pilot_count').notNull().default(0),

    // Kept by the website alone; an import never writes these (domain notes 2.5).
    address: text('address').notNull().default(''),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    info: text('info').notNull().default(''),
    bannerUrl: text('banner_url'),
    primaryColor: text('primary_color'),
    textColor: text('text_color'),
    canRegister: boolean('can_register').notNull().default(false),

    /** the object of Event.json as delivered, known and unknown fields alike */
    raw: jsonb('raw').$type<unknown>().notNull(),
    partHashes: jsonb('part_hashes').$type<PartHashes>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('events_club').on(table.clubId, table.startInstant.desc()),
    // Oldest first, those without a date last: no index the other way round serves that.
    index('events_start').on(table.startInstant),
    // What the table of all events filters and sorts by, so that it reads no rows but those it shows: newest first, with
    // the orders that would take sorting every event, and what the filters offer.
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

/** A GUID of a pilot, round, stage or race counts within its event only: copied event folders repeat them. */
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
    /** false for a pilot that races or the event name but Pilots.json does not hold */
    known: boolean('known').notNull(),
    raw: jsonb('raw').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.id] })],
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

/** The 105 channels of domain notes 3, and ids that events brought along (`known` false). */
export const channels = pgTable('channels', {
  id: uuid('id').primaryKey(),
  /** MHz */
  frequency: integer('frequency').notNull(),
  band: text('band').notNull(),
  shortBand: text('short_band').notNull(),
  prefix: text('prefix').notNull(),
  number: integer('number').notNull(),
  /** place in the desktop app's own list, which is band order */
  position: integer('position').notNull(),
  known: boolean('known').notNull(),
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
