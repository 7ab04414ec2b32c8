import { splitRaces } from '@holeshot/domain';
import type { FastifyPluginAsync } from 'fastify';
import { getNewestRevision, getRaceDetails, listRaces, listRacesOfUser } from '../../events/read/races';
import { getEventWith, getPart } from '../../events/read/whole-event';
import { requireProfile } from '../../people/profiles';
import { presentRace, presentRaceDetails } from './presenter';

/** A profile shows recent races only. */
const RACES_OF_USER = 50;

const scopes = ({ eventId }: { eventId: string }) => [`event:${eventId}` as const];

export const raceRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('races', {
    scopes,
    async read(db, { eventId }, cache) {
      const races = await listRaces(db, cache, eventId);
      return races.map(presentRace);
    },
  });
  app.publicRead('lastRaces', {
    scopes,
    async read(db, { eventId, n }, cache) {
      const races = await listRaces(db, cache, eventId);
      return splitRaces(races).last(Number(n)).reverse().map(presentRace);
    },
  });
  app.publicRead('nextRaces', {
    scopes,
    async read(db, { eventId, n }, cache) {
      const races = await listRaces(db, cache, eventId);
      return splitRaces(races).next(Number(n)).map(presentRace);
    },
  });
  app.publicRead('racesOfPilot', {
    scopes,
    async read(db, { eventId, pilotId }, cache) {
      const [event, races] = await getEventWith(db, cache, eventId, listRaces(db, cache, eventId));
      const { id } = getPart(event.pilots, 'pilot', pilotId);
      return races.filter(({ summaries }) => summaries.some((own) => own.pilotId === id)).map(presentRace);
    },
  });
  app.publicRead('racesOfRound', {
    scopes,
    async read(db, { eventId, roundId }, cache) {
      const [event, races] = await getEventWith(db, cache, eventId, listRaces(db, cache, eventId));
      const { id } = getPart(event.rounds, 'round', roundId);
      return races.filter((race) => race.roundId === id).map(presentRace);
    },
  });
  app.publicRead('race', {
    scopes: ({ eventId }) => [`event:${eventId}`, `live:${eventId}`],
    read: async (db, { eventId, raceId }, cache) =>
      presentRaceDetails(await getRaceDetails(db, cache, eventId, raceId)),
  });
  app.publicRead('rawRace', {
    scopes,
    async read(db, { eventId, raceId }, cache) {
      const read = getNewestRevision(db, eventId, raceId);
      const [, { body }] = await getEventWith(db, cache, eventId, read);
      return body.race;
    },
  });
  app.publicRead('racesOfUser', {
    scopes: ({ userId }) => ['events', 'users', `user:${Number(userId)}`],
    async read(db, params) {
      const userId = Number(params.userId);
      const [races] = await Promise.all([
        listRacesOfUser(db, userId, RACES_OF_USER),
        requireProfile(db, userId),
      ]);
      return races.map(presentRace);
    },
  });
};
