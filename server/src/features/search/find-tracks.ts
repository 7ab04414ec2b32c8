import type { WireTrackHit } from '@holeshot/contract/wire';
import { and, eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { listEvents } from '../../events/read/list-events';
import { presentEventListItem } from '../../events/read/present-event';
import { hasWords, MAX_ROWS, matchRank, searchText, type Words } from './words';

const { events, trackLayouts } = schema;

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
    .where(and(hasWords(trackName, words)))
    .orderBy(matchRank(trackName, words), trackLayouts.name, trackLayouts.hash)
    .limit(LAYOUTS);
  const flown = await Promise.all(
    layouts.map(async ({ hash, name }) => {
      const onLayout = await listEvents(db, { where: eq(events.layoutHash, hash) });
      const [newest] = onLayout;
      return newest ? [{ Name: name, Event: presentEventListItem(newest), Events: onLayout.length }] : [];
    }),
  );
  const rows = flown.flat();
  return { total: rows.length, rows: rows.slice(0, MAX_ROWS) };
}
