import type { Guid } from '@holeshot/domain';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { isNewestRevision, type Queryable, schema } from '../../database';
import { isVisible } from '../read/list-events';
import type { Author } from '../write/record-event-revision';
import {
  getHolder,
  isOfHolders,
  isSameTime,
  keyText,
  listMeasures,
  listRecordTimes,
  type Measure,
  type RecordChange,
  type RecordTime,
  toLine,
} from './record-holders';

const { clubs, eventRevisions, events, pilotClaims, raceRevisions, races, recordChanges, users } = schema;

type Line = typeof recordChanges.$inferInsert;

/** A record before and after an event changed it. */
interface Change {
  before: RecordChange | undefined;
  after: RecordTime | undefined;
}

/** The records of a club, of its layouts, and of who claimed a pilot of the event: the last line of each history. */
async function listRecords(tx: Queryable, eventId: Guid, clubId: number): Promise<RecordChange[]> {
  const { layoutHash, userId, eventType, kind, laps } = recordChanges;
  const claimed = tx
    .select({ userId: pilotClaims.userId })
    .from(pilotClaims)
    .where(eq(pilotClaims.eventId, eventId));
  return tx
    .selectDistinctOn([layoutHash, userId, eventType, kind, laps])
    .from(recordChanges)
    .where(and(eq(recordChanges.clubId, clubId), or(isNull(userId), inArray(userId, claimed))))
    .orderBy(layoutHash, userId, eventType, kind, laps, desc(recordChanges.id));
}

/** The authors of the changes that made records fall, of races or later of the event; none when it is hidden. */
async function listAuthors(
  tx: Queryable,
  eventId: Guid,
  raceIds: readonly Guid[],
): Promise<Map<Guid, Author>> {
  if (raceIds.length === 0) return new Map();
  const { at, who, why } = raceRevisions;
  const raceAuthors = await tx
    .select({ raceId: races.id, at, who, why })
    .from(races)
    .innerJoin(raceRevisions, isNewestRevision)
    .innerJoin(events, and(eq(events.id, races.eventId), isVisible))
    .where(and(eq(races.eventId, eventId), inArray(races.id, [...raceIds])));
  const [eventAuthor] = await tx
    .select()
    .from(eventRevisions)
    .where(eq(eventRevisions.eventId, eventId))
    .orderBy(desc(eventRevisions.number))
    .limit(1);
  return new Map(
    raceAuthors.map((race) => [race.raceId, eventAuthor && eventAuthor.at > race.at ? eventAuthor : race]),
  );
}

/** The records of a measure that are better, or gone, by what an event has now. */
async function listChanges(
  tx: Queryable,
  { id: eventId, clubId }: { id: Guid; clubId: number },
  measure: Measure,
  records: readonly RecordChange[],
): Promise<Change[]> {
  const ofMeasure = records.filter(
    (record) =>
      getHolder(record) === measure.holder && record.kind === measure.kind && record.laps === measure.laps,
  );
  const ofEvent = ofMeasure.filter((record) => record.eventId === eventId);
  const times = await listRecordTimes(tx, measure, eq(events.id, eventId), ofEvent);
  const timeByKey = new Map(times.map((time) => [keyText(time), time]));
  const recordByKey = new Map(ofMeasure.map((record) => [keyText(record), record]));
  const isBetter = (time: RecordTime) =>
    time.seconds < (recordByKey.get(keyText(time))?.seconds ?? Number.POSITIVE_INFINITY);
  const changed = [
    ...times.filter(isBetter),
    ...ofEvent.filter((record) => !isSameTime(record, timeByKey.get(keyText(record)))),
  ];
  if (changed.length === 0) return [];
  const bests = await listRecordTimes(tx, measure, isOfHolders(clubId, measure.holder, changed), ofMeasure);
  const bestByKey = new Map(bests.map((best) => [keyText(best), best]));
  return [...new Set(changed.map(keyText))]
    .map((key): Change => ({ before: recordByKey.get(key), after: bestByKey.get(key) }))
    .filter(({ before, after }) => !isSameTime(before, after));
}

/**
 * Removes lines of times that were flown after a faster one that is only imported now, back to the last fall: they
 * never were the record.
 */
