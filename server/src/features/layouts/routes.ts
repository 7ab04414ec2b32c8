import type { WireLayout } from '@holeshot/contract/wire';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { schema } from '../../database';
import { isOfClub, listBestTimes, listFlownTimes, presentFlownTime } from '../../events/read/best-times';
import { getClub } from '../../events/read/clubs';
import { toListItem } from '../../events/read/list-events';
import { presentEventListItem } from '../../events/read/present-event';
import { eventScopes } from '../../events/read/read-options';
import { findTrackOfClub } from '../../events/read/track-of-club';
import { findLayout } from '../../events/read/track-of-event';
import { getEvent } from '../../events/read/whole-event';

const { events, raceSummaries, trackLayouts } = schema;

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
    scopes: eventScopes,
    async read(db, { eventId }, cache) {
      // an unknown or hidden event is not found
      const [layout] = await Promise.all([findLayout(db, eventId), getEvent(db, cache, eventId)]);
      return layout ? [presentLayout(layout)] : [];
    },
  });
  app.publicRead('trackOfClub', {
    scopes: () => ['clubs', 'events'],
    async read(db, params) {
      const clubId = Number(params.clubId);
      const [row] = await Promise.all([findTrackOfClub(db, clubId), getClub(db, clubId)]);
      if (!row) return [];
      const { raw: _, layout, ...event } = row;
      const isOnLayout = and(isOfClub(clubId), eq(events.layoutHash, layout.hash));
      const { lap } = await listBestTimes(db, { lap: raceSummaries.bestLapSeconds }, isOnLayout);
      const [best] = await listFlownTimes(db, raceSummaries.bestLapSeconds, isOnLayout, lap.slice(0, 1));
      return [
        {
          Event: presentEventListItem(toListItem(event)),
          Layout: presentLayout(layout),
          Record: best ? presentFlownTime(best) : null,
        },
      ];
    },
  });
};
