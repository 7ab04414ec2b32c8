import { fromInstantMs, type Guid, officialFrom, type TimingLocation } from '@holeshot/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isNewestRevision, type Queryable, schema } from '../../database';
import type { RaceBody } from '../../database/schema';
import { type ParsedRace, parseRace } from '../../importing/parse/parse-race';
import type { FaultLog } from '../../importing/read/fault';
import { type RaceFile, raceHash } from '../../importing/read/read-event-folder';
import { findRevision } from '../read/find-revision';
import { hashRaceFacts, parseBody } from '../read/race-facts';
import { insertRows } from './insert-rows';
import { type LiveRace, settleLiveRaces } from './live-races';
import { revisionTime } from './revision-time';
import { type RaceDelivery, storeConflicts } from './store-conflicts';

/** A parsed race with the body it was parsed from. */
export interface WrittenRace extends ParsedRace {
  body: RaceBody;
}

export interface StoredRaces {
  created: number;
  changed: number;
  unchanged: number;
  /** races that were corrected by hand, and whose delivery is new: it is stored as a conflict */
  conflicts: number;
  laps: number;
  /** whether a race is new, or one became valid or began that was not, or the reverse: who takes part may depend on it */
  hasOtherStates: boolean;
  /** the number of the newest revision of each race among the files that the site has now */
  revisions: Map<Guid, number>;
  /** the races that got a new revision */
  written: Map<Guid, WrittenRace>;
  /** the live races of the event after it; undefined when nothing was written */
  live: Map<Guid, LiveRace> | undefined;
}

interface StoredRace {
  revision: number;
  contentHash: string;
  isCorrected: boolean;
  valid: boolean;
  startMs: number | null;
  endMs: number | null;
  objectionMinutes: number;
  officialRevision: number | null;
}

/** The data that decides the state of results, besides the races themselves. */
export interface ResultTerms {
  /** the club's time for objections now */
  objectionMinutes: number;
  /** when a manager declared the event official */
  officialAt: Date | null;
  timeZone: string;
}

