import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { eventId } from './events';

export const rounds = pgTable(
  'rounds',
  {
    eventId: eventId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    roundNumber: integer('round_number').notNull(),
    sortOrder: integer('sort_order').notNull(),
    eventType: text('event_type').notNull(),
    stageId: uuid('stage_id'),
    valid: boolean('valid').notNull(),
    scheduledStartMs: bigint('scheduled_start_ms', { mode: 'number' }),
    raw: jsonb('raw').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.id] })],
);

export const stages = pgTable(
  'stages',
  {
    eventId: eventId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    sortOrder: integer('sort_order').notNull(),
    stageType: text('stage_type').notNull(),
    valid: boolean('valid').notNull(),
    lapCountAfterRound: boolean('lap_count_after_round').notNull(),
    pointSummary: jsonb('point_summary').$type<{ dropWorstRound: boolean; roundPositionRollover: boolean }>(),
    timeSummary: jsonb('time_summary').$type<{
      includeAllRounds: boolean;
      type: 'PB' | 'EventLap' | 'RaceTime';
    }>(),
    standings: jsonb('standings').$type<{
      headings: string[];
      rows: { name: string; pilotId: string | null; values: string[] }[];
    }>(),
    raw: jsonb('raw').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.id] })],
);
