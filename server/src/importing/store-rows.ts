import type { Guid } from '@holeshot/domain';
import { and, eq, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../database';
import { insertRows } from './insert-rows';
import type { ParsedResult } from './parse-race';
import { type ParsedPilot, type ParsedRound, type ParsedStage, unnamedPilot } from './parse-rows';
import { takesPart } from './takes-part';

/** Pilots are never taken out: races may still name one that Pilots.json has lost. */
export async function storePilots(
  tx: Queryable,
  eventId: Guid,
  pilots: readonly ParsedPilot[],
): Promise<void> {
  const rows = pilots.map((pilot) => ({ ...pilot, eventId, known: true }));
  await insertRows(tx, schema.pilots, rows, {
    target: [schema.pilots.eventId, schema.pilots.id],
    keep: ['eventId', 'id', 'photoUrl'],
  });
}

/** Gives a row to pilots that an event or race names and Pilots.json doesn't hold. */
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
    known: false,
    raw: {},
  }));
  await insertRows(tx, schema.pilots, rows, 'ignore');
}

/**
 * Counts the pilots who take part in the event and are not practice pilots, for lists of events to show and to sort by.
 * Call it after a write to what tells who takes part. Source: specification section 3, Pilot.
 */
export async function storePilotCount(tx: Queryable, eventId: Guid): Promise<void> {
  const { pilots } = schema;
  const counted = tx
    .select({ count: sql`count(*)` })
    .from(pilots)
    .where(and(eq(pilots.eventId, eventId), eq(pilots.practicePilot, false), takesPart()));
  await tx
    .update(schema.events)
    .set({ pilotCount: sql`(${counted})` })
    .where(eq(schema.events.id, eventId));
}

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

export async function storeStages(
  tx: Queryable,
  eventId: Guid,
  stages: readonly ParsedStage[],
): Promise<void> {
  await tx.delete(schema.stages).where(eq(schema.stages.eventId, eventId));
  const rows = stages.map(({ order, ...stage }) => ({ ...stage, eventId, sortOrder: order }));
  await insertRows(tx, schema.stages, rows);
}

/** Replaces the results that belong to no race. */
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
