import type { RankingBasis } from '@holeshot/domain';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { eventId } from './events';

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

/** What the ranking of an event follows, and by which versions of the rules results and ranking were made. */
export const rankedEvents = pgTable('ranked_events', {
  eventId: eventId().primaryKey(),
  basis: jsonb('basis').$type<RankingBasis>(),
  racesLeft: integer('races_left').notNull(),
  /** of the ranking; 0 until it is made, and while it is outdated */
  version: integer('version').notNull(),
  /** of the summaries of all races of the event */
  resultsVersion: integer('results_version').notNull().default(0),
});
