import type { WireLayout } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { schema } from '../../database';
import { getEvent } from '../../events/read/whole-event';
import { isObject } from '../../importing/parse/clean-json';
import { parseGuid } from '../../importing/parse/fields';

const { events, trackLayouts } = schema;

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

/** The tracks of events. */
export const layoutRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('layout', {
    scopes: ({ eventId }) => [`event:${eventId}`],
    async read(db, { eventId }, cache) {
      const [[row]] = await Promise.all([
        db
          .select({ raw: events.raw, layout: trackLayouts })
          .from(events)
          .innerJoin(trackLayouts, eq(trackLayouts.hash, events.layoutHash))
          .where(eq(events.id, eventId)),
        // an unknown or hidden event is not found
        getEvent(db, cache, eventId),
      ]);
      // an event whose track was taken away since has none
      const hasTrack = row && isObject(row.raw) && parseGuid(row.raw.Track) !== null;
      return hasTrack ? [presentLayout(row.layout)] : [];
    },
  });
};
