import { EVENTS_MAXIMUM } from '@holeshot/contract';
import { publicRead } from '../../api/public-read';
import { requireProfile } from '../auth/repository';
import { getClub } from '../clubs/repository';
import { parseEventsFilter } from './events-filter';
import { findEventsTable, findFrontEvents } from './overview';
import { presentEvent, presentEventListItem } from './presenter';
import { listEvents, listEventsOfClub, listEventsOfUser } from './repository';
import { sharedEvent } from './shared-event';

export const eventReads = [
  publicRead('events', {
    scopes: () => ['events', 'clubs'],
    read: async (db) => (await listEvents(db, { limit: EVENTS_MAXIMUM })).map(presentEventListItem),
  }),
  publicRead('eventsFront', {
    scopes: () => ['events', 'clubs'],
    keptMs: 60_000,
    async read(db) {
      const { upcoming, recent } = await findFrontEvents(db, Date.now());
      return { Upcoming: upcoming.map(presentEventListItem), Recent: recent.map(presentEventListItem) };
    },
  }),
  publicRead('eventsTable', {
    scopes: () => ['events', 'clubs'],
    async read(db, { filter }, shared) {
      const { rows, ...table } = await findEventsTable(db, parseEventsFilter(filter), shared);
      return {
        Rows: rows.map(presentEventListItem),
        Total: table.total,
        Page: table.page,
        Clubs: table.clubs.map(({ id, name }) => ({ ID: id, Name: name })),
        EventTypes: table.eventTypes,
        Years: table.years,
      };
    },
  }),
  publicRead('eventsOfClub', {
    scopes: () => ['events', 'clubs'],
    async read(db, params) {
      const clubId = Number(params.clubId);
      const [events] = await Promise.all([listEventsOfClub(db, clubId), getClub(db, clubId)]);
      return events.map(presentEventListItem);
    },
  }),
  publicRead('eventsOfUser', {
    scopes: ({ userId }) => ['events', 'clubs', 'users', `user:${Number(userId)}`],
    keptMs: 60_000,
    async read(db, params) {
      const userId = Number(params.userId);
      const [events] = await Promise.all([
        listEventsOfUser(db, userId, Date.now()),
        requireProfile(db, userId),
      ]);
      return events.map(presentEventListItem);
    },
  }),
  publicRead('event', {
    scopes: ({ eventId }) => [`event:${eventId}`, 'clubs'],
    read: async (db, { eventId }, shared) => presentEvent(await sharedEvent(db, shared, eventId)),
  }),
];
