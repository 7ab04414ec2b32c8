import { MAX_EVENTS } from '@holeshot/contract';
import type { FastifyPluginAsync } from 'fastify';
import { listAttendedEvents } from '../../events/read/attended';
import { readOfClub } from '../../events/read/clubs';
import { listEvents, listEventsOfClub } from '../../events/read/list-events';
import { getEventsTable, listFrontEvents, parseEventsFilter } from '../../events/read/overview';
import { getPinnedEvent } from '../../events/read/pinned-event';
import { presentEvent, presentEventListItem, presentPinnedEvent } from '../../events/read/present-event';
import { eventAndClubScopes, userScopes } from '../../events/read/read-options';
import { revisionHeaders } from '../../events/read/revision-headers';
import { getEvent } from '../../events/read/whole-event';
import { readOfUser } from '../../people/profiles';
import { listNextEvents } from './next-events';

export const eventRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('events', {
    scopes: () => ['events', 'clubs'],
    read: async (db) => (await listEvents(db, { limit: MAX_EVENTS })).map(presentEventListItem),
  });
  app.publicRead('eventsFront', {
    scopes: () => ['events', 'clubs'],
    cacheMs: 60_000,
    async read(db) {
      const { upcoming, recent } = await listFrontEvents(db, Date.now());
      return { Upcoming: upcoming.map(presentEventListItem), Recent: recent.map(presentEventListItem) };
    },
  });
  app.publicRead('nextEvents', {
    scopes: () => ['events', 'clubs'],
    cacheMs: 60_000,
    read: async (db) => (await listNextEvents(db, Date.now())).map(presentEventListItem),
  });
  app.publicRead('eventsTable', {
    scopes: () => ['events', 'clubs'],
    isSearch: ({ filter }) => parseEventsFilter(filter).text !== '',
    async read(db, { filter }, cache) {
      const { rows, ...table } = await getEventsTable(db, parseEventsFilter(filter), cache);
      return {
        Rows: rows.map(presentEventListItem),
        Total: table.total,
        Page: table.page,
        Clubs: table.clubs.map(({ id, name }) => ({ ID: id, Name: name })),
        EventTypes: table.eventTypes,
        Years: table.years,
      };
    },
  });
  app.publicRead('eventsOfClub', {
    scopes: () => ['events', 'clubs'],
    read: readOfClub(async (db, clubId) => (await listEventsOfClub(db, clubId)).map(presentEventListItem)),
  });
  app.publicRead('eventsOfUser', {
    scopes: userScopes,
    read: readOfUser(async (db, userId) => (await listAttendedEvents(db, userId)).map(presentEventListItem)),
  });
  app.publicRead('event', {
    scopes: eventAndClubScopes,
    isSearch: ({ revision }) => revision !== undefined,
    headers: ({ Revision }) => (Revision ? revisionHeaders(Revision.Number, Revision.Hash) : {}),
    async read(db, { eventId, revision }, cache) {
      if (revision === undefined) return presentEvent(await getEvent(db, cache, eventId));
      return presentPinnedEvent(await getPinnedEvent(db, cache, eventId, Number(revision)));
    },
  });
};
