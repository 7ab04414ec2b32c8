import type { WireRecordChange } from '@holeshot/contract/wire';
import { formatWireClock, fromInstantMs, raceTitle } from '@holeshot/domain';
import { and, desc, eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { isVisible } from '../../events/read/list-events';
import { roundColumns, roundOfRace, roundOfRow } from '../../events/read/race-rows';

const { clubs, events, pilots, races, recordChanges, rounds } = schema;

const MAX_CHANGES = 50;

const readChanges = (db: Queryable, clubId: number) =>
  db
    .select({
      change: recordChanges,
      timeZone: clubs.timeZone,
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
    .where(eq(recordChanges.clubId, clubId))
    .orderBy(desc(recordChanges.id))
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
    ...{ Seconds: seconds, Pilot: pilot ?? '', PilotID: pilotId },
    ...{ Event: event, EventID: eventId, Race: raceTitle(race), RaceID: raceId },
  };
}

/** How the records of a club changed, newest first (R164). */
export async function listRecordChanges(db: Queryable, clubId: number): Promise<WireRecordChange[]> {
  const rows = await readChanges(db, clubId);
  return rows.slice(0, MAX_CHANGES).map((row, index) => {
    const { id, kind, laps, at, isFall, who, why } = row.change;
    const before = rows.slice(index + 1).find(({ change }) => change.kind === kind && change.laps === laps);
    return {
      ...{ ID: id, Kind: kind, Laps: laps, Fell: isFall, Who: who, Why: why },
      Time: formatWireClock(fromInstantMs(at.getTime(), row.timeZone)),
      ...{ Best: presentTime(row), Before: presentTime(before) },
    };
  });
}
