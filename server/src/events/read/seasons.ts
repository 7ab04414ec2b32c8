import { type Guid, groupBy, type SeasonRow, seasonStandings } from '@holeshot/domain';
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Queryable, schema } from '../../database';
import { isVisible, type ListedEvent, listColumns, toListItem } from './list-events';
import { claimOfPilot, keyOfPilot, rankingOfPilot } from './pilot-entries';
import { isPublicProfile } from './public-profile';
import { getEventResults } from './result-states';

const { clubs, erasedPilots, eventRankings, events, pilotClaims, pilots, seasonEvents, seasons, users } =
  schema;

/** A pilot of an event of a season. */
interface Entry {
  eventId: Guid;
  pilotId: Guid;
  rank: number | null;
  name: string;
  photoUrl: string | null;
  /** with a public profile */
  userId: number | null;
  handle: string | null;
  /** the name without case; null for a name that identifies nobody */
  key: string | null;
}

/** A pilot's row, with the name and photo of the newest event, and the pilot of each event. */
export interface StoredSeasonRow extends SeasonRow {
  name: string;
  photoUrl: string | null;
  handle: string | null;
  /** in the order of the events; null where the pilot did not take part */
  pilotIds: (Guid | null)[];
}

export interface StoredSeason {
  season: typeof seasons.$inferSelect;
  club: { id: number; name: string; timeZone: string; primaryColor: string | null };
  /** visible ones, oldest first */
  events: (ListedEvent & { isOver: boolean; isOfficial: boolean })[];
  /** by rank, then by name */
  rows: StoredSeasonRow[];
}

/** A public profile's handle, else the pilot's name. */
export const seasonName = ({ handle, name }: Pick<StoredSeasonRow, 'handle' | 'name'>): string =>
  handle ?? name;

/** Champions are those of a season in which something was flown, and all of whose events are official. */
export const isDecided = ({ events, rows }: Pick<StoredSeason, 'events' | 'rows'>): boolean =>
  rows.length > 0 && events.every(({ isOfficial }) => isOfficial);

/** An event as a season names it, for joins. */
const named = alias(events, 'named');

/** The id of the event that a named one counts as: the desktop app's that it is joined with, or itself. */
const countedId = sql<Guid>`coalesce(${named.joinedTo}, ${named.id})`;

/** The ids of the events that a season counts, hidden ones too. */
export async function listEventIds(db: Queryable, seasonId: number): Promise<Guid[]> {
  const rows = await db
    .selectDistinct({ id: countedId })
    .from(seasonEvents)
    .innerJoin(named, eq(named.id, seasonEvents.eventId))
    .where(eq(seasonEvents.seasonId, seasonId));
  return rows.map(({ id }) => id);
}

const listSeasonEvents = async (db: Queryable, seasonIds: readonly number[]) => {
  const rows = await db
    .selectDistinctOn([seasonEvents.seasonId, events.startInstant, events.id], {
      seasonId: seasonEvents.seasonId,
      ...listColumns,
    })
    .from(seasonEvents)
    .innerJoin(named, eq(named.id, seasonEvents.eventId))
    .innerJoin(events, eq(events.id, countedId))
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(and(inArray(seasonEvents.seasonId, [...seasonIds]), isVisible))
    .orderBy(asc(seasonEvents.seasonId), sql`${events.startInstant} asc nulls last`, asc(events.id));
  return groupBy(rows.map(toListItem), ({ seasonId }) => seasonId);
};

async function listEntries(db: Queryable, eventIds: readonly Guid[]): Promise<Map<Guid, Entry[]>> {
  if (eventIds.length === 0) return new Map();
  const isShown = sql`(${isPublicProfile}) is true`;
  const rows = await db
    .select({
      eventId: pilots.eventId,
      pilotId: pilots.id,
      rank: eventRankings.rank,
      name: pilots.name,
      photoUrl: pilots.photoUrl,
      userId: sql<number | null>`case when ${isShown} then ${users.id} end`,
      handle: sql<string | null>`case when ${isShown} then ${users.handle} end`,
      key: sql<
        string | null
      >`case when ${erasedPilots.pilotId} is null and ${keyOfPilot} <> '' then ${keyOfPilot} end`,
    })
    .from(eventRankings)
    .innerJoin(pilots, rankingOfPilot)
    .leftJoin(pilotClaims, claimOfPilot)
    .leftJoin(users, eq(users.id, pilotClaims.userId))
    .leftJoin(
      erasedPilots,
      and(eq(erasedPilots.eventId, pilots.eventId), eq(erasedPilots.pilotId, pilots.id)),
    )
    .where(inArray(eventRankings.eventId, [...eventIds]))
    .orderBy(asc(eventRankings.eventId), asc(eventRankings.position));
  return groupBy(rows, ({ eventId }) => eventId);
}

