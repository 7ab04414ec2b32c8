import {
  type Decision,
  type DoubtKind,
  type LiveCrossing,
  OBJECTION_MINUTES,
  type ObjectionReason,
  type PilotChannel,
} from '@holeshot/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { eventId } from './events';
import { users } from './people';

/**
 * The files of one delivery of a race: the objects of Race.json and Result.json, without text that Postgres refuses.
 */
export interface RaceBody {
  race: Record<string, unknown>;
  results: Record<string, unknown>[];
}

/** The columns of a row of `race_summaries` that lists show; an array, because names would be most of the text. */
export type StoredResult = [
  pilotId: string,
  position: number | null,
  points: number | null,
  dnf: boolean,
  holeshotSeconds: number | null,
  pbLapSeconds: number | null,
  pbLapCount: number,
  targetLapSeconds: number | null,
  targetLapCount: number,
  raceSeconds: number | null,
  lapCount: number,
  resultSeconds: number | null,
];

/** The columns of the newest revision of each race that lists, orders and filters need. */
export const races = pgTable(
  'races',
  {
    eventId: eventId(),
    id: uuid('id').notNull(),
    /** as delivered; the round may not exist (R72) */
    roundId: uuid('round_id'),
    raceNumber: integer('race_number').notNull(),
    startMs: bigint('start_ms', { mode: 'number' }),
    endMs: bigint('end_ms', { mode: 'number' }),
    totalPausedSeconds: doublePrecision('total_paused_seconds').notNull(),
    targetLaps: integer('target_laps').notNull(),
    bracket: text('bracket').notNull(),
    timingLocation: text('timing_location', { enum: ['Holeshot', 'EndOfLap'] }).notNull(),
    valid: boolean('valid').notNull(),
    pilotChannels: json('pilot_channels').$type<PilotChannel[]>().notNull(),
    /** a copy of the race's summaries, read with the race (docs/decisions/0003) */
    results: json('results').$type<StoredResult[]>().notNull().default([]),
    /** whether the newest revision is a correction by hand, which deliveries of the desktop app do not replace */
    isCorrected: boolean('is_corrected').notNull().default(false),
    /** the club's time for objections when the race ended (R160) */
    objectionMinutes: integer('objection_minutes').notNull().default(OBJECTION_MINUTES),
    /** number of the revision that was official, once its results were changed after that; else null */
    officialRevision: integer('official_revision'),
    /** number of the newest revision */
    revision: integer('revision').notNull(),
    contentHash: text('content_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.id] }),
    index('races_round').on(table.eventId, table.roundId),
    // The newest races of all events, for the note on every page (features/live-now).
    index('races_started').on(table.startMs).where(sql`${table.startMs} is not null`),
  ],
);

/** Append-only: a sync, a correction and an undo each add a row; rows never change. */
export const raceRevisions = pgTable(
  'race_revisions',
  {
    eventId: uuid('event_id').notNull(),
    raceId: uuid('race_id').notNull(),
    /** from 1 within the race */
    number: integer('number').notNull(),
    /** as text, which is written and read as a whole faster than `jsonb` */
    body: json('body').$type<RaceBody>().notNull(),
    contentHash: text('content_hash').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    who: text('who').notNull(),
    why: text('why').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.raceId, table.number] }),
    foreignKey({
      columns: [table.eventId, table.raceId],
      foreignColumns: [races.eventId, races.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Notifications of the desktop app about races since their newest revision. They are read together with that revision,
 * and deleted when the file of the ended race arrives.
 */
export const liveRaces = pgTable(
  'live_races',
  {
    eventId: uuid('event_id').notNull(),
    raceId: uuid('race_id').notNull(),
    startMs: bigint('start_ms', { mode: 'number' }).notNull(),
    endMs: bigint('end_ms', { mode: 'number' }),
    crossings: json('crossings').$type<LiveCrossing[]>().notNull(),
    /** when the last notification about the race was applied */
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.raceId] }),
    foreignKey({
      columns: [table.eventId, table.raceId],
      foreignColumns: [races.eventId, races.id],
    }).onDelete('cascade'),
  ],
);

