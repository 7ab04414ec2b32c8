import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Patch } from 'immer';
import { eventId, events } from './events';
import { clubs, users } from './people';

export const registrations = pgTable(
  'registrations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    eventId: eventId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    channelId: uuid('channel_id'),
    /** id of the pilot that stands for the person in the event's list until the desktop app has one */
    pilotId: uuid('pilot_id').notNull().defaultRandom(),
    /** the name of that pilot */
    pilotName: text('pilot_name').notNull().default(''),
    /** for the race director */
    note: text('note').notNull().default(''),
    status: text('status', { enum: ['registered', 'waiting'] })
      .notNull()
      .default('registered'),
    /** the event for which the person registered, when it was joined with this one */
    joinedFrom: uuid('joined_from'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('registrations_event_user').on(table.eventId, table.userId),
    index('registrations_user').on(table.userId),
  ],
);

/** The pilots that a person was: a pilot has another GUID in every event (R66). */
export const pilotClaims = pgTable(
  'pilot_claims',
  {
    eventId: eventId(),
    pilotId: uuid('pilot_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.pilotId] }),
    index('pilot_claims_user').on(table.userId),
  ],
);

/** Pilots of deleted accounts: their results stay, without their names, also when the desktop app sends them again. */
export const erasedPilots = pgTable(
  'erased_pilots',
  {
    eventId: eventId(),
    pilotId: uuid('pilot_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.pilotId] })],
);

/** Streams. Each is listed with its club, and with its event if it has one. */
export const videos = pgTable(
  'videos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    clubId: integer('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id').references(() => events.id, { onDelete: 'cascade' }),
    /** the video platform's id */
    videoId: text('video_id').notNull(),
    title: text('title').notNull().default(''),
    startInstant: timestamp('start_instant', { withTimezone: true }).notNull(),
    durationSeconds: integer('duration_seconds'),
    /** seconds by which the stream shows a moment later than its start says */
    offsetSeconds: doublePrecision('offset_seconds').notNull().default(0),
    /** true when frames were dropped, so that seconds of the stream and of the clock differ */
    syncWarning: boolean('sync_warning').notNull().default(false),
  },
  (table) => [
    index('videos_start').on(table.startInstant.desc()),
    index('videos_event').on(table.eventId, table.startInstant),
    index('videos_club').on(table.clubId, table.startInstant.desc()),
  ],
);

export const releases = pgTable(
  'releases',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: text('version').notNull().unique(),
    releasedAt: timestamp('released_at', { withTimezone: true }).notNull(),
    notes: jsonb('notes').$type<string[]>().notNull(),
    /** urls */
    windowsInstallers: jsonb('windows_installers').$type<string[]>().notNull(),
    macInstallers: jsonb('mac_installers').$type<string[]>().notNull(),
  },
  (table) => [index('releases_date').on(table.releasedAt.desc())],
);

export const supporters = pgTable('supporters', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  tier: text('tier').notNull(),
  startDate: timestamp('start_date', { withTimezone: true }).notNull(),
  thumbUrl: text('thumb_url'),
  active: boolean('active').notNull(),
  /** the membership provider's id of the member; null for those that were added by hand */
  memberId: text('member_id').unique(),
});

/** How often the data of a scope was written (`Scope` lists the scopes), or a turn was taken. */
export const dataVersions = pgTable('revisions', {
  scope: text('scope').primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull(),
});

/** The builds that the site serves; append-only, the highest generation counts. */
export const registryGenerations = pgTable('registry_generations', {
  generation: integer('generation').primaryKey(),
  document: jsonb('document').$type<unknown>().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  who: text('who').notNull(),
  why: text('why').notNull(),
  /** what differs from the generation before, as immer's patches; empty for the first */
  patches: jsonb('patches').$type<Patch[]>().notNull().default([]),
  /** by REGISTRY_KEY, base64; null without that setting */
  signature: text('signature'),
});

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Builds that teams published. Those of `npm run build` are only in a folder. */
export const builds = pgTable(
  'builds',
  {
    /** `shell` or the name of a remote */
    name: text('name').notNull(),
    buildId: text('build_id').notNull(),
    manifest: jsonb('manifest').$type<unknown>().notNull(),
    /** a zip of the build's folder */
    archive: bytea('archive').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** the note of the token */
    who: text('who').notNull(),
    /** whether `npm run publish` tried it in a browser */
    isTried: boolean('is_tried').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.name, table.buildId] })],
);

/** Keys of teams that publish builds, each for the shell or one remote. */
export const publishTokens = pgTable('publish_tokens', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** `shell` or the name of a remote */
  name: text('name').notNull(),
  /** SHA-256 of the token, hex */
  tokenHash: text('token_hash').notNull().unique(),
  /** who or what uses it */
  note: text('note').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null', onUpdate: 'cascade' }),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});

/** How often something happened with a build in a minute: pages sent, and what browsers report. */
export const buildCounts = pgTable(
  'build_counts',
  {
    /** `shell` or the name of a remote */
    name: text('name').notNull(),
    buildId: text('build_id').notNull(),
    minute: timestamp('minute', { withTimezone: true }).notNull(),
    kind: text('kind').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.buildId, table.minute, table.kind] })],
);

/** Generated keys that all processes of the site share. */
export const siteKeys = pgTable('site_keys', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});

/** The newest delivery of the desktop app, by event and part: an earlier one that arrives later changes nothing. */
export const syncPositions = pgTable(
  'sync_positions',
  {
    /** the event need not exist yet */
    eventId: uuid('event_id').notNull(),
    /** `event`, `pilots`, `rounds`, `stages`, `results`, or the id of a race */
    part: text('part').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    contentHash: text('content_hash').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.part] })],
);

/** Deliveries that a correction by hand blocks, until a manager decides. */
export const syncConflicts = pgTable(
  'sync_conflicts',
  {
    eventId: eventId(),
    raceId: uuid('race_id').notNull(),
    /** as delivered: the objects of Race.json and Result.json */
    body: jsonb('body').$type<unknown>().notNull(),
    contentHash: text('content_hash').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    who: text('who').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.raceId] })],
);

/** Append-only: what the website's own fields of an event were after each change by hand. */
export const eventRevisions = pgTable(
  'event_revisions',
  {
    eventId: eventId(),
    /** from 1 within the event */
    number: integer('number').notNull(),
    /** the fields by column */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    who: text('who').notNull(),
    why: text('why').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.number] })],
);

/** Append-only: what the admin of the site did to people, releases and videos. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    /** a sentence: `Set the tier of Kestrel to Club` */
    text: text('text').notNull(),
  },
  (table) => [index('admin_actions_at').on(table.at.desc())],
);
