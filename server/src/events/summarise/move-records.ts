import { type Guid, groupBy } from '@holeshot/domain';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { insertRows } from '../write/insert-rows';
import { joinHistories } from './join-histories';
import {
  keyText,
  listRecordTimes,
  type Measure,
  type RecordChange,
  type RecordLine,
  toLine,
} from './record-holders';

const { events, pilotClaims, recordChanges } = schema;

const listLines = (tx: Queryable, where: SQL | undefined): Promise<RecordChange[]> =>
  tx.select().from(recordChanges).where(where).orderBy(asc(recordChanges.id));

const withoutId = ({ id: _, ...line }: RecordChange): RecordLine => line;

/**
 * Gives the records that `where` selects to one holder: where several had a record, their histories become one (R164). Call it
 * while nobody else can write lines of them.
 */
export async function moveRecords(
  tx: Queryable,
  where: SQL | undefined,
  into: Pick<RecordLine, 'clubId'> | Pick<RecordLine, 'userId'>,
): Promise<void> {
  const lines = await listLines(tx, where);
  const ofHolders = [...groupBy(lines, keyText).values()].map((history) =>
    history.map((line): RecordLine => ({ ...withoutId(line), ...into })),
  );
  const histories = groupBy(ofHolders, ([line]) => (line ? keyText(line) : ''));
  await tx.delete(recordChanges).where(where);
  await insertRows(tx, recordChanges, [...histories.values()].flatMap(joinHistories));
}

const BEST_LAP: Measure = { holder: 'person', kind: 'lap', laps: 1 };

/** A line about a pilot who is not the person's any more goes; a fall to that pilot's time leaves its author. */
function withoutPilots(line: RecordLine, isOther: (line: RecordLine) => boolean): RecordLine[] {
  if (!isOther(line)) return [line];
  const nothing = { seconds: null, eventId: null, raceId: null, pilotId: null };
  return line.isFall ? [{ ...line, ...nothing }] : [];
}

/**
 * Tells a person's best laps anew after a claim of a pilot of an event was made or undone, as if it had always been so (R164): the
 * pilot's best lap is a line of its day, or leaves without a fall. Call it after `invalidate(tx, ['events'])`, as `storeRecords`.
 */
export async function storeClaimedRecords(tx: Queryable, eventId: Guid, userId: number): Promise<void> {
  const [event] = await tx.select().from(events).where(eq(events.id, eventId));
  if (!event) return;
  const { clubId, eventType } = event;
  const isOfKey = and(
    eq(recordChanges.clubId, clubId),
    eq(recordChanges.userId, userId),
    eq(recordChanges.eventType, eventType),
  );
  const isOfPerson = eq(pilotClaims.userId, userId);
  const lines = await listLines(tx, isOfKey);
  const claims = await tx
    .select()
    .from(pilotClaims)
    .where(and(isOfPerson, eq(pilotClaims.eventId, eventId)));
  const ofEvent = await listRecordTimes(tx, BEST_LAP, and(isOfPerson, eq(events.id, eventId)));
  const isOfType = and(eq(events.clubId, clubId), eq(events.eventType, eventType));
  const best = await listRecordTimes(tx, BEST_LAP, and(isOfPerson, isOfType), lines.slice(-1));
  const isOther = (line: RecordLine) =>
    line.eventId === eventId && !claims.some(({ pilotId }) => pilotId === line.pilotId);
  const own = lines.map(withoutId).flatMap((line) => withoutPilots(line, isOther));
  await tx.delete(recordChanges).where(isOfKey);
  await insertRows(
    tx,
    recordChanges,
    joinHistories([own, ...[...ofEvent, ...best].map((time) => [toLine(time)])]),
  );
}
