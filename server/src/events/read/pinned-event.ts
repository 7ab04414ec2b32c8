import { compareRaces, type Guid, type RaceSummary } from '@holeshot/domain';
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { ReadCache } from '../../cache/versioned-cache';
import { type Queryable, schema } from '../../database';
import type { RaceBody } from '../../database/schema';
import type { ParsedRace } from '../../importing/parse/parse-race';
import { contentHash } from '../../importing/read/content-hash';
import { type SummaryRow, summaryRows } from '../summarise/update-projections';
import { type EventAtRevision, getEventAtRevision, listEventRevisions } from './event-revisions';
import { hashRaceFacts, parseBody } from './race-facts';
import { type RoundColumns, roundOfRace, type StoredRace } from './race-rows';
import { getEvent, type WholeEvent } from './whole-event';

const { raceRevisions } = schema;

/** An event as one of its revisions had it (R163). Rounds, stages and names of pilots are those of now. */
export interface PinnedEvent extends Pick<EventAtRevision, 'revision' | 'newest'> {
  event: WholeEvent;
  /** valid ones, in racing order */
  races: StoredRace[];
  /** the figures that the database keeps of the newest revisions, by race */
  summaries: ReadonlyMap<Guid, SummaryRow[]>;
  /** of what was flown, and of what came of it (R162) */
  hash: string;
}

/** The event with the revision's fields that decide results; the rest is shown as it is now. */
function withFields(event: WholeEvent, { fields }: EventAtRevision): WholeEvent {
  const { name, startMs, endMs, laps, pbLaps } = { startMs: event.start, endMs: event.end, ...fields };
  return {
    ...event,
    name: name ?? event.name,
    laps: laps ?? event.laps,
    pbLaps: pbLaps ?? event.pbLaps,
    start: startMs ?? null,
    end: endMs ?? null,
  };
}

/** The content of each race at a moment. */
async function listBodies(
  db: Queryable,
  eventId: Guid,
  at: Date,
): Promise<{ raceId: Guid; body: RaceBody }[]> {
  const { raceId, body, number } = raceRevisions;
  // a moment of the database is more exact than one of JavaScript
  const isUntil = lt(raceRevisions.at, new Date(at.getTime() + 1));
  return db
    .selectDistinctOn([raceId], { raceId, body })
    .from(raceRevisions)
    .where(and(eq(raceRevisions.eventId, eventId), isUntil))
    .orderBy(asc(raceId), desc(number));
}

/** The figures of a race, without what only the database keeps. */
export function toSummaries(
  rows: readonly SummaryRow[],
  { id: raceId, raceNumber, bracket }: ParsedRace['race'],
  round: RoundColumns | undefined,
): RaceSummary[] {
  return rows.map(
    ({ eventId: _event, bestLapSeconds: _best, lapSeconds: _laps, ...row }) =>
      ({ ...row, raceId, raceNumber, bracket, ...roundOfRace(round) }) as RaceSummary,
  );
}

async function readPinnedEvent(
  db: Queryable,
  cache: ReadCache,
  eventId: Guid,
  number: number,
): Promise<PinnedEvent> {
  const now = await getEvent(db, cache, eventId);
  const at = getEventAtRevision(await listEventRevisions(db, cache, eventId), number);
  const event = withFields(now, at);
  const bodies = await listBodies(db, eventId, at.revision.at);
  const rounds = new Map(event.rounds.map((round) => [round.id, { ...round, sortOrder: round.order }]));
  const summaries = new Map<Guid, SummaryRow[]>();
  const facts: { raceId: Guid; hash: string }[] = [];
  const races: StoredRace[] = [];
  for (const { raceId, body } of bodies) {
    const { timingLocation } = event;
    const parsed = parseBody(body, { eventId, raceId, timingLocation });
    facts.push({ raceId, hash: hashRaceFacts(parsed) });
    if (!parsed.valid) continue;
    const round = rounds.get(parsed.race.roundId ?? '');
    const rows = summaryRows({ ...parsed, body }, round, event);
    summaries.set(raceId, rows);
    races.push({
      ...parsed.race,
      ...roundOfRace(round),
      summaries: toSummaries(rows, parsed.race, round),
      objectionMinutes: 0,
      officialRevision: null,
    });
  }
  return {
    revision: at.revision,
    newest: at.newest,
    event,
    races: races.sort(compareRaces),
    summaries,
    hash: contentHash({ eventType: event.eventType, laps: event.laps, pbLaps: event.pbLaps, races: facts }),
  };
}

/** A visible event as one of its revisions had it. Throws 404 for an unknown event or number. */
export const getPinnedEvent = (
  db: Queryable,
  cache: ReadCache,
  eventId: Guid,
  number: number,
): Promise<PinnedEvent> =>
  cache.get(`event ${eventId} ${number}`, [`event:${eventId}`, 'clubs'], () =>
    readPinnedEvent(db, cache, eventId, number),
  );
