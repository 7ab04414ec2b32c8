import type { SyncEvent, SyncRegistration } from '@holeshot/contract/wire';
import { DAY_MS, groupBy } from '@holeshot/domain';
import { and, asc, eq, exists, gt, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { isVisible } from '../../events/read/list-events';
import { PART_BY_FILE } from './take-event';

const { events, races, registrations, syncPositions } = schema;

const groupByEvent = <T extends { eventId: string }>(rows: readonly T[]): Map<string, T[]> =>
  groupBy(rows, ({ eventId }) => eventId);

/** All events of a club, hidden ones included, with what is stored and was delivered of each file and race. */
export async function listSyncEvents(db: Queryable, clubId: number): Promise<SyncEvent[]> {
  const isOfClub = eq(events.clubId, clubId);
  const { id, revision, contentHash, isCorrected } = races;
  const [eventRows, raceRows, positionRows] = await Promise.all([
    db
      .select({
        id: events.id,
        name: events.name,
        visible: sql<boolean>`${isVisible}`,
        partHashes: events.partHashes,
      })
      .from(events)
      .where(isOfClub)
      .orderBy(asc(events.createdAt), asc(events.id)),
    db
      .select({ eventId: races.eventId, id, revision, contentHash, isCorrected })
      .from(races)
      .innerJoin(events, eq(events.id, races.eventId))
      .where(isOfClub)
      .orderBy(asc(races.raceNumber), asc(races.id)),
    db
      .select({
        eventId: syncPositions.eventId,
        part: syncPositions.part,
        sequence: syncPositions.sequence,
      })
      .from(syncPositions)
      .innerJoin(events, eq(events.id, syncPositions.eventId))
      .where(isOfClub),
  ]);
  const racesByEvent = groupByEvent(raceRows);
  const positionsByEvent = groupByEvent(positionRows);
  return eventRows.map((event) => {
    const sequences = new Map(positionsByEvent.get(event.id)?.map(({ part, sequence }) => [part, sequence]));
    const files = Object.entries(PART_BY_FILE).map(([file, part]) => [
      file,
      { hash: event.partHashes[part] ?? '', sequence: sequences.get(part) ?? 0 },
    ]);
    return {
      eventId: event.id,
      name: event.name,
      visible: event.visible,
      files: Object.fromEntries(files),
      races: (racesByEvent.get(event.id) ?? []).map((race) => ({
        raceId: race.id,
        revision: race.revision,
        corrected: race.isCorrected,
        hash: race.contentHash,
        sequence: sequences.get(race.id) ?? 0,
      })),
    };
  });
}

/** The visible events of a club from yesterday on for which somebody is registered, soonest first. */
export const listUpcoming = (
  db: Queryable,
  clubId: number,
  nowMs: number,
): Promise<{ eventId: string; name: string }[]> =>
  db
    .select({ eventId: events.id, name: events.name })
    .from(events)
    .where(
      and(
        ...[eq(events.clubId, clubId), isVisible, gt(events.startInstant, new Date(nowMs - DAY_MS))],
        exists(
          db
            .select({ id: registrations.id })
            .from(registrations)
            .where(and(eq(registrations.eventId, events.id), eq(registrations.status, 'registered'))),
        ),
      ),
    )
    .orderBy(asc(events.startInstant), asc(events.id));

/** The people who registered for an event on the site. */
export const listSyncRegistrations = (db: Queryable, eventId: string): Promise<SyncRegistration[]> =>
  db
    .select({ name: registrations.pilotName, status: registrations.status, note: registrations.note })
    .from(registrations)
    .where(eq(registrations.eventId, eventId))
    .orderBy(asc(registrations.id));
