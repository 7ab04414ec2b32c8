import type { WireTrackHit } from '@holeshot/contract/wire';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Queryable, schema, searchText } from '../../database';
import { isVisible, listColumns, toListItem } from '../../events/read/list-events';
import { presentEventListItem } from '../../events/read/present-event';
import { hasWords, MAX_ROWS, matchRank, type Words } from './words';

const { clubs, events, trackLayouts } = schema;

const trackName = searchText(trackLayouts.name);
/** More of the same name are found by more words. */
const LAYOUTS = 10;

/** Tracks that have the words in their names and were flown at visible events, with the newest event of each. */
export async function findTracks(
  db: Queryable,
  words: Words,
): Promise<{ total: number; rows: WireTrackHit[] }> {
  const layouts = await db
    .select({ hash: trackLayouts.hash, name: trackLayouts.name })
    .from(trackLayouts)
    .where(hasWords(trackName, words))
    .orderBy(matchRank(trackName, words), trackLayouts.name, trackLayouts.hash)
    .limit(LAYOUTS);
  const newest = await listNewestEvents(
    db,
    layouts.map(({ hash }) => hash),
  );
  const rows = layouts.flatMap(({ hash, name }) => {
    const event = newest.find(({ layoutHash }) => layoutHash === hash);
    return event ? [{ Name: name, Event: presentEventListItem(event), Events: event.eventsOnLayout }] : [];
  });
  return { total: rows.length, rows: rows.slice(0, MAX_ROWS) };
}

/** The newest visible event on each of the layouts, with the number of all. */
async function listNewestEvents(db: Queryable, hashes: readonly string[]) {
  const rows = await db
    .selectDistinctOn([events.layoutHash], {
      ...listColumns,
      layoutHash: events.layoutHash,
      eventsOnLayout: sql<number>`count(*) over (partition by ${events.layoutHash})::int`,
    })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(and(isVisible, inArray(events.layoutHash, [...hashes])))
    .orderBy(events.layoutHash, sql`${events.startInstant} desc nulls last`, events.id);
  return rows.map(toListItem);
}
