import { type Guid, groupBy } from '@holeshot/domain';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { insertRows } from '../write/insert-rows';
import { joinHistories, NOTHING } from './join-histories';
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
  const moved = [...groupBy(lines, keyText).values()].map((history) =>
    history.map((line): RecordLine => ({ ...withoutId(line), ...into })),
  );
  const histories = groupBy(moved, ([line]) => (line ? keyText(line) : ''));
  await tx.delete(recordChanges).where(where);
  await insertRows(tx, recordChanges, [...histories.values()].flatMap(joinHistories));
}

const BEST_LAP: Measure = { holder: 'person', kind: 'lap', laps: 1 };

/** Removes lines about pilots who are no longer the person's; a fall to such a pilot's time stays, without that time. */
function withoutPilots(line: RecordLine, isUnclaimed: (line: RecordLine) => boolean): RecordLine[] {
  if (!isUnclaimed(line)) return [line];
  return line.isFall ? [{ ...line, ...NOTHING }] : [];
}

/**
 * Rewrites the best laps of people after changed claims of an event's pilots, as if the claims had always been so
 * (R164): adds the pilot's best lap at its day, or removes it without a fall. Call it after `invalidate(tx,
 * ['events'])`, as `storeRecords`.
 */
export async function storeClaimedRecords(
  tx: Queryable,
  eventId: Guid,
  userIds: readonly number[],
): Promise<void> {
  const [event] = await tx.select().from(events).where(eq(events.id, eventId));
  if (!event || userIds.length === 0) return;
  const { clubId, eventType } = event;
  const isOfKeys = and(
    eq(recordChanges.clubId, clubId),
    inArray(recordChanges.userId, [...userIds]),
    eq(recordChanges.eventType, eventType),
  );
  const isOfPeople = inArray(pilotClaims.userId, [...userIds]);
  const histories = groupBy(await listLines(tx, isOfKeys), ({ userId }) => userId);
  const claims = await tx
    .select()
    .from(pilotClaims)
    .where(and(isOfPeople, eq(pilotClaims.eventId, eventId)));
  const eventTimes = await listRecordTimes(tx, BEST_LAP, and(isOfPeople, eq(events.id, eventId)));
  const isOfType = and(eq(events.clubId, clubId), eq(events.eventType, eventType));
  const records = [...histories.values()].flatMap((history) => history.slice(-1));
  const bests = await listRecordTimes(tx, BEST_LAP, and(isOfPeople, isOfType), records);
  const isUnclaimed = ({ userId, ...line }: RecordLine) =>
    line.eventId === eventId &&
    !claims.some((claim) => claim.userId === userId && claim.pilotId === line.pilotId);
  const joined = userIds.flatMap((userId) => {
    const own = (histories.get(userId) ?? [])
      .map(withoutId)
      .flatMap((line) => withoutPilots(line, isUnclaimed));
    const times = [...eventTimes, ...bests].filter((time) => time.userId === userId);
    return joinHistories([own, ...times.map((time) => [toLine(time)])]);
  });
  await tx.delete(recordChanges).where(isOfKeys);
  await insertRows(tx, recordChanges, joined);
}
