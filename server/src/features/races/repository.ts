import {
  compareRaces,
  fromInstantMs,
  type Guid,
  type PilotChannel,
  type Race,
  type RaceDetails,
  type RaceLink,
  type RaceRevision,
  type RaceSummary,
} from '@holeshot/domain';
import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../api/api-error';
import { type Queryable, schema } from '../../database';
import type { RaceBody } from '../../database/schema';
import { parseRace } from '../../importing/parse-race';
import { type RoundColumns, roundOfRace } from '../../importing/round-of-race';
import { timeZone } from '../events/repository';
import { listSummaryRows, type SummaryRow } from './list-summary-rows';

const { clubs, events, pilotClaims, raceRevisions, raceSummaries, races, rounds } = schema;

type RaceRow = typeof races.$inferSelect;

/** Which races of an event a list holds; every given field narrows it. */
export interface RaceFilter {
  raceId?: Guid;
  pilotId?: Guid;
  roundId?: Guid;
  stageId?: Guid;
}

/** Rounds removed on the desktop are absent: their races count as without a round (domain notes 7, 3). */
const roundOfRow = and(
  eq(rounds.eventId, races.eventId),
  eq(rounds.id, races.roundId),
  eq(rounds.valid, true),
);

const roundColumns = {
  id: rounds.id,
  roundNumber: rounds.roundNumber,
  sortOrder: rounds.sortOrder,
  eventType: rounds.eventType,
};

function hasPilot(db: Queryable, pilotId: Guid): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(raceSummaries)
      .where(
        and(
          eq(raceSummaries.eventId, races.eventId),
          eq(raceSummaries.raceId, races.id),
          eq(raceSummaries.pilotId, pilotId),
        ),
      ),
  );
}

function summaryOf(row: SummaryRow, race: Omit<Race, 'summaries'>): RaceSummary {
  const { eventId: _, ...figures } = row;
  const { raceNumber, roundId, roundNumber, roundOrder, eventType, bracket } = race;
  return { ...figures, raceNumber, roundId, roundNumber, roundOrder, eventType, bracket };
}

function assemble(
  rows: readonly { race: RaceRow; round: RoundColumns | null }[],
  summaries: readonly SummaryRow[],
): Race[] {
  const byRace = new Map<string, SummaryRow[]>();
  for (const summary of summaries) {
    const key = `${summary.eventId} ${summary.raceId}`;
    const list = byRace.get(key);
    if (list) list.push(summary);
    else byRace.set(key, [summary]);
  }
  const list = rows.map(({ race: row, round }): Race => {
    const race: Omit<Race, 'summaries'> = {
      id: row.id,
      eventId: row.eventId,
      ...roundOfRace(round),
      raceNumber: row.raceNumber,
      start: row.startMs,
      end: row.endMs,
      totalPausedSeconds: row.totalPausedSeconds,
      targetLaps: row.targetLaps,
      bracket: row.bracket,
      timingLocation: row.timingLocation,
      pilotChannels: row.pilotChannels,
    };
    const own = byRace.get(`${row.eventId} ${row.id}`) ?? [];
    const place = new Map(race.pilotChannels.map(({ pilotId }: PilotChannel, index) => [pilotId, index]));
    const sorted = own.sort((a, b) => (place.get(a.pilotId) ?? 0) - (place.get(b.pilotId) ?? 0));
    return { ...race, summaries: sorted.map((summary) => summaryOf(summary, race)) };
  });
  return list.sort(compareRaces);
}

/**
 * Valid races of an event in racing order, each with all of its summaries. Two statements, whatever the filter: the
 * summaries of the whole event come faster than those picked by a join.
 */
export async function listRaces(db: Queryable, eventId: Guid, filter: RaceFilter = {}): Promise<Race[]> {
  const { raceId, pilotId, roundId, stageId } = filter;
  const isWanted = and(
    eq(races.eventId, eventId),
    eq(races.valid, true),
    raceId === undefined ? undefined : eq(races.id, raceId),
    roundId === undefined ? undefined : eq(rounds.id, roundId),
    stageId === undefined ? undefined : eq(rounds.stageId, stageId),
    pilotId === undefined ? undefined : hasPilot(db, pilotId),
  );
  const [rows, summaries] = await Promise.all([
    db.select({ race: races, round: roundColumns }).from(races).leftJoin(rounds, roundOfRow).where(isWanted),
    listSummaryRows(db, eventId, raceId),
  ]);
  return assemble(rows, summaries);
}

