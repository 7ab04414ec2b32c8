import { bestConsecutive, type Guid, summarizeRace, type TimingLocation, validLaps } from '@holeshot/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { isNewestRevision, type Queryable, schema } from '../database';
import type { RaceBody } from '../database/schema';
import { insertRows } from './insert-rows';
import { type LiveRace, listLiveRaces, withLive } from './live-races';
import { parseRace, parseResults } from './parse-race';
import { type RoundColumns, roundOfRace } from './round-of-race';
import { storeResults } from './store-results';

const ignoreFault = (): void => undefined;

type Rounds = Map<Guid, RoundColumns>;
type SummaryRow = typeof schema.raceSummaries.$inferInsert;

async function listRounds(tx: Queryable, eventId: Guid): Promise<Rounds> {
  const rows = await tx
    .select()
    .from(schema.rounds)
    .where(and(eq(schema.rounds.eventId, eventId), eq(schema.rounds.valid, true)));
  return new Map(rows.map((row) => [row.id, row]));
}

async function listBodies(
  tx: Queryable,
  eventId: Guid,
  raceIds: readonly Guid[] | 'all',
): Promise<Map<Guid, RaceBody>> {
  const { races, raceRevisions } = schema;
  const isOneOfRaces = raceIds === 'all' ? undefined : inArray(races.id, [...raceIds]);
  const rows = await tx
    .select({ id: races.id, body: raceRevisions.body })
    .from(races)
    .innerJoin(raceRevisions, isNewestRevision)
    .where(and(eq(races.eventId, eventId), isOneOfRaces));
  return new Map(rows.map(({ id, body }) => [id, body]));
}

function summaryRows(
  eventId: Guid,
  raceId: Guid,
  body: RaceBody,
  rounds: Rounds,
  event: { laps: number; pbLaps: number; timingLocation: TimingLocation },
  live: LiveRace | undefined,
): SummaryRow[] {
  const owner = { eventId, raceId, timingLocation: event.timingLocation };
  const { race, laps, detections } = withLive(parseRace(body.race, owner, ignoreFault), live);
  const input = { ...race, ...roundOfRace(rounds.get(race.roundId ?? '')) };
  // the file's results are those of an earlier run, or of none
  const results = live ? [] : parseResults(body.results, ignoreFault);
  const bestLapSeconds = (pilotId: Guid): number | null =>
    bestConsecutive(validLaps({ laps, detections }, { pilotId }), 1)?.seconds ?? null;
  return summarizeRace({ race: input, laps, detections, results, event }).map((summary) => ({
    eventId,
    raceId,
    pilotId: summary.pilotId,
    position: summary.position,
    points: summary.points,
    dnf: summary.dnf,
    holeshotSeconds: summary.holeshotSeconds,
    bestLapSeconds: summary.pbLapCount === 1 ? summary.pbLapSeconds : bestLapSeconds(summary.pilotId),
    pbLapSeconds: summary.pbLapSeconds,
    pbLapCount: summary.pbLapCount,
    targetLapSeconds: summary.targetLapSeconds,
    targetLapCount: summary.targetLapCount,
    raceSeconds: summary.raceSeconds,
    lapCount: summary.lapCount,
  }));
}

/**
 * Replaces the summaries of races, computed from their newest revisions. Call it in the transaction that wrote them,
 * with `all` when the event's lap counts or its rounds changed. `writtenBodies` saves reading bodies that were just
 * written.
 */
export async function rebuildSummaries(
  tx: Queryable,
  eventId: Guid,
  raceIds: readonly Guid[] | 'all',
  writtenBodies: ReadonlyMap<Guid, RaceBody> = new Map(),
): Promise<void> {
  if (raceIds !== 'all' && raceIds.length === 0) return;
  const [event] = await tx.select().from(schema.events).where(eq(schema.events.id, eventId));
  if (!event) return;
  const rounds = await listRounds(tx, eventId);
  const hasAll = raceIds !== 'all' && raceIds.every((id) => writtenBodies.has(id));
  const bodies = hasAll ? writtenBodies : await listBodies(tx, eventId, raceIds);

  const isOneOfRaces = raceIds === 'all' ? undefined : inArray(schema.raceSummaries.raceId, [...raceIds]);
  await tx.delete(schema.raceSummaries).where(and(eq(schema.raceSummaries.eventId, eventId), isOneOfRaces));
  const live = await listLiveRaces(tx, eventId);
  const rows = [...bodies].flatMap(([raceId, body]) =>
    summaryRows(eventId, raceId, body, rounds, event, live.get(raceId)),
  );
  await insertRows(tx, schema.raceSummaries, rows);
  await storeResults(tx, eventId, raceIds);
}
