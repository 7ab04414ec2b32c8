import type { SeasonPoints } from '@holeshot/domain';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { eventId } from './events';
import { clubs } from './people';

/** Events that count together, by a rule of the club that names them (R169). */
export const seasons = pgTable(
  'seasons',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    clubId: integer('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    points: text('points').$type<SeasonPoints>().notNull(),
    /** how many of a pilot's best results count; null for all */
    counted: integer('counted'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('seasons_club').on(table.clubId, table.id)],
);

const seasonId = () =>
  integer('season_id')
    .notNull()
    .references(() => seasons.id, { onDelete: 'cascade' });

/** The events of a season, as they were named: one that was joined with another counts as that one. */
export const seasonEvents = pgTable(
  'season_events',
  { seasonId: seasonId(), eventId: eventId() },
  (table) => [
    primaryKey({ columns: [table.seasonId, table.eventId] }),
    index('season_events_event').on(table.eventId),
  ],
);

/** How a change moved a pilot in the standings of a season; the name is that of a pilot of an event. */
export interface StoredSeasonMove {
  eventId: string;
  pilotId: string;
  rank: [before: number | null, after: number | null];
  total: [before: number | null, after: number | null];
}

/** Append-only: what changed the standings of a season besides the events that were flown (R172). */
export const seasonChanges = pgTable(
  'season_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    seasonId: seasonId(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    who: text('who').notNull(),
    why: text('why').notNull(),
    /** whose official results changed; without a reference, since the line stays; null for a change of the season itself */
    eventId: uuid('event_id'),
    moves: jsonb('moves').$type<StoredSeasonMove[]>().notNull(),
  },
  (table) => [index('season_changes_season').on(table.seasonId, table.id)],
);