/** The newest races of pilots whom the person claimed, in visible events, at most `limit`. */
export async function listRacesOfUser(db: Queryable, userId: number, limit: number): Promise<Race[]> {
  const rows = await db
    .select({ race: races, round: roundColumns })
    .from(pilotClaims)
    .innerJoin(
      raceSummaries,
      and(eq(raceSummaries.eventId, pilotClaims.eventId), eq(raceSummaries.pilotId, pilotClaims.pilotId)),
    )
    .innerJoin(races, and(eq(races.eventId, raceSummaries.eventId), eq(races.id, raceSummaries.raceId)))
    .innerJoin(events, eq(events.id, races.eventId))
    .leftJoin(rounds, roundOfRow)
    .where(
      and(
        eq(pilotClaims.userId, userId),
        eq(races.valid, true),
        eq(events.visibleOnline, true),
        eq(events.enabled, true),
      ),
    )
    .orderBy(sql`${events.startInstant} desc nulls last`, sql`${races.startMs} desc nulls last`)
    .limit(limit);
  if (rows.length === 0) return [];
  const eventIds = [...new Set(rows.map(({ race }) => race.eventId))];
  const raceIds = [...new Set(rows.map(({ race }) => race.id))];
  const summaries = await db
    .select()
    .from(raceSummaries)
    .where(and(inArray(raceSummaries.eventId, eventIds), inArray(raceSummaries.raceId, raceIds)));
  const order = new Map(rows.map(({ race }, index) => [`${race.eventId} ${race.id}`, index]));
  const placeOf = (race: Race): number => order.get(`${race.eventId} ${race.id}`) ?? 0;
  return assemble(rows, summaries).sort((a, b) => placeOf(a) - placeOf(b));
}

/** The newest revision of a valid race, as delivered; throws 404 when there is none. */
export async function getRaceBody(
  db: Queryable,
  eventId: Guid,
  raceId: Guid,
): Promise<{ body: RaceBody; revision: RaceRevision }> {
  const { number, at, who, why } = raceRevisions;
  const [row] = await db
    .select({ body: raceRevisions.body, timeZone, number, at, who, why })
    .from(races)
    .innerJoin(
      raceRevisions,
      and(
        eq(raceRevisions.eventId, races.eventId),
        eq(raceRevisions.raceId, races.id),
        eq(raceRevisions.number, races.revision),
      ),
    )
    .innerJoin(events, eq(events.id, races.eventId))
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(and(eq(races.eventId, eventId), eq(races.id, raceId), eq(races.valid, true)));
  if (!row) throw notFound('race', 'raceId');
  const { body, timeZone: zone, ...revision } = row;
  return { body, revision: { ...revision, at: fromInstantMs(revision.at.getTime(), zone) } };
}

/** Every valid race of an event in racing order, as far as links need it. */
async function listRaceLinks(db: Queryable, eventId: Guid): Promise<RaceLink[]> {
  const rows = await db
    .select({ id: races.id, raceNumber: races.raceNumber, round: roundColumns })
    .from(races)
    .leftJoin(rounds, roundOfRow)
    .where(and(eq(races.eventId, eventId), eq(races.valid, true)));
  return rows
    .map(({ round, ...race }) => ({ ...race, ...roundOfRace(round) }))
    .sort(compareRaces)
    .map(({ id, roundNumber, eventType, raceNumber }) => ({ id, roundNumber, eventType, raceNumber }));
}

/** A valid race with laps, detections and its neighbours; throws 404 when there is none. */
export async function getRaceDetails(db: Queryable, eventId: Guid, raceId: Guid): Promise<RaceDetails> {
  const [[race], { body, revision }, links] = await Promise.all([
    listRaces(db, eventId, { raceId }),
    getRaceBody(db, eventId, raceId),
    listRaceLinks(db, eventId),
  ]);
  if (!race) throw notFound('race', 'raceId');
  const { timingLocation } = race;
  const { laps, detections } = parseRace(body.race, { eventId, raceId, timingLocation }, () => undefined);
  const place = links.findIndex(({ id }) => id === raceId);
  return {
    ...race,
    laps,
    detections,
    revision,
    previous: links[place - 1] ?? null,
    next: links[place + 1] ?? null,
  };
}
