import { type Guid, toInstantMs } from '@holeshot/domain';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { isNewestRevision, type Queryable, schema } from '../../database';
import { type FlownTime, hasTarget, isOfClub, isRace, listBestTimes } from '../read/best-times';
import { isVisible, timeZone } from '../read/list-events';

const { clubs, events, raceRevisions, raceSummaries, races, recordChanges } = schema;

type RecordChange = typeof recordChanges.$inferSelect;

/** Times that compare with each other. */
interface RecordKey extends Pick<RecordChange, 'kind' | 'laps'> {
  column: Parameters<typeof listBestTimes>[1];
  where?: SQL | undefined;
}

/** The records that an event of `laps` target laps can change. */
const listKeys = (laps: number): RecordKey[] => [
  { kind: 'lap', laps: 1, column: raceSummaries.bestLapSeconds },
  { kind: 'holeshot', laps: 0, column: raceSummaries.holeshotSeconds },
  ...(laps > 1
    ? [{ kind: 'target' as const, laps, column: raceSummaries.targetLapSeconds, where: hasTarget(laps) }]
    : []),
  { kind: 'race', laps, column: raceSummaries.raceSeconds, where: and(hasTarget(laps), isRace) },
];

/** Who changed a race last, and why; nobody did when its event is not shown any more. */
async function findAuthor(tx: Queryable, { eventId, raceId }: RecordChange) {
  const [author] = await tx
    .select({ who: raceRevisions.who, why: raceRevisions.why })
    .from(races)
    .innerJoin(raceRevisions, isNewestRevision)
    .innerJoin(events, and(eq(events.id, races.eventId), isVisible))
    .where(and(eq(races.eventId, eventId ?? ''), eq(races.id, raceId ?? '')));
  return author ?? { who: '', why: '' };
}

/** When a race began. */
async function findStart(tx: Queryable, { eventId, raceId }: FlownTime): Promise<Date | undefined> {
  const [race] = await tx
    .select({ startMs: races.startMs, timeZone })
    .from(races)
    .innerJoin(events, eq(events.id, races.eventId))
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(and(eq(races.eventId, eventId), eq(races.id, raceId)));
  return race?.startMs == null ? undefined : new Date(toInstantMs(race.startMs, race.timeZone));
}

const isSame = (change: RecordChange, best: FlownTime | undefined): boolean =>
  change.seconds === (best?.seconds ?? null) && change.raceId === (best?.raceId ?? null);

/**
 * Notes what an event changed in its club's records: a better time, or that the record's own time is gone, so that the next best
 * one counts again (R164). Call it after the summaries of the event are stored, and after `invalidate(tx, ['events'])`, whose lock
 * makes other events of the club wait.
 */
export async function storeRecords(tx: Queryable, eventId: Guid): Promise<void> {
  const [event] = await tx
    .select({ clubId: events.clubId, laps: events.laps })
    .from(events)
    .where(eq(events.id, eventId));
  if (!event) return;
  const { clubId } = event;
  for (const { kind, laps, column, where } of listKeys(event.laps)) {
    const find = async (scope: SQL): Promise<FlownTime | undefined> =>
      (await listBestTimes(tx, column, and(scope, where)))[0];
    const [last] = await tx
      .select()
      .from(recordChanges)
      .where(
        and(eq(recordChanges.clubId, clubId), eq(recordChanges.kind, kind), eq(recordChanges.laps, laps)),
      )
      .orderBy(desc(recordChanges.id))
      .limit(1);
    const ofEvent = await find(eq(events.id, eventId));
    const isBetter = ofEvent !== undefined && ofEvent.seconds < (last?.seconds ?? Number.POSITIVE_INFINITY);
    const isGone = last?.eventId === eventId && !isSame(last, ofEvent);
    if (!isBetter && !isGone) continue;
    const best = await find(isOfClub(clubId));
    if (last && isSame(last, best)) continue;
    const isFall = last !== undefined && !isBetter;
    // a record is of the day on which it was flown, also when it is imported later
    const at = isFall || !best ? undefined : await findStart(tx, best);
    await tx.insert(recordChanges).values({
      ...(at && { at }),
      ...{ clubId, kind, laps, isFall, seconds: best?.seconds ?? null },
      ...{ eventId: best?.eventId ?? null, raceId: best?.raceId ?? null, pilotId: best?.pilotId ?? null },
      ...(isFall && (await findAuthor(tx, last))),
    });
  }
}
