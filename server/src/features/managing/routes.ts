import type { FastifyPluginAsync } from 'fastify';
import { removeRegistration } from '../registrations/registration';
import { clubProperties } from './club-form';
import { deleteEvent } from './delete-event';
import { eventProperties, NEW_EVENT } from './event-form';
import { listJoinRequests } from './join-requests';
import { getManagedClub, getManagedEvent, lockManagedEvent } from './managed';
import { presentManagedClub, presentRegistrations } from './presenter';
import { listConflicts, listManagedEvents, listRegistrations } from './repository';
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

  app.personalRead('managedClub', {
    async read(db, person, { clubId }) {
      const club = await getManagedClub(db, person, Number(clubId));
      const [events, requests, conflicts] = await Promise.all([
        listManagedEvents(db, club.id),
        listJoinRequests(db, club.id),
        listConflicts(db, club.id),
      ]);
      return presentManagedClub(person, club, events, { requests, conflicts }, Date.now());
    },
  });
  app.personalRead('clubRegistrations', {
    async read(db, person, { eventId }) {
      const event = await getManagedEvent(db, person, eventId);
      return presentRegistrations(await listRegistrations(db, event.id));
    },
  });

  app.personalWrite('deleteEvent', (tx, person, { eventId }) => deleteEvent(tx, person, eventId));
  app.personalWrite('removeClubRegistration', async (tx, person, { eventId, userId }) => {
    await lockManagedEvent(tx, person, eventId);
    await removeRegistration(tx, { eventId, userId: Number(userId), nowMs: Date.now(), by: 'manager' });
  });
};
