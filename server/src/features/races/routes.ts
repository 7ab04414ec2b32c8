import type { WireRace } from '@holeshot/contract/wire';
import { joinStartIntervals, listStartIntervals, splitRaces } from '@holeshot/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { ReadCache } from '../../cache/versioned-cache';
import type { Queryable } from '../../database';
import { findCalledRace } from '../../events/read/field-day';
import type { StoredRace } from '../../events/read/race-rows';
import { getRaceDetails, getRevision, listRaces, listRacesOfUser } from '../../events/read/races';
import { eventScopes, pinnedRead } from '../../events/read/read-options';
import { raceResultsOf } from '../../events/read/result-states';
import { revisionHeaders } from '../../events/read/revision-headers';
import { listStartsBefore } from '../../events/read/starts-before';
import { getEvent, getEventWith, getPart, type WholeEvent } from '../../events/read/whole-event';
import { readOfUser } from '../../people/profiles';
import { presentRace, presentRaceDetails } from './presenter';

/** A profile shows recent races only. */
const RACES_OF_USER = 50;

/** Some races of an event, or of a revision of it; results of a revision have no state. */
async function presentRaces(
  db: Queryable,
  cache: ReadCache,
  { eventId, revision }: { eventId: string; revision?: string | undefined },
  choose: (races: readonly StoredRace[], event: WholeEvent) => readonly StoredRace[],
): Promise<WireRace[]> {
  const read = listRaces(db, cache, eventId, revision);
  const [event, races] = await getEventWith(db, cache, eventId, read);
  const getResults = revision === undefined ? raceResultsOf(event) : undefined;
  return choose(races, event).map((race) => presentRace(race, getResults));
}

export const raceRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('races', {
    ...pinnedRead,
    read: (db, params, cache) => presentRaces(db, cache, params, (races) => races),
  });
  app.publicRead('lastRaces', {
    ...pinnedRead,
    read: (db, params, cache) =>
      presentRaces(db, cache, params, (races) => splitRaces(races).last(Number(params.n)).reverse()),
  });
  app.publicRead('nextRaces', {
    ...pinnedRead,
    read: (db, params, cache) =>
      presentRaces(db, cache, params, (races) => splitRaces(races).next(Number(params.n))),
  });
  app.publicRead('startIntervals', {
    scopes: ({ eventId }) => ['events', `event:${eventId}`],
    async read(db, { eventId }, cache) {
      const { club, start } = await getEvent(db, cache, eventId);
      const events = await listStartsBefore(db, { clubId: club.id, start });
      const { sameRound, newRound } = joinStartIntervals(events.map(listStartIntervals));
      return { SameRound: sameRound, NewRound: newRound };
    },
  });
  app.publicRead('calledRace', {
    scopes: eventScopes,
    async read(db, { eventId }, cache) {
      const [, raceId] = await getEventWith(db, cache, eventId, findCalledRace(db, eventId));
      return { RaceID: raceId };
    },
  });
  app.publicRead('racesOfPilot', {
    ...pinnedRead,
    read: (db, params, cache) =>
      presentRaces(db, cache, params, (races, { pilots }) => {
        const { id } = getPart(pilots, 'pilot', params.pilotId);
        return races.filter(({ summaries }) => summaries.some((own) => own.pilotId === id));
      }),
  });
  app.publicRead('racesOfRound', {
    ...pinnedRead,
    read: (db, params, cache) =>
      presentRaces(db, cache, params, (races, { rounds }) => {
        const { id } = getPart(rounds, 'round', params.roundId);
        return races.filter((race) => race.roundId === id);
      }),
  });
  app.publicRead('race', {
    scopes: ({ eventId }) => [`event:${eventId}`, `live:${eventId}`],
    headers: ({ Revision, RevisionHash = '' }) => revisionHeaders(Revision, RevisionHash),
    async read(db, { eventId, raceId, revision }, cache) {
      const number = revision === undefined ? undefined : Number(revision);
      const race = await getRaceDetails(db, cache, eventId, raceId, number);
      const event = await getEvent(db, cache, eventId);
      return presentRaceDetails(race, revision === undefined ? raceResultsOf(event) : undefined);
    },
  });
  app.publicRead('rawRace', {
    scopes: eventScopes,
    async read(db, { eventId, raceId, revision }, cache) {
      const number = revision === undefined ? undefined : Number(revision);
      const read = getRevision(db, { eventId, raceId, number });
      const [, { body }] = await getEventWith(db, cache, eventId, read);
      return body.race;
    },
  });
  app.publicRead('racesOfUser', {
    scopes: ({ userId }) => ['events', 'users', `user:${Number(userId)}`],
    read: readOfUser(async (db, userId) =>
      (await listRacesOfUser(db, userId, RACES_OF_USER)).map((race) => presentRace(race)),
    ),
  });
};
