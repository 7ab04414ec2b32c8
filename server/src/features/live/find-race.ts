import { type Guid, pilotKey } from '@holeshot/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ReadCache } from '../../cache/versioned-cache';
import { type Queryable, schema } from '../../database';
import { timeZone } from '../../events/read/list-events';
import { roundOfRow } from '../../events/read/race-rows';
import type { RaceNumbers } from './notification';

const { clubs, events, pilots, races, rounds, syncPositions } = schema;

/** The race of a notification. */
export interface NotifiedRace {
  eventId: Guid;
  raceId: Guid;
  timeZone: string;
  /** in lower case */
  pilotIdsByName: ReadonlyMap<string, Guid>;
}

/** Whether the event takes place about now, in its own or in a wrong time zone. */
const isNear = sql`${events.startInstant} between now() - interval '60 hours' and now() + interval '24 hours'`;

/** Whether the event has begun and the race has not ended. The event of the next day may have a race of these numbers, too. */
const isDue = sql`${events.startInstant} <= now() and ${races.endMs} is null`;

const lastDelivery = sql`greatest(${events.updatedAt}, (
  select max(${syncPositions.at}) from ${syncPositions} where ${eq(syncPositions.eventId, events.id)}))`;

/** In the last 36 hours, in any time zone; a race that began before was never ended. */
const beganLately = sql`${races.startMs} > extract(epoch from now() - interval '36 hours') * 1000`;

/**
 * Among several races prefers one in progress, then one of an event that takes place now, first those that are due, then
 * the one delivered last.
 */
const order = [
  sql`coalesce(${beganLately}, false) and ${races.endMs} is null desc`,
  sql`coalesce(${isNear}, false) desc`,
  sql`coalesce(${isNear} and ${isDue}, false) desc`,
  sql`${lastDelivery} desc`,
];

async function queryRace(
  db: Queryable,
  clubId: number,
  { round, race, eventType }: RaceNumbers,
): Promise<NotifiedRace | undefined> {
  const [row] = await db
    .select({
      eventId: races.eventId,
      raceId: races.id,
      pilotChannels: races.pilotChannels,
      timeZone,
    })
    .from(races)
    .innerJoin(events, eq(events.id, races.eventId))
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .innerJoin(rounds, roundOfRow)
    .where(
      and(
        eq(events.clubId, clubId),
        isNull(events.removedAt),
        eq(races.valid, true),
        eq(races.raceNumber, race),
        eq(rounds.roundNumber, round),
        eventType && eq(rounds.eventType, eventType),
      ),
    )
    .orderBy(...order)
    .limit(1);
  if (!row) return undefined;
  const names = await db
    .select({ id: pilots.id, name: pilots.name })
    .from(pilots)
    .where(eq(pilots.eventId, row.eventId));
  const entrants = new Set(row.pilotChannels.map(({ pilotId }) => pilotId));
  const pilotIdsByName = new Map(
    names.filter(({ id }) => entrants.has(id)).map(({ id, name }) => [pilotKey(name), id]),
  );
  return { eventId: row.eventId, raceId: row.raceId, timeZone: row.timeZone, pilotIdsByName };
}

/**
 * Finds a club's race by the numbers in a notification. Cached until an event is written, because several crossings a
 * second belong to the same race.
 */
export async function findNotifiedRace(
  db: Queryable,
  cache: ReadCache,
  clubId: number,
  numbers: RaceNumbers,
): Promise<NotifiedRace | undefined> {
  const { round, race, eventType } = numbers;
  const key = `notified race ${clubId} ${round} ${race} ${eventType}`;
  const found = await cache.get(key, ['events'], async () => ({
    race: await queryRace(db, clubId, numbers),
  }));
  return found.race;
}
