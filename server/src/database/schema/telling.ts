import type { Told } from '@holeshot/domain';
import { index, integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { eventId, events } from './events';
import { users } from './people';

/** Calendars of a pilot's races at an event. The address has the secret, the database only its hash. */
export const pilotCalendars = pgTable(
  'pilot_calendars',
  {
    /** SHA-256 of the secret, hex */
    secretHash: text('secret_hash').primaryKey(),
    eventId: eventId(),
    pilotId: uuid('pilot_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('pilot_calendars_event').on(table.eventId)],
);

/** The race that the desktop app loaded last, of each event whose app says so (R144). */
export const calledRaces = pgTable('called_races', {
  eventId: eventId().primaryKey(),
  raceId: uuid('race_id').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});

/** Browsers with a push subscription. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** the browser's secret address at the push service */
    endpoint: text('endpoint').notNull().unique(),
    /** public key of the browser, base64url */
    p256dh: text('p256dh').notNull(),
    /** secret that the browser shares with this site, base64url */
    auth: text('auth').notNull(),
    /** who was signed in; null for a visitor */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('push_devices_user').on(table.userId)],
);

const deviceId = () =>
  integer('device_id')
    .notNull()
    .references(() => pushDevices.id, { onDelete: 'cascade' });

/** A device's subscription to a pilot at an event, and its last message. */
export const pushWatches = pgTable(
  'push_watches',
  {
    deviceId: deviceId(),
    eventId: eventId(),
    pilotId: uuid('pilot_id').notNull(),
    /** how many races ahead of the pilot's it is notified */
    ahead: integer('ahead').notNull(),
    told: json('told').$type<Told | null>(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.eventId, table.pilotId] }),
    index('push_watches_event').on(table.eventId),
  ],
);

/** Queued push messages. A row is deleted once the push service has it, or it has expired. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    deviceId: deviceId(),
    /** null for messages of sites before 1.4 */
    eventId: uuid('event_id').references(() => events.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** as the service worker of the site reads it */
    payload: text('payload').notNull(),
    /** a newer message about the same race replaces one that the service still has */
    topic: text('topic').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** when to send it; later while a process sends it */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('push_messages_due').on(table.dueAt), index('push_messages_event').on(table.eventId)],
);
