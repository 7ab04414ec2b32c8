import type { WireRecordChange } from '@holeshot/contract/wire';
import { formatWireClock, fromInstantMs, parseEventType, raceTitle } from '@holeshot/domain';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { isVisible, timeZone } from '../../events/read/list-events';
import { roundColumns, roundOfRace, roundOfRow } from '../../events/read/race-rows';
import { findTrackOfClub, isRecordOfLayout } from '../../events/read/tracks';
import { keyText } from '../../events/summarise/record-holders';

const { clubs, events, pilots, races, recordChanges, rounds } = schema;

const MAX_CHANGES = 50;

/**
 * By day, since an import or a claim tells those of earlier days later. A time that is the record again after a fall comes
 * after that.
 */
function newestFirst(): SQL[] {
  const { at, clubId, eventType, kind, laps, id } = recordChanges;
  const key = sql`${clubId}, ${eventType}, ${kind}, ${laps}`;
  return [desc(sql`max(${at}) over (partition by ${key} order by ${id})`), desc(id)];
}

const readChanges = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      change: recordChanges,
      club: clubs.name,
      timeZone,
      event: events.name,
      pilot: pilots.name,
      raceNumber: races.raceNumber,
      round: roundColumns,
    })
    .from(recordChanges)
    .innerJoin(clubs, eq(clubs.id, recordChanges.clubId))
    .leftJoin(events, and(eq(events.id, recordChanges.eventId), isVisible))
    .leftJoin(pilots, and(eq(pilots.eventId, events.id), eq(pilots.id, recordChanges.pilotId)))
    .leftJoin(races, and(eq(races.eventId, events.id), eq(races.id, recordChanges.raceId)))
    .leftJoin(rounds, roundOfRow)
    .where(where)
    .orderBy(...newestFirst())
    .limit(MAX_CHANGES + 1);

type ChangeRow = Awaited<ReturnType<typeof readChanges>>[number];

/** Null for no time, and for one of an event that is not shown. */
function presentTime(row: ChangeRow | undefined): WireRecordChange['Best'] {
  if (!row) return null;
  const { change, event, pilot, raceNumber, round } = row;
  const { seconds, eventId, raceId, pilotId } = change;
  if (seconds === null || !eventId || !raceId || !pilotId || event === null) return null;
  const race = { id: raceId, raceNumber: raceNumber ?? 0, ...roundOfRace(round) };
  return {
    Seconds: seconds,
    Pilot: pilot ?? '',
    PilotID: pilotId,
    Event: event,
    EventID: eventId,
    Race: raceTitle(race),
    RaceID: raceId,
  };
}

function presentChanges(rows: readonly ChangeRow[]): WireRecordChange[] {
  return rows.slice(0, MAX_CHANGES).map((row, index) => {
    const { id, kind, laps, eventType, at, isFall, who, why } = row.change;
    const key = keyText(row.change);
    const before = rows.slice(index + 1).find(({ change }) => keyText(change) === key);
    return {
      ID: id,
      Kind: kind,
      Laps: laps,
      Fell: isFall,
      Who: who,
      Why: why,
      Club: row.club,
      EventType: eventType === null ? null : parseEventType(eventType),
      Time: formatWireClock(fromInstantMs(at.getTime(), row.timeZone)),
      Best: presentTime(row),
      Before: presentTime(before),
    };
  });
}

/** How the records of a club changed, newest first (R164). */
export async function listRecordChanges(db: Queryable, clubId: number): Promise<WireRecordChange[]> {
  const isOfClub = and(
    eq(recordChanges.clubId, clubId),
    isNull(recordChanges.layoutHash),
    isNull(recordChanges.userId),
  );
  return presentChanges(await readChanges(db, isOfClub));
}

/** How the record of the track of a club's newest event that names one changed, newest first; none without a track. */
export async function listTrackRecordChanges(db: Queryable, clubId: number): Promise<WireRecordChange[]> {
  const track = await findTrackOfClub(db, clubId);
  if (!track) return [];
  const isOfTrack = isRecordOfLayout(clubId, track.layout.hash);
  return presentChanges(await readChanges(db, isOfTrack));
}

/** How the best laps of a person changed, newest first. */
export async function listRecordChangesOfUser(db: Queryable, userId: number): Promise<WireRecordChange[]> {
  return presentChanges(await readChanges(db, eq(recordChanges.userId, userId)));
}
