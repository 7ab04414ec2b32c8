import type { Guid } from '@holeshot/domain';
import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { isObject } from '../../importing/parse/clean-json';
import { parseGuid } from '../../importing/parse/fields';
import { isOfClub } from './best-times';
import { isVisible, listColumns } from './list-events';

const { clubs, events, recordChanges, trackLayouts } = schema;

/** An event whose track was taken away may still have its layout. */
const MAX_WITHOUT_TRACK = 5;

/** Whether an event has a track by its file. */
const namesTrack = (raw: unknown): boolean => isObject(raw) && parseGuid(raw.Track) !== null;

/** The newest visible event of a club that names a track, with its layout; undefined for none. */
export async function findTrackOfClub(db: Queryable, clubId: number) {
  const rows = await db
    .select({ ...listColumns, raw: events.raw, layout: trackLayouts })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .innerJoin(trackLayouts, eq(trackLayouts.hash, events.layoutHash))
    .where(and(isVisible, isOfClub(clubId), isNotNull(events.startInstant)))
    .orderBy(desc(events.startInstant), events.id)
    .limit(MAX_WITHOUT_TRACK);
  return rows.find(({ raw }) => namesTrack(raw));
}

/** The layout of the track that an event names; undefined for none. */
export async function findLayout(db: Queryable, eventId: Guid) {
  const [row] = await db
    .select({ raw: events.raw, layout: trackLayouts })
    .from(events)
    .innerJoin(trackLayouts, eq(trackLayouts.hash, events.layoutHash))
    .where(eq(events.id, eventId));
  return row && namesTrack(row.raw) ? row.layout : undefined;
}

/** Whether a line of the history of records is of a layout at a club. */
export const isRecordOfLayout = (clubId: number, hash: string): SQL | undefined =>
  and(eq(recordChanges.clubId, clubId), eq(recordChanges.layoutHash, hash), isNull(recordChanges.userId));
