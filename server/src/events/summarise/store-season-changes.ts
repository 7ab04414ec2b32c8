import { type Guid, seasonMoves } from '@holeshot/domain';
import { desc, eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import type { StoredSeasonMove } from '../../database/schema/seasons';
import { hasEvent, readSeasons, type StoredSeason } from '../read/seasons';
import type { Author } from '../write/record-event-revision';

const { eventRevisions, raceRevisions, seasonChanges } = schema;

/** A pilot of an event in whose name a move is told; an event that is still named comes first. */
function findPilot(
  { events, rows }: StoredSeason,
  pilot: string,
): Pick<StoredSeasonMove, 'eventId' | 'pilotId'> | null {
  const pilotIds = rows.find((row) => row.pilot === pilot)?.pilotIds ?? [];
  const index = pilotIds.findLastIndex((id) => id !== null);
  const [eventId, pilotId] = [events[index]?.id, pilotIds[index]];
  return eventId && pilotId ? { eventId, pilotId } : null;
}

/**
 * Adds a line to the history of a season, if its standings differ (R172). `eventId` is whose results changed, null for a change of
 * the season itself.
 */
export async function storeSeasonChange(
  tx: Queryable,
  { before, after }: { before: StoredSeason; after: StoredSeason },
  eventId: Guid | null,
  readAuthor: () => Promise<Author>,
): Promise<void> {
  const moves = seasonMoves(before.rows, after.rows).flatMap(({ pilot, ...move }): StoredSeasonMove[] => {
    const ref = findPilot(after, pilot) ?? findPilot(before, pilot);
    return ref ? [{ ...ref, ...move }] : [];
  });
  if (moves.length === 0) return;
  await tx
    .insert(seasonChanges)
    .values({ seasonId: after.season.id, eventId, moves, ...(await readAuthor()) });
}

/** The author of the last change of an event or its races. */
async function findAuthor(tx: Queryable, eventId: Guid): Promise<Author> {
  const [race] = await tx
    .select({ at: raceRevisions.at, who: raceRevisions.who, why: raceRevisions.why })
    .from(raceRevisions)
    .where(eq(raceRevisions.eventId, eventId))
    .orderBy(desc(raceRevisions.at))
    .limit(1);
  const [event] = await tx
    .select({ at: eventRevisions.at, who: eventRevisions.who, why: eventRevisions.why })
    .from(eventRevisions)
    .where(eq(eventRevisions.eventId, eventId))
    .orderBy(desc(eventRevisions.at))
    .limit(1);
  const newest = event && (!race || event.at > race.at) ? event : race;
  return { who: newest?.who ?? '', why: newest?.why ?? '' };
}

/** The seasons that an event counts for, as they are. */
export const readSeasonsOfEvent = (tx: Queryable, eventId: Guid): Promise<StoredSeason[]> =>
  readSeasons(tx, hasEvent(tx, eventId));

/** The author of what the site's own rules change, not a person. */
const NEW_RULES: Author = { who: 'Holeshot', why: 'a new version of the rules that rank an event' };

/**
 * Notes what new places of an event changed in the seasons that it counts for, if its results are official (R172). `before` are the
 * seasons with the places until then; `isByNewRules` says that nothing but the rules of the site changed since.
 */
export async function storeSeasonChanges(
  tx: Queryable,
  eventId: Guid,
  before: readonly StoredSeason[],
  isByNewRules: boolean,
): Promise<void> {
  if (before.length === 0) return;
  for (const after of await readSeasonsOfEvent(tx, eventId)) {
    const old = before.find(({ season }) => season.id === after.season.id);
    const index = after.events.findIndex(({ id }) => id === eventId);
    // results that come late, of an event without any so far, are no change
    const hadPlaces = old?.rows.some(({ results }) => results[index]) ?? false;
    if (!old || !hadPlaces || !after.events[index]?.isOfficial) continue;
    await storeSeasonChange(tx, { before: old, after }, eventId, async () =>
      isByNewRules ? NEW_RULES : findAuthor(tx, eventId),
    );
  }
}