/** Laps that pilots questioned, and doubts of the site that race directors decided (R165, R168). */
export const objections = pgTable(
  'objections',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    eventId: uuid('event_id').notNull(),
    raceId: uuid('race_id').notNull(),
    /** null for a doubt about the whole race */
    pilotId: uuid('pilot_id'),
    /** null for an objection */
    doubt: text('doubt').$type<DoubtKind>(),
    detectionId: uuid('detection_id'),
    /** the questioned lap at that time */
    lapNumber: integer('lap_number'),
    lapSeconds: doublePrecision('lap_seconds'),
    /** null for a doubt */
    reason: text('reason').$type<ObjectionReason>(),
    /** when the pilot passed the gate, from a video, on the event's clock */
    timeMs: bigint('time_ms', { mode: 'number' }),
    words: text('words').notNull().default(''),
    /** who was signed in; null for a pilot with the event's code, and for a doubt */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    /** when the button was pressed; null for a doubt */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    decision: text('decision').$type<Decision>(),
    answer: text('answer').notNull().default(''),
    decidedBy: text('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** revision of the race that the decision created */
    revision: integer('revision'),
  },
  (table) => [
    foreignKey({
      columns: [table.eventId, table.raceId],
      foreignColumns: [races.eventId, races.id],
    }).onDelete('cascade'),
    index('objections_race').on(table.eventId, table.raceId),
    index('objections_user').on(table.userId),
    uniqueIndex('objections_open')
      .on(table.eventId, table.raceId, table.pilotId)
      .where(sql`${table.doubt} is null and ${table.decision} is null`),
  ],
);

/** A projection of the newest revisions: one row per race and pilot, rebuilt in the transaction of each write. */
export const raceSummaries = pgTable(
  'race_summaries',
  {
    eventId: uuid('event_id').notNull(),
    raceId: uuid('race_id').notNull(),
    pilotId: uuid('pilot_id').notNull(),
    position: integer('position'),
    points: doublePrecision('points'),
    dnf: boolean('dnf').notNull(),
    holeshotSeconds: doublePrecision('holeshot_seconds'),
    /** the fastest single lap, also in events whose personal best is several laps */
    bestLapSeconds: doublePrecision('best_lap_seconds'),
    pbLapSeconds: doublePrecision('pb_lap_seconds'),
    pbLapCount: integer('pb_lap_count').notNull(),
    targetLapSeconds: doublePrecision('target_lap_seconds'),
    targetLapCount: integer('target_lap_count').notNull(),
    raceSeconds: doublePrecision('race_seconds'),
    /** the time that decides the race, by its own target laps */
    resultSeconds: doublePrecision('result_seconds'),
    lapCount: integer('lap_count').notNull(),
    /** lengths of the laps that count, without the holeshot, in the order flown */
    lapSeconds: json('lap_seconds').$type<number[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.raceId, table.pilotId] }),
    foreignKey({
      columns: [table.eventId, table.raceId],
      foreignColumns: [races.eventId, races.id],
    }).onDelete('cascade'),
    index('race_summaries_pilot').on(table.eventId, table.pilotId),
  ],
);

/** Results of the event and of no race, such as roll-over points (Results.json, R75). */
export const eventResults = pgTable(
  'event_results',
  {
    eventId: eventId(),
    position: integer('position').notNull(),
    pilotId: uuid('pilot_id').notNull(),
    roundId: uuid('round_id'),
    type: text('type', { enum: ['Race', 'RoundRollOver'] }).notNull(),
    points: doublePrecision('points').notNull(),
    place: integer('place').notNull(),
    dnf: boolean('dnf').notNull(),
    valid: boolean('valid').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.position] })],
);
