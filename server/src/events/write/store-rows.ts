import type { Guid } from '@holeshot/domain';
import { and, eq, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import type { ParsedResult } from '../../importing/parse/parse-race';
import {
  type ParsedPilot,
  type ParsedRound,
  type ParsedStage,
  unnamedPilot,
} from '../../importing/parse/parse-rows';
import { standsForPilot, takesPart } from '../read/registrants';
import { insertRows } from './insert-rows';

/** Inserts and updates pilots; deletes none, because races may refer to one that Pilots.json no longer holds. */
export async function storePilots(
  tx: Queryable,
  eventId: Guid,
  pilots: readonly ParsedPilot[],
): Promise<void> {
  const rows = pilots.map((pilot) => ({ ...pilot, eventId, isInPilotsFile: true }));
  await insertRows(tx, schema.pilots, rows, {
    target: [schema.pilots.eventId, schema.pilots.id],
    keep: ['eventId', 'id', 'photoUrl'],
  });
}

/** Stores pilots that an event or race refers to and Pilots.json doesn't hold. */
export async function storeNamelessPilots(tx: Queryable, eventId: Guid, ids: Iterable<Guid>): Promise<void> {
  const rows = [...new Set(ids)].map((id) => ({
    eventId,
    id,
    name: unnamedPilot(id),
    phonetic: '',
    firstName: '',
    lastName: '',
    catchPhrase: '',
    practicePilot: false,
    isInPilotsFile: false,
    raw: {},
  }));
  await insertRows(tx, schema.pilots, rows, 'ignore');
}

/**
 * Stores the number of the event's pilots without practice pilots (R56), and of people who registered on the site, which
 * lists of events show and sort by. Call it after each write that may change who takes part.
 */
export async function storePilotCount(tx: Queryable, eventId: Guid): Promise<void> {
  const { pilots, registrations } = schema;
  const pilotCount = tx
    .select({ count: sql`count(*)` })
    .from(pilots)
    .where(and(eq(pilots.eventId, eventId), eq(pilots.practicePilot, false), takesPart()));
  const registrantCount = tx
    .select({ count: sql`count(*)` })
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), standsForPilot()));
  await tx
    .update(schema.events)
    .set({ pilotCount: sql`(${pilotCount}) + (${registrantCount})` })
    .where(eq(schema.events.id, eventId));
}

/** Replaces the event's rounds. */
export async function storeRounds(
  tx: Queryable,
  eventId: Guid,
  rounds: readonly ParsedRound[],
): Promise<void> {
  await tx.delete(schema.rounds).where(eq(schema.rounds.eventId, eventId));
  const rows = rounds.map(({ order, scheduledStart, ...round }) => ({
    ...round,
    eventId,
    sortOrder: order,
    scheduledStartMs: scheduledStart,
  }));
  await insertRows(tx, schema.rounds, rows);
}

/** Replaces the event's stages. */
export async function storeStages(
  tx: Queryable,
  eventId: Guid,
  stages: readonly ParsedStage[],
): Promise<void> {
  await tx.delete(schema.stages).where(eq(schema.stages.eventId, eventId));
  const rows = stages.map(({ order, ...stage }) => ({ ...stage, eventId, sortOrder: order }));
  await insertRows(tx, schema.stages, rows);
}

/** Replaces the results that belong to the event and to no race. */
export async function storeEventResults(
  tx: Queryable,
  eventId: Guid,
  results: readonly ParsedResult[],
): Promise<void> {
  await tx.delete(schema.eventResults).where(eq(schema.eventResults.eventId, eventId));
  const rows = results.map(({ pilotId, roundId, type, points, dnf, valid, position: place }, position) => ({
    eventId,
    position,
    pilotId,
    roundId,
    type,
    points,
    place,
    dnf,
    valid,
  }));
  await insertRows(tx, schema.eventResults, rows);
}