async function listStoredRaces(
  tx: Queryable,
  eventId: Guid,
  ids: readonly Guid[],
): Promise<Map<Guid, StoredRace>> {
  if (ids.length === 0) return new Map();
  const { id, revision, contentHash, isCorrected, valid, startMs, endMs } = schema.races;
  const { objectionMinutes, officialRevision } = schema.races;
  const rows = await tx
    .select({
      id,
      revision,
      contentHash,
      isCorrected,
      valid,
      startMs,
      endMs,
      objectionMinutes,
      officialRevision,
    })
    .from(schema.races)
    .where(and(eq(schema.races.eventId, eventId), inArray(id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The stored rows of Result.json by race, for races whose file can't be read now. */
async function listStoredResults(tx: Queryable, eventId: Guid): Promise<Map<Guid, RaceBody['results']>> {
  const { races, raceRevisions } = schema;
  const rows = await tx
    .select({ id: races.id, results: sql<RaceBody['results']>`${raceRevisions.body} -> 'results'` })
    .from(races)
    .innerJoin(raceRevisions, isNewestRevision)
    .where(eq(races.eventId, eventId));
  return new Map(rows.map(({ id, results }) => [id, results]));
}

/**
 * The revision of a race that was official, if a new content changes what was flown or what came of it (R162) after that; else
 * `null`. What was only notified of a race was never official.
 */
async function findOfficialRevision(
  tx: Queryable,
  ref: { eventId: Guid; raceId: Guid },
  stored: StoredRace,
  body: RaceBody,
  { officialAt, timeZone }: ResultTerms,
): Promise<number | null> {
  const number = stored.officialRevision ?? stored.revision;
  if (stored.officialRevision === null) {
    const declaredAt = officialAt && fromInstantMs(officialAt.getTime(), timeZone);
    const from = officialFrom({ end: stored.endMs, ...stored }, declaredAt);
    if (from === null || fromInstantMs(Date.now(), timeZone) < from) return null;
  }
  const official = await findRevision(tx, { ...ref, number });
  if (!official) return null;
  const content = parseBody(official.body);
  const isSame = hashRaceFacts(content) === hashRaceFacts(parseBody(body));
  return content.race.end === null || isSame ? null : number;
}

/** Whether a race became valid or began that was not, or the reverse. */
const hasOtherState = (stored: StoredRace, { race, valid }: ParsedRace): boolean =>
  stored.valid !== valid || (stored.startMs !== null) !== (race.start !== null);

interface NewContent {
  written: WrittenRace;
  stored: StoredRace | undefined;
  contentHash: string;
  isCorrected: boolean;
  terms: ResultTerms;
}

/** The row of a race with its new content. */
async function createRow(
  tx: Queryable,
  ref: { eventId: Guid; raceId: Guid },
  { written, stored, contentHash, isCorrected, terms }: NewContent,
): Promise<typeof schema.races.$inferInsert> {
  const { start: startMs, end: endMs, ...columns } = written.race;
  // the time for objections is the club's when the race ended
  const { objectionMinutes } = stored?.endMs != null ? stored : terms;
  const officialRevision = stored ? await findOfficialRevision(tx, ref, stored, written.body, terms) : null;
  return {
    ...columns,
    startMs,
    endMs,
    valid: written.valid,
    revision: (stored?.revision ?? 0) + 1,
    contentHash,
    isCorrected,
    objectionMinutes,
    officialRevision,
  };
}

/**
 * Appends a revision for each race whose content is new, and makes it the race's newest one; what was live of a race that it
 * ends is over. Stored races that are not among `files` stay as they are, and so do those that were corrected by hand.
 */
export async function storeRaces(
  tx: Queryable,
  input: {
    eventId: Guid;
    timingLocation: TimingLocation;
    files: readonly RaceFile[];
    who: string;
    why: string;
    /** whether a person corrects the races; deliveries do not replace a correction, a later correction does */
    isByHand?: boolean;
    terms: ResultTerms;
  },
  faults: FaultLog,
): Promise<StoredRaces> {
  const { eventId, timingLocation, files, who, why, isByHand = false, terms } = input;
  const storedRaces = await listStoredRaces(
    tx,
    eventId,
    files.map(({ id }) => id),
  );
  const hasBrokenResults = files.some(({ results }) => results === undefined);
  const storedResults = hasBrokenResults ? await listStoredResults(tx, eventId) : new Map();

  const result: StoredRaces = {
    created: 0,
    changed: 0,
    unchanged: 0,
    conflicts: 0,
    laps: 0,
    hasOtherStates: false,
    revisions: new Map([...storedRaces].map(([id, { revision }]) => [id, revision])),
    written: new Map(),
    live: undefined,
  };
  const rows: (typeof schema.races.$inferInsert)[] = [];
  const revisions: (typeof schema.raceRevisions.$inferInsert)[] = [];
  const deliveries: RaceDelivery[] = [];
  for (const file of files) {
    const path = `${file.folder}/Race.json`;
    const body = { race: file.race, results: file.results ?? storedResults.get(file.id) ?? [] };
    const ref = { eventId, raceId: file.id };
    const parsed = parseRace(file.race, { ...ref, timingLocation }, (message) => faults.add(path, message));
    const written = { ...parsed, body };
    result.laps += written.laps.length;
    const contentHash = file.hash ?? raceHash(body);
    const stored = storedRaces.get(file.id);
    if (stored?.isCorrected && !isByHand) {
      deliveries.push({ raceId: file.id, body, contentHash });
      continue;
    }
    if (stored?.contentHash === contentHash) {
      result.unchanged += 1;
      continue;
    }
    result[stored ? 'changed' : 'created'] += 1;
    if (!stored || hasOtherState(stored, written)) result.hasOtherStates = true;
    const row = await createRow(tx, ref, { written, stored, contentHash, isCorrected: isByHand, terms });
    rows.push(row);
    const at = revisionTime(eventId) as unknown as Date;
    revisions.push({ ...ref, number: row.revision, body, contentHash, who, why, at });
    result.revisions.set(file.id, row.revision);
    result.written.set(file.id, written);
  }
  await insertRows(tx, schema.races, rows, {
    target: [schema.races.eventId, schema.races.id],
    keep: ['eventId', 'id'],
  });
  // their time is an SQL expression
  if (revisions.length > 0) await tx.insert(schema.raceRevisions).values(revisions);
  if (rows.length > 0) result.live = await settleLiveRaces(tx, eventId, result.written);
  result.conflicts = await storeConflicts(tx, { eventId, deliveries, who });
  result.unchanged += deliveries.length - result.conflicts;
  return result;
}
