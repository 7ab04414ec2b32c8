import type { WireLayout } from '@holeshot/contract/wire';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { type Queryable, schema } from '../../database';
import { type FlownTime, isOfClub, listFastestLaps, presentFlownTime } from '../../events/read/best-times';
import { readOfClub } from '../../events/read/clubs';
import { toListItem } from '../../events/read/list-events';
import { presentEventListItem } from '../../events/read/present-event';
import { eventScopes } from '../../events/read/read-options';
import { findLayout, findTrackOfClub, isRecordOfLayout } from '../../events/read/tracks';
import { getEvent } from '../../events/read/whole-event';

const { events, recordChanges, trackLayouts } = schema;

type LayoutRow = typeof trackLayouts.$inferSelect;

const presentLayout = ({ hash, name, elements }: LayoutRow): WireLayout => ({
  ID: hash,
  Name: name,
  Elements: elements.map((element) => ({
    Kind: element.kind,
    X: element.x,
    Y: element.y,
    Z: element.z,
    Rotation: element.rotation,
    Decorative: element.isDecorative,
    SplitEnd: element.isSplitEnd,
  })),
});

/** The fastest lap of a layout at a club, in the event that the history of its record names (R164). */
async function findRecord(db: Queryable, clubId: number, hash: string): Promise<FlownTime | undefined> {
  const [record] = await db
    .select({ eventId: recordChanges.eventId })
    .from(recordChanges)
    .where(isRecordOfLayout(clubId, hash))
    .orderBy(desc(recordChanges.id))
    .limit(1);
  if (!record?.eventId) return undefined;
  const isFlownThere = and(isOfClub(clubId), eq(events.layoutHash, hash), eq(events.id, record.eventId));
  const [best] = await listFastestLaps(db, isFlownThere, 1);
  return best;
}

/** The tracks of events. */
export const layoutRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('layout', {
    scopes: eventScopes,
    async read(db, { eventId }, cache) {
      // an unknown or hidden event is not found
      const [layout] = await Promise.all([findLayout(db, eventId), getEvent(db, cache, eventId)]);
      return layout ? [presentLayout(layout)] : [];
    },
  });
  app.publicRead('trackOfClub', {
    scopes: () => ['clubs', 'events'],
    read: readOfClub(async (db, clubId) => {
      const row = await findTrackOfClub(db, clubId);
      if (!row) return [];
      const { raw: _, layout, ...event } = row;
      const record = await findRecord(db, clubId, layout.hash);
      return [
        {
          Event: presentEventListItem(toListItem(event)),
          Layout: presentLayout(layout),
          Record: record ? presentFlownTime(record) : null,
        },
      ];
    }),
  });
};
