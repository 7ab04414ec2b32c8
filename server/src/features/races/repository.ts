import {
  compareRaces,
  fromInstantMs,
  type Guid,
  type Race,
  type RaceDetails,
  type RaceLink,
  type RaceRevision,
} from '@holeshot/domain';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { notFound } from '../../api/api-error';
import { jsonRows, type Queryable, schema } from '../../database';
import type { RaceBody } from '../../database/schema';
import { parseRace } from '../../importing/parse-race';
import { roundOfRace } from '../../importing/round-of-race';
import { timeZone } from '../events/repository';
import { raceRow, roundColumns, roundOfRow, toRace } from './race-rows';

const { clubs, events, pilotClaims, raceRevisions, raceSummaries, races, rounds } = schema;

/** Which races of an event a list holds; every given field narrows it. */
export interface RaceFilter {
  raceId?: Guid;
  pilotId?: Guid;
  roundId?: Guid;
  stageId?: Guid;
}

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

/** Valid races of an event in racing order, each with all of its summaries. */
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
  const [found] = await db
    .select({ rows: jsonRows(raceRow) })
    .from(races)
    .leftJoin(rounds, roundOfRow)
    .where(isWanted);
  return (found?.rows ?? []).map(toRace).sort(compareRaces);
}

/** The newest races of pilots whom the person claimed, in visible events, at most `limit`. */
export async function listRacesOfUser(db: Queryable, userId: number, limit: number): Promise<Race[]> {
  const found = await db
    .select({ race: raceRow })
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
  return found.map(({ race }) => toRace(race));
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
