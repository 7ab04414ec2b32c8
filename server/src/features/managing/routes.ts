import type { FastifyPluginAsync } from 'fastify';
import { clubProperties } from './club-form';
import { eventProperties, NEW_EVENT } from './event-form';
import { getManagedClub, getManagedEvent } from './managed';
import { saveClub } from './save-club';
import { createEvent, saveEvent } from './save-event';

/** What managers of a club change: the club, and its events. */
export const managingRoutes: FastifyPluginAsync = async (app) => {
  app.propertyForm('clubProperties', {
    load: async (db, person, { clubId }) => clubProperties(await getManagedClub(db, person, Number(clubId))),
    save: (person, values, { clubId }) => saveClub(app, person, { clubId: Number(clubId), values }),
  });
  app.propertyForm('eventProperties', {
    load: async (db, person, { eventId }) => eventProperties(await getManagedEvent(db, person, eventId)),
    save: (person, values, { eventId }) => saveEvent(app, person, { eventId, values }),
  });
  app.propertyForm('newEventProperties', {
    async load(db, person, { clubId }) {
      await getManagedClub(db, person, Number(clubId));
      return eventProperties(NEW_EVENT);
    },
    save: (person, values, { clubId }) => createEvent(app, person, { clubId: Number(clubId), values }),
  });
};
