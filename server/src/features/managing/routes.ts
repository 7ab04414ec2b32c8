import type { FastifyPluginAsync } from 'fastify';
import type { Queryable } from '../../database';
import { matchNames } from '../../events/join/join-choices';
import { joinEvents, keepSeparate, separateEvents } from '../../events/join/join-events';
import { removeRegistration } from '../../events/write/registration';
import { listMembers, removeMember, setManager } from '../../people/club-members';
import { getManagedClub, getManagedEvent, getPersonName, lockManagedEvent } from '../../people/managed';
import type { SignedIn } from '../../people/signed-in';
import { clubProperties, NEW_CLUB_PROPERTIES } from './club-form';
import { deleteEvent } from './delete-event';
import { eventProperties, NEW_EVENT } from './event-form';
import { listJoinRequests } from './join-requests';
import { presentManagedClub, presentRegistrations } from './presenter';
import { listConflicts, listManagedEvents, listPilotNames, listRegistrations } from './repository';
import { createClub, requireClubCreator, saveClub } from './save-club';
import { createEvent, saveEvent } from './save-event';

/** Changes of a club and its events by managers. */
export const managingRoutes: FastifyPluginAsync = async (app) => {
  app.propertyForm('clubProperties', {
    load: async (db, person, { clubId }) => clubProperties(await getManagedClub(db, person, Number(clubId))),
    save: (person, values, { clubId }, { transaction }) =>
      saveClub(app, transaction, person, { clubId: Number(clubId), values }),
  });
  app.propertyForm('ownClubProperties', {
    async load(db, person) {
      if (person.managedClub) return clubProperties(await getManagedClub(db, person, person.managedClub.id));
      requireClubCreator(person);
      return NEW_CLUB_PROPERTIES;
    },
    save: (person, values, _params, { transaction }) =>
      person.managedClub
        ? saveClub(app, transaction, person, { clubId: person.managedClub.id, values })
        : createClub(app, person, values),
  });
  app.propertyForm('eventProperties', {
    load: async (db, person, { eventId }) => eventProperties(await getManagedEvent(db, person, eventId)),
    save: (person, values, { eventId }, { transaction }) =>
      saveEvent(app, transaction, person, { eventId, values }),
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
      const nowMs = Date.now();
      const [events, requests, members, conflicts, usedBytes] = await Promise.all([
        listManagedEvents(db, club.id),
        listJoinRequests(db, club.id),
        listMembers(db, club.id, new Date(nowMs)),
        listConflicts(db, club.id),
        app.clubQuota.measure(club.id),
      ]);
      const storage = { usedBytes, quotaBytes: app.clubQuota.bytes };
      return presentManagedClub(person, club, events, { requests, members, conflicts, storage }, nowMs);
    },
  });
  app.personalRead('clubRegistrations', {
    async read(db, person, { eventId }) {
      const event = await getManagedEvent(db, person, eventId);
      return presentRegistrations(await listRegistrations(db, event.id));
    },
  });

  app.personalRead('eventJoin', {
    async read(db, person, { eventId, appEventId }) {
      const [site, other] = [
        await getManagedEvent(db, person, eventId),
        await getManagedEvent(db, person, appEventId),
      ];
      const registered = (await listRegistrations(db, site.id)).map(({ pilotName }) => pilotName);
      const { matched, onlyRegistered, onlyInApp } = matchNames(
        registered,
        await listPilotNames(db, other.id),
      );
      return { Matched: matched, OnlyRegistered: onlyRegistered, OnlyInApp: onlyInApp };
    },
  });
  app.personalWrite('joinEvent', async (tx, person, { eventId, appEventId }) => {
    await getManagedEvent(tx, person, eventId);
    await joinEvents(tx, { siteId: eventId, appId: appEventId }, getPersonName(person));
  });
  app.personalWrite('keepEventSeparate', async (tx, person, { eventId }) => {
    await lockManagedEvent(tx, person, eventId);
    await keepSeparate(tx, eventId);
  });
  app.personalWrite('separateEvent', async (tx, person, { eventId }) => {
    await getManagedEvent(tx, person, eventId);
    await separateEvents(tx, eventId, getPersonName(person));
  });

  app.personalWrite('deleteEvent', (tx, person, { eventId }) => deleteEvent(tx, person, eventId));
  const answer =
    (isManager: boolean) =>
    async (tx: Queryable, person: SignedIn, { clubId, userId }: { clubId: string; userId: string }) => {
      const club = await getManagedClub(tx, person, Number(clubId));
      await setManager(tx, { club, userId: Number(userId), isManager, byId: person.id });
    };
  app.personalWrite('makeManager', answer(true));
  app.personalWrite('removeManager', answer(false));
  app.personalWrite('removeMember', async (tx, person, ids) => {
    const [clubId, userId] = [Number(ids.clubId), Number(ids.userId)];
    if (userId !== person.id) await getManagedClub(tx, person, clubId);
    await removeMember(tx, { clubId, userId, byId: person.id });
  });

  app.personalWrite('removeClubRegistration', async (tx, person, { eventId, userId }) => {
    await lockManagedEvent(tx, person, eventId);
    await removeRegistration(tx, { eventId, userId: Number(userId), nowMs: Date.now(), by: 'manager' });
  });
};