async function removeLater(tx: Queryable, { before, after }: Change): Promise<void> {
  if (!before || !after || before.isFall || after.at >= before.at) return;
  const columns = ['clubId', 'layoutHash', 'userId', 'eventType', 'kind', 'laps'] as const;
  const lines = await tx
    .select()
    .from(recordChanges)
    .where(and(...columns.map((key) => sql`${recordChanges[key]} is not distinct from ${before[key]}`)))
    .orderBy(desc(recordChanges.id));
  const firstKept = lines.findIndex((line) => line.isFall || line.at <= after.at);
  const ids = lines.slice(0, firstKept < 0 ? lines.length : firstKept).map(({ id }) => id);
  await tx.delete(recordChanges).where(inArray(recordChanges.id, ids));
}

const isFall = ({ before, after }: Change): boolean =>
  before !== undefined && !(after && after.seconds < (before.seconds ?? Number.POSITIVE_INFINITY));

/** Both ends of a lap are cut to milliseconds in notifications, and its length is exact in the file that replaces them. */
const MAX_CUT_SECONDS = 0.002;

/** Whether the record's own time is only more exact now. */
const isMoreExact = (before: RecordChange, after: RecordTime): boolean =>
  before.seconds !== null &&
  before.raceId === after.raceId &&
  before.pilotId === after.pilotId &&
  Math.abs(before.seconds - after.seconds) <= MAX_CUT_SECONDS;

/**
 * Locks whom `storeRecords` names, so that nobody deletes them meanwhile. Each transaction that ranks an event calls it after
 * `lockEvent`, before it writes anything: who deletes an account or merges clubs locks in this order, too.
 */
export async function lockHolders(tx: Queryable, eventId: Guid): Promise<void> {
  const claimed = tx
    .select({ userId: pilotClaims.userId })
    .from(pilotClaims)
    .where(eq(pilotClaims.eventId, eventId));
  const hosting = tx.select({ clubId: events.clubId }).from(events).where(eq(events.id, eventId));
  const isClaimant = inArray(users.id, claimed);
  await tx.select({ id: users.id }).from(users).where(isClaimant).orderBy(users.id).for('key share');
  await tx.select({ id: clubs.id }).from(clubs).where(inArray(clubs.id, hosting)).for('key share');
}

/**
 * Notes what an event changed in the records of its club, of its layout, and of who claimed a pilot of it: a better time, or that
 * the record's own time is gone, so that the next best one counts again (R164). Call it after the summaries of the event are
 * stored, and after `invalidate(tx, ['events'])`, whose lock makes other events of the club wait.
 */
export async function storeRecords(tx: Queryable, eventId: Guid): Promise<void> {
  const [event] = await tx
    .select({ id: events.id, clubId: events.clubId, laps: events.laps })
    .from(events)
    .where(eq(events.id, eventId));
  if (!event) return;
  const records = await listRecords(tx, eventId, event.clubId);
  const measures = listMeasures(event.laps);
  // an event that had another target may still hold a record of that one
  for (const { kind, laps, ...record } of records) {
    const isMeasured = measures.some((measure) => measure.kind === kind && measure.laps === laps);
    if (record.eventId === eventId && !isMeasured) measures.push({ holder: 'club', kind, laps });
  }
  const changes: Change[] = [];
  for (const measure of measures) {
    for (const change of await listChanges(tx, event, measure, records)) {
      const { before, after } = change;
      if (before && after && isMoreExact(before, after)) {
        const { seconds } = after;
        await tx.update(recordChanges).set({ seconds }).where(eq(recordChanges.id, before.id));
      } else changes.push(change);
    }
  }
  if (changes.length === 0) return;
  for (const change of changes) if (!isFall(change)) await removeLater(tx, change);
  const fallen = changes.filter(isFall).flatMap(({ before }) => before?.raceId ?? []);
  const authors = await listAuthors(tx, eventId, fallen);
  await tx.insert(recordChanges).values(
    changes.flatMap((change): Line[] => {
      const { before, after } = change;
      if (before && isFall(change)) return [toFall(before, after, authors.get(before.raceId ?? ''))];
      return after ? [toLine(after)] : [];
    }),
  );
}

function toFall(
  before: RecordChange,
  after: RecordTime | undefined,
  { who, why }: Author = { who: '', why: '' },
): Line {
  const { clubId, layoutHash, userId, eventType, kind, laps } = before;
  return {
    clubId,
    layoutHash,
    userId,
    eventType,
    kind,
    laps,
    isFall: true,
    who,
    why,
    seconds: after?.seconds ?? null,
    eventId: after?.eventId ?? null,
    raceId: after?.raceId ?? null,
    pilotId: after?.pilotId ?? null,
  };
}
