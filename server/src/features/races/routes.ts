import { splitRaces } from '@holeshot/domain';
import { publicRead } from '../../api/public-read';
import { requireProfile } from '../auth/repository';
import { partOf, withSharedEvent } from '../events/shared-event';
import { presentRace, presentRaceDetails } from './presenter';
import { getNewestRevision, getRaceDetails, listRacesOfUser, sharedRaces } from './repository';

/** A profile shows recent races, not a life's work. */
const RACES_OF_USER = 50;

const scopes = ({ eventId }: { eventId: string }) => [`event:${eventId}` as const];

export const raceReads = [
  publicRead('races', {
    scopes,
    async read(db, { eventId }, shared) {
      const races = await sharedRaces(db, shared, eventId);
      return races.map(presentRace);
    },
  }),
  publicRead('lastRaces', {
    scopes,
    async read(db, { eventId, n }, shared) {
      const races = await sharedRaces(db, shared, eventId);
      return splitRaces(races).last(Number(n)).reverse().map(presentRace);
    },
  }),
  publicRead('nextRaces', {
    scopes,
    async read(db, { eventId, n }, shared) {
      const races = await sharedRaces(db, shared, eventId);
      return splitRaces(races).next(Number(n)).map(presentRace);
    },
  }),
  publicRead('racesOfPilot', {
    scopes,
    async read(db, { eventId, pilotId }, shared) {
      const [event, races] = await withSharedEvent(db, shared, eventId, sharedRaces(db, shared, eventId));
      const { id } = partOf(event.pilots, 'pilot', pilotId);
      return races.filter(({ summaries }) => summaries.some((own) => own.pilotId === id)).map(presentRace);
    },
  }),
  publicRead('racesOfRound', {
    scopes,
    async read(db, { eventId, roundId }, shared) {
      const [event, races] = await withSharedEvent(db, shared, eventId, sharedRaces(db, shared, eventId));
      const { id } = partOf(event.rounds, 'round', roundId);
      return races.filter((race) => race.roundId === id).map(presentRace);
    },
  }),
  publicRead('race', {
    scopes,
    read: async (db, { eventId, raceId }, shared) =>
      presentRaceDetails(await getRaceDetails(db, shared, eventId, raceId)),
  }),
  publicRead('rawRace', {
    scopes,
    async read(db, { eventId, raceId }, shared) {
      const read = getNewestRevision(db, eventId, raceId);
      const [, { body }] = await withSharedEvent(db, shared, eventId, read);
      return body.race;
    },
  }),
  publicRead('racesOfUser', {
    scopes: ({ userId }) => ['events', 'users', `user:${Number(userId)}`],
    async read(db, params) {
      const userId = Number(params.userId);
      const [races] = await Promise.all([
        listRacesOfUser(db, userId, RACES_OF_USER),
        requireProfile(db, userId),
      ]);
      return races.map(presentRace);
    },
  }),
];
