import { OBJECTION_MINUTES } from '@holeshot/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Clubs exist on the website only; the desktop app has only their name. Names may repeat. */
export const clubs = pgTable(
  'clubs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    visible: boolean('visible').notNull().default(true),
    logoUrl: text('logo_url'),
    bannerUrl: text('banner_url'),
    primaryColor: text('primary_color'),
    textColor: text('text_color'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    address: text('address').notNull().default(''),
    /** Markdown */
    description: text('description').notNull().default(''),
    /** IANA name; the zone of events without one */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** what people enter to ask whether they may join; its managers give it away */
    code: text('code')
      .notNull()
      .unique()
      .default(sql`substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)`),
    /** how long results are open for objections, minutes after the end of a race; 0 for not at all (R160) */
    objectionMinutes: integer('objection_minutes').notNull().default(OBJECTION_MINUTES),
    /** the club's channel on the video platform, from which its streams are read */
    youtubeChannelId: text('youtube_channel_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('clubs_name').on(sql`lower(${table.name})`),
    index('clubs_order').on(sql`lower(${table.name}) collate "C"`),
  ],
);

/** People who signed in. The user with id 2 is the site admin (R6): who becomes it gets this id. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    handle: text('handle'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    bio: text('bio').notNull().default(''),
    photoUrl: text('photo_url'),
    /** ISO 3166-1 numeric; empty when not said */
    country: text('country').notNull().default(''),
    /** IANA name; empty when not said */
    timeZone: text('time_zone').notNull().default(''),
    /** whether the person wants a public profile, which needs a tier as well */
    hasPublicProfile: boolean('has_public_profile').notNull().default(true),
    patreonMemberThumbUrl: text('patreon_member_thumb_url'),
    tier: text('tier', { enum: ['Free', 'Pilot', 'Club', 'Sponsor'] })
      .notNull()
      .default('Free'),
    /** the membership provider's id of the person */
    membershipId: text('membership_id').unique(),
    /** end of the grace period for managing clubs after the Club tier ended */
    clubTierUntil: timestamp('club_tier_until', { withTimezone: true }),
    managedClubId: integer('managed_club_id').references(() => clubs.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** when the account will be deleted, a week after the person's request */
    deletionAt: timestamp('deletion_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('users_handle').on(sql`lower(${table.handle})`),
    index('users_managed_club').on(table.managedClubId),
  ],
);

export const clubMembers = pgTable(
  'club_members',
  {
    clubId: integer('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    role: text('role', { enum: ['admin', 'member'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.userId] }),
    index('club_members_user').on(table.userId),
  ],
);

/** Sign-ins. The cookie has the token, the database only its hash. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Former handles: their addresses redirect to the new one, until somebody else takes the handle. */
export const formerHandles = pgTable(
  'former_handles',
  {
    /** lower case */
    handle: text('handle').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
  },
  (table) => [index('former_handles_user').on(table.userId)],
);

/** Notices to a person for the next visit. */
export const notices = pgTable(
  'notices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    text: text('text').notNull(),
    /** the page that it is about, relative to the site; null for none */
    href: text('href'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [index('notices_user').on(table.userId)],
);

/** Clubs that were merged into others, to which their addresses redirect. */
export const formerClubs = pgTable('former_clubs', {
  /** the id that the club had */
  id: integer('id').primaryKey(),
  clubId: integer('club_id')
    .notNull()
    .references(() => clubs.id, { onDelete: 'cascade' }),
});

/** Unanswered requests of people who entered a club's code. */
export const clubJoinRequests = pgTable(
  'club_join_requests',
  {
    clubId: integer('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.userId] }),
    index('club_join_requests_user').on(table.userId),
  ],
);

/** Keys with which desktop apps of a club send events. The database has only their hashes. */
export const clubKeys = pgTable(
  'club_keys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    clubId: integer('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** SHA-256, hex */
    keyHash: text('key_hash').notNull().unique(),
    /** SHA-256, hex, of the secret in the address that the desktop app notifies */
    notificationHash: text('notification_hash').unique(),
    createdBy: integer('created_by').references(() => users.id, {
      onDelete: 'set null',
      onUpdate: 'cascade',
    }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    /** when the desktop app last notified, to some seconds */
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [index('club_keys_club').on(table.clubId)],
);
