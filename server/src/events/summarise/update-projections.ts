import { bestConsecutive, type Guid, groupBy, summarizeRace, validLaps } from '@holeshot/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { invalidate, isNewestRevision, type Queryable, schema } from '../../database';
import { ignoreFault } from '../../importing/parse/clean-json';
import { parseRace, parseResults } from '../../importing/parse/parse-race';
import { type RoundColumns, roundOfRace } from '../read/race-rows';
import { insertRows } from '../write/insert-rows';
import { type LiveRace, listLiveRaces, withLive } from '../write/live-races';
import type { WrittenRace } from '../write/store-races';
import { storePilotCount } from '../write/store-rows';
import { storeNamesOfEvents } from './store-pilot-names';
import { outdateRanking } from './store-ranking';
import { storeResultFacts } from './store-result-facts';
import { storeResults } from './store-results';

/** The changes of a transaction in an event. */
interface Written {
  /** the races whose summaries depend on it; `all` after a change of lap counts or rounds */
  races: readonly Guid[] | 'all';
  /** whether the participants of the event may have changed; other changes follow from the summaries */
  hasOtherPilots: boolean;
  isNewEvent?: boolean;
}

/** Data that the caller has already. */
interface Known {
  written?: ReadonlyMap<Guid, WrittenRace>;
  event?: typeof schema.events.$inferSelect;
  live?: ReadonlyMap<Guid, LiveRace>;
}

/**
 * Updates everything that follows from an event's files and notifications: summaries with their copies, the number of
 * pilots and their names. Marks the ranking as outdated for `rankEvents`, because ranking takes as long as storing a
 * race. Then announces the write. Every transaction that writes races, rounds, stages, pilots or notifications ends
 * with it; call it once.
 */
export async function updateProjections(
  tx: Queryable,
  eventId: Guid,
  { races, hasOtherPilots, isNewEvent = false }: Written,
  known: Known = {},
): Promise<void> {
  const isOtherRoster = await rebuildSummaries(tx, eventId, races, known);
  if (hasOtherPilots || isOtherRoster) {
    await storePilotCount(tx, eventId);
    await storeNamesOfEvents(tx, [eventId]);
  }
  await outdateRanking(tx, eventId, { hasNewResults: isNewEvent || races === 'all' });
  await invalidate(tx, [`event:${eventId}`, 'events']);
}

type Rounds = Map<Guid, RoundColumns>;
type EventRow = typeof schema.events.$inferSelect;
export type SummaryRow = typeof schema.raceSummaries.$inferInsert;

