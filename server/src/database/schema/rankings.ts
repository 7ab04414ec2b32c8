import type { RankingBasis } from '@holeshot/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { eventId, trackLayouts } from './events';
import { clubs, users } from './people';

/** A projection of an event's results: one row per pilot, rebuilt in the transaction of each write (R126). */
export const eventRankings = pgTable(
  'event_rankings',
  {
    eventId: eventId(),
    pilotId: uuid('pilot_id').notNull(),
    /** by rank, then by name */
    position: integer('position').notNull(),
    rank: integer('rank'),
    final: text('final'),
    points: doublePrecision('points'),
    raceSeconds: doublePrecision('race_seconds'),
    targetSeconds: doublePrecision('target_seconds'),
    lapCount: integer('lap_count').notNull(),
    raceCount: integer('race_count').notNull(),
    winCount: integer('win_count').notNull(),
    bestLapSeconds: doublePrecision('best_lap_seconds'),
    bestLapRaceId: uuid('best_lap_race_id'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.pilotId] }),
    index('event_rankings_position').on(table.eventId, table.position),
  ],
);

/** The basis of an event's ranking, and the versions of the rules by which results and ranking were made. */
export const rankedEvents = pgTable('ranked_events', {
  eventId: eventId().primaryKey(),
  basis: jsonb('basis').$type<RankingBasis>(),
  racesLeft: integer('races_left').notNull(),
  /** rule version of the ranking; 0 before the first ranking and while it is outdated */
  version: integer('version').notNull(),
  /** of the summaries of all races of the event */
  resultsVersion: integer('results_version').notNull().default(0),
});

/**
 * The records of a club, the record of each layout that it flies, and the best laps of each person at it per type of event, as they
 * were set, and as they fell back (R164). A row is of a person if it has a user, of a layout if it has that, else of the club.
 */
export const recordChanges = pgTable(
  'record_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    clubId: integer('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    layoutHash: text('layout_hash').references(() => trackLayouts.hash),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** of a person's best lap; null for others */
    eventType: text('event_type'),
    kind: text('kind', { enum: ['lap', 'target', 'holeshot', 'race'] }).notNull(),
    /** laps of the time; 0 for a holeshot */
    laps: integer('laps').notNull(),
    /** when it was flown, or when it fell back */
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** the record from then on; null when no time is left */
    seconds: doublePrecision('seconds'),
    /** where it was flown; without a reference, since the line stays */
    eventId: uuid('event_id'),
    raceId: uuid('race_id'),
    pilotId: uuid('pilot_id'),
    /** who removed the previous time, and why */
    isFall: boolean('is_fall').notNull().default(false),
    who: text('who').notNull().default(''),
    why: text('why').notNull().default(''),
  },
  (table) => [
    index('record_changes_club').on(table.clubId, table.userId, table.layoutHash, table.id),
    index('record_changes_user').on(table.userId, table.at),
    check(
      'record_changes_holder',
      sql`(${table.layoutHash} is null or ${table.userId} is null) and (${table.userId} is null) = (${table.eventType} is null)`,
    ),
  ],
);
