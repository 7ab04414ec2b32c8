import type { WireSeasonChange } from '@holeshot/contract/wire';
import { formatWireClock, fromInstantMs, type Guid } from '@holeshot/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { isVisible } from '../../events/read/list-events';
import type { StoredSeason } from '../../events/read/seasons';

const { events, pilots, seasonChanges } = schema;

const MAX_CHANGES = 50;

/** The names of pilots of visible events, and of the events. */
async function readNames(db: Queryable, eventIds: readonly Guid[], pilotIds: readonly Guid[]) {
  const ofEvents = await db
    .select({ id: events.id, name: events.name })
    .from(events)
    .where(and(inArray(events.id, [...eventIds]), isVisible));
  const ofPilots = await db
    .select({ eventId: pilots.eventId, id: pilots.id, name: pilots.name })
    .from(pilots)
    .where(
      and(
        inArray(
          pilots.eventId,
          ofEvents.map(({ id }) => id),
        ),
        inArray(pilots.id, [...pilotIds]),
      ),
    );
  return {
    event: new Map(ofEvents.map(({ id, name }) => [id, name])),
    pilot: new Map(ofPilots.map(({ eventId, id, name }) => [`${eventId} ${id}`, name])),
  };
}

/** The changes of a season's standings, newest first; without pilots and names of events that are not shown (R172). */
export async function listSeasonChanges(
  db: Queryable,
  { season, club, events: list, rows }: StoredSeason,
): Promise<WireSeasonChange[]> {
  const changes = await db
    .select()
    .from(seasonChanges)
    .where(eq(seasonChanges.seasonId, season.id))
    .orderBy(desc(seasonChanges.id))
    .limit(MAX_CHANGES);
  if (changes.length === 0) return [];
  const moves = changes.flatMap((change) => change.moves);
  const eventIds = [
    ...moves.map(({ eventId }) => eventId),
    ...changes.flatMap(({ eventId }) => eventId ?? []),
  ];
  const names = await readNames(
    db,
    [...new Set(eventIds)],
    [...new Set(moves.map(({ pilotId }) => pilotId))],
  );
  const shown = new Map<string, string>(
    rows.flatMap(({ handle, pilotIds }) =>
      handle === null ? [] : pilotIds.map((id, index) => [`${list[index]?.id} ${id}`, handle] as const),
    ),
  );
  return changes.map(({ id, at, who, why, eventId, moves: moved }) => {
    const name = eventId === null ? undefined : names.event.get(eventId);
    return {
      ID: id,
      Who: who,
      Why: why,
      Time: formatWireClock(fromInstantMs(at.getTime(), club.timeZone)),
      Event: eventId !== null && name !== undefined ? { ID: eventId, Name: name } : null,
      Moves: moved.flatMap(({ eventId: ofEvent, pilotId, rank, total }) => {
        const key = `${ofEvent} ${pilotId}`;
        const pilot = names.pilot.get(key);
        if (pilot === undefined) return [];
        return [
          {
            Name: shown.get(key) ?? pilot,
            Rank: rank[1],
            RankBefore: rank[0],
            Total: total[1],
            TotalBefore: total[0],
          },
        ];
      }),
    };
  });
}
