import { splitRaces } from '@holeshot/domain';
import { publicRead } from '../../api/public-read';
import { getUser } from '../auth/repository';
import { inVisibleEvent } from '../events/repository';
import { getPilot } from '../pilots/repository';
import { getRound } from '../rounds/repository';
import { presentRace, presentRaceDetails } from './presenter';
import { getRaceBody, getRaceDetails, listRaces, listRacesOfUser } from './repository';
import { sharedRaces } from './shared-races';

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
    async read(db, { eventId, pilotId }) {
      const [races] = await inVisibleEvent(
        db,
        eventId,
        Promise.all([listRaces(db, eventId, { pilotId }), getPilot(db, eventId, pilotId)]),
      );
      return races.map(presentRace);
    },
  }),
  publicRead('racesOfRound', {
    scopes,
    async read(db, { eventId, roundId }) {
      const [races] = await inVisibleEvent(
        db,
        eventId,
        Promise.all([listRaces(db, eventId, { roundId }), getRound(db, eventId, roundId)]),
      );
      return races.map(presentRace);
    },
  }),
  publicRead('race', {
    scopes,
    async read(db, { eventId, raceId }) {
      const race = await inVisibleEvent(db, eventId, getRaceDetails(db, eventId, raceId));
      return presentRaceDetails(race);
    },
  }),
  publicRead('rawRace', {
    scopes,
    async read(db, { eventId, raceId }) {
      const { body } = await inVisibleEvent(db, eventId, getRaceBody(db, eventId, raceId));
      return body.race;
    },
  }),
  publicRead('racesOfUser', {
    scopes: ({ userId }) => ['events', 'users', `user:${Number(userId)}`],
    async read(db, params) {
      const userId = Number(params.userId);
      const [races] = await Promise.all([listRacesOfUser(db, userId, RACES_OF_USER), getUser(db, userId)]);
      return races.map(presentRace);
    },
  }),
];
