import { type Guid, toInstantMs } from '@holeshot/domain';
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { counts, hasTarget, isRace, pilotOfRow, raceOfRow } from '../read/best-times';
import { isVisible, timeZone } from '../read/list-events';
import { claimOfPilot } from '../read/pilot-entries';
import { roundOfRow } from '../read/race-rows';

const { clubs, events, pilotClaims, pilots, raceSummaries, races, recordChanges, rounds } = schema;

/*
 * Records of clubs, of layouts and of people (R164). A key says whose record it is, and of what. The lines with one key, in
 * the order of their ids, are the history of that record, and the last one is the record. It changes when the results have
 * a better time, or no longer its own.
 */

/** A line of the history of a record. */
export type RecordChange = typeof recordChanges.$inferSelect;

/** Whose record it is, and of what: times compare with others of the same key. */
export type RecordKey = Pick<
  RecordChange,
  'clubId' | 'layoutHash' | 'userId' | 'eventType' | 'kind' | 'laps'
>;

export const keyText = ({ clubId, layoutHash, userId, eventType, kind, laps }: RecordKey): string =>
  JSON.stringify([clubId, layoutHash, userId, eventType, kind, laps]);

/** The holder of records: a club, a layout that it flies, or a person at it. */
export type Holder = 'club' | 'layout' | 'person';

export const getHolder = ({ layoutHash, userId }: RecordKey): Holder =>
  userId !== null ? 'person' : layoutHash !== null ? 'layout' : 'club';

/** Records of all holders of a sort that are of one kind. */
export interface Measure extends Pick<RecordKey, 'kind' | 'laps'> {
  holder: Holder;
}

/** The measures of an event of `laps` target laps. */
export const listMeasures = (laps: number): Measure[] => [
  { holder: 'club', kind: 'lap', laps: 1 },
  { holder: 'layout', kind: 'lap', laps: 1 },
  { holder: 'person', kind: 'lap', laps: 1 },
  { holder: 'club', kind: 'holeshot', laps: 0 },
  ...(laps > 1 ? [{ holder: 'club', kind: 'target', laps } as const] : []),
  { holder: 'club', kind: 'race', laps },
];

const COLUMNS = {
  lap: raceSummaries.bestLapSeconds,
  holeshot: raceSummaries.holeshotSeconds,
  target: raceSummaries.targetLapSeconds,
  race: raceSummaries.raceSeconds,
};

/** The columns that tell holders of a club apart, and the times that have any. */
const HOLDERS = {
  club: { columns: [], where: undefined },
  layout: { columns: [events.layoutHash], where: isNotNull(events.layoutHash) },
  // a profile counts races that have ended (R19)
  person: {
    columns: [pilotClaims.userId, events.eventType],
    where: and(isNotNull(pilotClaims.userId), isNotNull(races.endMs)),
  },
} as const;

const isOfKind = ({ kind, laps }: Measure): SQL | undefined => {
  if (kind === 'target') return hasTarget(laps);
  return kind === 'race' ? and(hasTarget(laps), isRace) : undefined;
};

/** The time of a record, when and where it was flown. */
export interface RecordTime extends RecordKey {
  at: Date;
  seconds: number;
  eventId: Guid;
  raceId: Guid;
  pilotId: Guid;
}

export const isSameTime = (
  one: Pick<RecordChange, 'seconds' | 'raceId' | 'pilotId'> | undefined,
  other: Pick<RecordChange, 'seconds' | 'raceId' | 'pilotId'> | undefined,
): boolean =>
  (one?.seconds ?? null) === (other?.seconds ?? null) &&
  (one?.raceId ?? null) === (other?.raceId ?? null) &&
  (one?.pilotId ?? null) === (other?.pilotId ?? null);

/**
 * The best time of each holder among the times that `where` selects. Of equal times it is one of `standing`, since who equals a
 * record does not take it; else the first by name (R83).
 */
export async function listRecordTimes(
  db: Queryable,
  measure: Measure,
  where: SQL | undefined,
  standing: readonly Pick<RecordChange, 'raceId' | 'pilotId'>[] = [],
): Promise<RecordTime[]> {
  const column = COLUMNS[measure.kind];
  const { columns, where: isHeld } = HOLDERS[measure.holder];
  const pairs = standing.map(({ raceId, pilotId }) => sql`(${raceId}::uuid, ${pilotId}::uuid)`);
  const isStanding =
    pairs.length > 0 ? [desc(sql`(${races.id}, ${pilots.id}) in (${sql.join(pairs, sql`, `)})`)] : [];
  const rows = await db
    .selectDistinctOn([events.clubId, ...columns], {
      clubId: events.clubId,
      layoutHash: events.layoutHash,
      userId: pilotClaims.userId,
      eventType: events.eventType,
      seconds: sql<number>`${column}`,
      eventId: events.id,
      raceId: races.id,
      pilotId: pilots.id,
      startMs: races.startMs,
      timeZone,
    })
    .from(raceSummaries)
    .innerJoin(races, raceOfRow)
    .innerJoin(events, eq(events.id, races.eventId))
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .innerJoin(pilots, pilotOfRow)
    .leftJoin(pilotClaims, claimOfPilot)
    .leftJoin(rounds, roundOfRow)
    .where(and(counts, isVisible, isNotNull(column), isOfKind(measure), isHeld, where))
    .orderBy(
      ...[events.clubId, ...columns].map((each) => asc(each)),
      asc(column),
      ...isStanding,
      sql`lower(${pilots.name})`,
      asc(races.startMs),
    );
  const { holder, kind, laps } = measure;
  return rows.map(({ startMs, timeZone: zone, ...row }) => ({
    ...row,
    kind,
    laps,
    layoutHash: holder === 'layout' ? row.layoutHash : null,
    userId: holder === 'person' ? row.userId : null,
    eventType: holder === 'person' ? row.eventType : null,
    at: new Date(toInstantMs(startMs ?? 0, zone)),
  }));
}

/** Selects the times of holders of one sort and club. */
export function isOfHolders(clubId: number, holder: Holder, keys: readonly RecordKey[]): SQL | undefined {
  const isOfClub = eq(events.clubId, clubId);
  if (holder === 'club') return isOfClub;
  const hashes = keys.flatMap(({ layoutHash }) => layoutHash ?? []);
  if (holder === 'layout') return and(isOfClub, inArray(events.layoutHash, hashes));
  const userIds = keys.flatMap(({ userId }) => userId ?? []);
  return and(isOfClub, inArray(pilotClaims.userId, userIds));
}

/** A line of a history without its number. */
export type RecordLine = Omit<RecordChange, 'id'>;

/** A record belongs to the day on which it was flown, also when it is imported or claimed later. */
export const toLine = (time: RecordTime): RecordLine => ({ ...time, isFall: false, who: '', why: '' });
