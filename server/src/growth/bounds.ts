import { DAY_MS } from '@holeshot/domain';
import { lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { RegistrySource } from '../builds/registry/registry';
import { deleteOldCounts } from '../builds/report/build-counts';
import { schema } from '../database';
import { deleteRows, keepNewest } from '../database/keep-newest';
import { isVisible } from '../events/read/list-events';
import { keepSessions } from '../people/session-store';
import { CHOSEN_FROM, pruneBuilds } from './prune-builds';

export interface Bound {
  tables: readonly PgTable[];
  /** what limits the rows, or their maximum; shown after the name of the table and a colon */
  words: string;
  /** Deletes the rows beyond the bound at `nowMs`. Returns how many. */
  prune?: (source: RegistrySource, nowMs: number) => Promise<number>;
}

const NOTICES = 50;
const KEYS = 20;
/** Each pilot of a large event on several devices, with their friends. */
export const MAX_CALENDARS = 2_000;
export const MAX_WATCHES = 5_000;
const RECORD_CHANGES = 1_000;
const SEASON_CHANGES = 200;
const ACTIONS = 10_000;
const GENERATIONS = 1_000;

const {
  adminActions,
  buildCounts,
  builds,
  clubKeys,
  eventRevisions,
  events,
  notices,
  pushDevices,
  pushMessages,
  raceRevisions,
  recordChanges,
  registryGenerations,
  seasonChanges,
  sessions,
} = schema;

/** Condition of rows of an event that is hidden, and was not written since a moment. */
const isHiddenSince = (moment: Date) =>
  sql`event_id in (select ${events.id} from ${events} where not ${isVisible} and ${lt(events.updatedAt, moment)})`;

/** Every table of the site. A test finds those that are missing here. */
export const BOUNDS: readonly Bound[] = [
  {
    tables: [events, schema.pilots, raceRevisions, eventRevisions],
    words: 'kept for ever; each club has a quota of bytes (CLUB_QUOTA_MB), which its managers see',
  },
  {
    tables: [
      ...[schema.races, schema.liveRaces, schema.raceSummaries, schema.eventResults],
      ...[schema.eventRankings, schema.rankedEvents, schema.pilotNames, schema.rounds, schema.stages],
      ...[schema.eventPilots, schema.eventChannels, schema.erasedPilots, schema.trackLayouts],
      ...[schema.syncPositions, schema.syncConflicts, schema.objections],
    ],
    words: 'made from the events of clubs, and as many as they; gone with the event',
  },
  {
    tables: [
      ...[schema.users, schema.formerHandles, schema.registrations, schema.pilotClaims],
      ...[schema.clubMembers, schema.clubJoinRequests],
    ],
    words: 'people and what they asked for; gone with the account',
  },
  {
    tables: [
      schema.clubs,
      schema.formerClubs,
      schema.videos,
      schema.releases,
      schema.supporters,
      schema.publishTokens,
      ...[schema.seasons, schema.seasonEvents],
    ],
    words: 'the admin of the site and the managers of clubs answer for them',
  },
  {
    tables: [schema.pilotCalendars, schema.calledRaces],
    words: `at most ${MAX_CALENDARS.toLocaleString('en')} calendars and one called race of each event`,
  },
  {
    tables: [pushDevices, schema.pushWatches],
    words: `at most ${MAX_WATCHES.toLocaleString('en')} devices of each event, until it is over or was hidden for a day`,
    prune: async ({ db }, nowMs) =>
      (await deleteRows(db, schema.pushWatches, isHiddenSince(new Date(nowMs - DAY_MS)))) +
      (await deleteRows(db, pushDevices, sql`id not in (select device_id from push_watches)`)),
  },
  {
    tables: [pushMessages],
    words: 'until a push service has them, for ten minutes at most',
    prune: ({ db }, nowMs) =>
      deleteRows(db, pushMessages, sql`${lt(pushMessages.expiresAt, new Date(nowMs))}`),
  },
  {
    tables: [schema.channels, schema.dataVersions, schema.siteKeys],
    words: 'a row for each thing, no history',
  },
  {
    tables: [sessions],
    words: 'the newest 20 of each person, until they expire after 30 days',
    prune: async ({ db }, nowMs) =>
      (await deleteRows(db, sessions, sql`${lt(sessions.expiresAt, new Date(nowMs))}`)) +
      (await keepSessions(db)),
  },
  {
    tables: [notices],
    words: `the newest ${NOTICES} of each person`,
    prune: ({ db }) => keepNewest(db, notices, { count: NOTICES, of: notices.userId, by: notices.id }),
  },
  {
    tables: [clubKeys],
    words: `the newest ${KEYS} of each club`,
    prune: ({ db }) => keepNewest(db, clubKeys, { count: KEYS, of: clubKeys.clubId, by: clubKeys.id }),
  },
  {
    tables: [recordChanges],
    words: `the newest ${RECORD_CHANGES.toLocaleString('en')} of each club, of each of its layouts and of each person at it`,
    prune: ({ db }) =>
      keepNewest(db, recordChanges, {
        count: RECORD_CHANGES,
        by: recordChanges.id,
        of: [recordChanges.clubId, recordChanges.layoutHash, recordChanges.userId],
      }),
  },
  {
    tables: [seasonChanges],
    words: `the newest ${SEASON_CHANGES} of each season`,
    prune: ({ db }) =>
      keepNewest(db, seasonChanges, {
        count: SEASON_CHANGES,
        of: seasonChanges.seasonId,
        by: seasonChanges.id,
      }),
  },
  {
    tables: [adminActions],
    words: `the newest ${ACTIONS.toLocaleString('en')}`,
    prune: ({ db }) => keepNewest(db, adminActions, { count: ACTIONS, by: adminActions.id }),
  },
  {
    tables: [registryGenerations],
    words: `the newest ${GENERATIONS.toLocaleString('en')}`,
    // the database refuses any other change
    prune: ({ db }) =>
      deleteRows(
        db,
        registryGenerations,
        sql`generation <= (select max(generation) from registry_generations) - ${GENERATIONS}`,
      ),
  },
  {
    tables: [builds],
    words: `the newest ${CHOSEN_FROM} of the shell and of each remote, and those that visitors get`,
    prune: pruneBuilds,
  },
  {
    tables: [buildCounts],
    words: 'what browsers reported in the last 30 days, added up by minute',
    prune: ({ db }, nowMs) => deleteOldCounts(db, nowMs),
  },
];

/** Deletes all rows beyond their bounds at `nowMs`. Returns how many, by table. */
export async function prune(source: RegistrySource, nowMs: number): Promise<Map<PgTable, number>> {
  const deleted = new Map<PgTable, number>();
  for (const { tables, prune: pruneTable } of BOUNDS) {
    const [table] = tables;
    if (table && pruneTable) deleted.set(table, await pruneTable(source, nowMs));
  }
  return deleted;
}