/** The valid rounds of races. */
async function listRounds(tx: Queryable, eventId: Guid, races: Iterable<WrittenRace>): Promise<Rounds> {
  const ids = new Set([...races].flatMap(({ race }) => race.roundId ?? []));
  if (ids.size === 0) return new Map();
  const { rounds } = schema;
  const rows = await tx
    .select()
    .from(rounds)
    .where(and(eq(rounds.eventId, eventId), eq(rounds.valid, true), inArray(rounds.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

async function listRaces(
  tx: Queryable,
  { id: eventId, timingLocation }: EventRow,
  raceIds: readonly Guid[] | 'all',
): Promise<Map<Guid, WrittenRace>> {
  const { races, raceRevisions } = schema;
  const isOneOfRaces = raceIds === 'all' ? undefined : inArray(races.id, [...raceIds]);
  const rows = await tx
    .select({ raceId: races.id, body: raceRevisions.body })
    .from(races)
    .innerJoin(raceRevisions, isNewestRevision)
    .where(and(eq(races.eventId, eventId), isOneOfRaces));
  return new Map(
    rows.map(({ raceId, body }) => [
      raceId,
      { ...parseRace(body.race, { eventId, raceId, timingLocation }, ignoreFault), body },
    ]),
  );
}

/** The figures of the pilots of a race by its content, and by what was notified since. */
export function summaryRows(
  written: WrittenRace,
  round: RoundColumns | undefined,
  event: Pick<EventRow, 'id' | 'laps' | 'pbLaps'>,
  live?: LiveRace,
): SummaryRow[] {
  // a race in progress has no results yet (R85): its crossings count once it has ended
  const { race, laps, detections } = withLive(
    written,
    live?.endMs === null ? { ...live, crossings: [] } : live,
  );
  const input = { ...race, ...roundOfRace(round) };
  // the file's results are those of an earlier run, or of none
  const results = live ? [] : parseResults(written.body.results, ignoreFault);
  const counted = validLaps({ laps, detections }).filter(({ lapNumber }) => lapNumber > 0);
  const lapsByPilot = groupBy(counted, ({ pilotId }) => pilotId);
  return summarizeRace({ race: input, laps, detections, results, event }).map((summary) => {
    const ownLaps = lapsByPilot.get(summary.pilotId) ?? [];
    return {
      eventId: event.id,
      raceId: race.id,
      pilotId: summary.pilotId,
      position: summary.position,
      points: summary.points,
      dnf: summary.dnf,
      holeshotSeconds: summary.holeshotSeconds,
      bestLapSeconds: bestConsecutive(ownLaps, 1)?.seconds ?? null,
      pbLapSeconds: summary.pbLapSeconds,
      pbLapCount: summary.pbLapCount,
      targetLapSeconds: summary.targetLapSeconds,
      targetLapCount: summary.targetLapCount,
      raceSeconds: summary.raceSeconds,
      resultSeconds: summary.resultSeconds,
      lapCount: summary.lapCount,
      lapSeconds: ownLaps.flatMap((lap) => (lap.isFromVideo ? [] : lap.lengthSeconds)),
    };
  });
}

const listPilots = (rows: readonly Pick<SummaryRow, 'raceId' | 'pilotId'>[]): string =>
  rows
    .map(({ raceId, pilotId }) => `${raceId} ${pilotId}`)
    .sort()
    .join();

/**
 * Replaces the summaries of races, computed from their newest revisions. Call it in the transaction that wrote them,
 * with `all` when the event's lap counts or its rounds changed. `known` saves reads.
 * @returns whether other pilots have results than before
 */
export async function rebuildSummaries(
  tx: Queryable,
  eventId: Guid,
  raceIds: readonly Guid[] | 'all',
  known: Known = {},
): Promise<boolean> {
  if (raceIds !== 'all' && raceIds.length === 0) return false;
  const { written = new Map<Guid, WrittenRace>() } = known;
  const event = known.event ?? (await findEvent(tx, eventId));
  if (!event) return false;
  const hasAll = raceIds !== 'all' && raceIds.every((id) => written.has(id));
  const races = hasAll ? written : await listRaces(tx, event, raceIds);
  const rounds = await listRounds(tx, eventId, races.values());

  const { raceSummaries } = schema;
  const isOneOfRaces = raceIds === 'all' ? undefined : inArray(raceSummaries.raceId, [...raceIds]);
  const before = await tx
    .delete(raceSummaries)
    .where(and(eq(raceSummaries.eventId, eventId), isOneOfRaces))
    .returning({ raceId: raceSummaries.raceId, pilotId: raceSummaries.pilotId });
  const live = known.live ?? (await listLiveRaces(tx, eventId));
  const rows = [...races].flatMap(([raceId, race]) =>
    summaryRows(race, rounds.get(race.race.roundId ?? ''), event, live.get(raceId)),
  );
  await insertRows(tx, raceSummaries, rows);
  await storeResults(tx, eventId, raceIds);
  await storeResultFacts(tx, eventId);
  return listPilots(before) !== listPilots(rows);
}

async function findEvent(tx: Queryable, eventId: Guid): Promise<EventRow | undefined> {
  const [event] = await tx.select().from(schema.events).where(eq(schema.events.id, eventId));
  return event;
}
