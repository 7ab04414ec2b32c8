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

const { eventRevisions, events, pilotClaims, raceRevisions, races, recordChanges } = schema;

type Line = typeof recordChanges.$inferInsert;
type EventRow = Pick<typeof events.$inferSelect, 'id' | 'clubId' | 'laps'>;

/** What an event changed in a record. */
type Change =
  /** its own time, which is only more exact now */
  | { kind: 'refined'; before: RecordChange; after: RecordTime }
  /** a better time, or the first one */
  | { kind: 'set'; before: RecordChange | undefined; after: RecordTime }
  /** its own time is gone: the next best one counts again, if there is one */
  | { kind: 'fallen'; before: RecordChange; after: RecordTime | undefined };

type Kind<K extends Change['kind']> = Extract<Change, { kind: K }>;

/** Both ends of a lap are cut to milliseconds in notifications, and its length is exact in the file that replaces them. */
const MAX_CUT_SECONDS = 0.002;

const isMoreExact = (before: RecordChange, after: RecordTime): boolean =>
  before.seconds !== null &&
  before.raceId === after.raceId &&
  before.pilotId === after.pilotId &&
  Math.abs(before.seconds - after.seconds) <= MAX_CUT_SECONDS;

function findChange(before: RecordChange | undefined, after: RecordTime | undefined): Change | undefined {
  if (isSameTime(before, after)) return undefined;
  if (before && after && isMoreExact(before, after)) return { kind: 'refined', before, after };
  const isBetter = after !== undefined && after.seconds < (before?.seconds ?? Number.POSITIVE_INFINITY);
  if (isBetter) return { kind: 'set', before, after };
  return before && { kind: 'fallen', before, after };
}

/** The records of a club, of its layouts, and of who claimed a pilot of the event: the last line of each history. */
async function listRecords(tx: Queryable, { id: eventId, clubId }: EventRow): Promise<RecordChange[]> {
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

/** The measures of an event, and those of the records that it holds from when it had other target laps. */
function listMeasuresOfEvent(
  { id: eventId, laps: targetLaps }: EventRow,
  records: readonly RecordChange[],
): Measure[] {
  const measures = listMeasures(targetLaps);
  for (const { kind, laps, ...record } of records) {
    const isMeasured = measures.some((measure) => measure.kind === kind && measure.laps === laps);
    if (record.eventId === eventId && !isMeasured) measures.push({ holder: 'club', kind, laps });
  }
  return measures;
}

/** The records of a measure that are better, or gone, by what an event has now. */
async function listChanges(
  tx: Queryable,
  { id: eventId, clubId }: EventRow,
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
  const keys = new Set(changed.map(keyText));
  return [...keys].flatMap((key) => findChange(recordByKey.get(key), bestByKey.get(key)) ?? []);
}

/**
 * Removes lines of times that were flown after a faster one that is only imported now, back to the last fall: they
 * never were the record.
 */
async function removeLater(tx: Queryable, { before, after }: Kind<'set'>): Promise<void> {
  if (!before || before.isFall || after.at >= before.at) return;
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

async function refine(tx: Queryable, { before, after }: Kind<'refined'>): Promise<void> {
  await tx.update(recordChanges).set({ seconds: after.seconds }).where(eq(recordChanges.id, before.id));
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
  const records = await listRecords(tx, event);
  const changes: Change[] = [];
  for (const measure of listMeasuresOfEvent(event, records))
    changes.push(...(await listChanges(tx, event, measure, records)));
  for (const change of changes) {
    if (change.kind === 'refined') await refine(tx, change);
    if (change.kind === 'set') await removeLater(tx, change);
  }
  const fallen = changes.filter((change) => change.kind === 'fallen');
  const authors = await listAuthors(
    tx,
    eventId,
    fallen.flatMap(({ before }) => before.raceId ?? []),
  );
  const lines = changes.flatMap((change) => toLines(change, authors));
  if (lines.length > 0) await tx.insert(recordChanges).values(lines);
}

function toLines(change: Change, authors: ReadonlyMap<Guid, Author>): Line[] {
  if (change.kind === 'set') return [toLine(change.after)];
  return change.kind === 'fallen' ? [toFall(change, authors.get(change.before.raceId ?? ''))] : [];
}

function toFall({ before, after }: Kind<'fallen'>, { who, why }: Author = { who: '', why: '' }): Line {
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