/**
 * Identifies pilots across the events of a season (R169): a person with a public profile is one pilot under every
 * claimed name; all others are identified by name, which counts as a person's if only that one claimed it.
 */
function identify(entries: readonly Entry[]): (entry: Entry) => string {
  const owners = new Map<string, Set<number>>();
  for (const { key, userId } of entries) {
    if (key === null || userId === null) continue;
    owners.set(key, (owners.get(key) ?? new Set()).add(userId));
  }
  return ({ eventId, pilotId, key, userId }) => {
    if (userId !== null) return `user ${userId}`;
    if (key === null) return `pilot ${eventId} ${pilotId}`;
    const [owner, other] = owners.get(key) ?? [];
    return owner !== undefined && other === undefined ? `user ${owner}` : `name ${key}`;
  };
}

function rankPilots(
  season: StoredSeason['season'],
  list: StoredSeason['events'],
  entriesByEvent: ReadonlyMap<Guid, readonly Entry[]>,
): StoredSeasonRow[] {
  const entriesPerEvent = list.map(({ id }) => entriesByEvent.get(id) ?? []);
  const getPilotKey = identify(entriesPerEvent.flat());
  const places = entriesPerEvent.map((entries) =>
    entries.map((entry) => ({ pilot: getPilotKey(entry), rank: entry.rank, entry })),
  );
  const standings = seasonStandings(
    season,
    list.map(({ isOver }, index) => ({ isOver, places: places[index] ?? [] })),
  );
  // of two entries in one event the better place comes first
  const entriesByPilot = places.map(
    (eventPlaces) => new Map(eventPlaces.toReversed().map((one) => [one.pilot, one.entry])),
  );
  return standings
    .map((row): StoredSeasonRow => {
      const entries = entriesByPilot.map((byPilot) => byPilot.get(row.pilot));
      const newest = entries.findLast(Boolean);
      return {
        ...row,
        name: newest?.name ?? '',
        photoUrl: entries.findLast((entry) => entry?.photoUrl)?.photoUrl ?? null,
        handle: entries.find((entry) => entry?.handle)?.handle ?? null,
        pilotIds: entries.map((entry) => entry?.pilotId ?? null),
      };
    })
    .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, 'en'));
}

/** Seasons with their standings by what is stored now, newest first (R169 to R171). */
export async function readSeasons(db: Queryable, where: SQL | undefined): Promise<StoredSeason[]> {
  const rows = await db
    .select({
      season: seasons,
      club: { id: clubs.id, name: clubs.name, timeZone: clubs.timeZone, primaryColor: clubs.primaryColor },
    })
    .from(seasons)
    .innerJoin(clubs, eq(clubs.id, seasons.clubId))
    .where(where)
    .orderBy(desc(seasons.id));
  if (rows.length === 0) return [];
  const eventsBySeason = await listSeasonEvents(
    db,
    rows.map(({ season }) => season.id),
  );
  const entriesByEvent = await listEntries(
    db,
    [...eventsBySeason.values()].flat().map(({ id }) => id),
  );
  return rows.map(({ season, club }) => {
    const list = (eventsBySeason.get(season.id) ?? []).map((event) => {
      const { state } = getEventResults(event);
      const isOfficial = state === 'official' || state === 'changed';
      return { ...event, isOver: isOfficial || state === 'provisional', isOfficial };
    });
    return { season, club, events: list, rows: rankPilots(season, list, entriesByEvent) };
  });
}

/** Whether an event is one of a season's. For statements on seasons. */
export const hasEvent = (db: Queryable, eventId: Guid): SQL =>
  inArray(
    seasons.id,
    db
      .select({ id: seasonEvents.seasonId })
      .from(seasonEvents)
      .innerJoin(named, eq(named.id, seasonEvents.eventId))
      .where(or(eq(named.id, eventId), eq(named.joinedTo, eventId))),
  );
