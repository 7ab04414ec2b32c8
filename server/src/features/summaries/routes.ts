import type { FastifyPluginAsync } from 'fastify';
import { listRaces } from '../../events/read/races';
import { getEvent, getEventWith, getPart } from '../../events/read/whole-event';
import { listLaps } from './list-laps';
import { presentLapCounts, presentLaps, presentPoints, presentRollOvers, presentSummary } from './presenter';
import { listRollOvers } from './roll-overs';
import { listSummaries, rankedPilots, summariesOfStage } from './service';

const scopes = ({ eventId }: { eventId: string }) => [`event:${eventId}` as const];

export const summaryRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('summaries', {
    scopes,
    read: async (db, { eventId }, cache) =>
      listSummaries(await listRaces(db, cache, eventId)).map(presentSummary),
  });
  app.publicRead('summariesOfRace', {
    scopes,
    async read(db, { eventId, raceId }, cache) {
      const race = getPart(await listRaces(db, cache, eventId), 'race', raceId);
      return race.summaries.map(presentSummary);
    },
  });
  app.publicRead('summariesOfPilot', {
    scopes,
    async read(db, { eventId, pilotId }, cache) {
      const [event, races] = await getEventWith(db, cache, eventId, listRaces(db, cache, eventId));
      const { id } = getPart(event.pilots, 'pilot', pilotId);
      return listSummaries(races)
        .filter((summary) => summary.pilotId === id)
        .map(presentSummary);
    },
  });
  app.publicRead('summariesOfStage', {
    scopes,
    async read(db, { eventId, stageId }, cache) {
      const [event, races] = await getEventWith(db, cache, eventId, listRaces(db, cache, eventId));
      return summariesOfStage(event, getPart(event.stages, 'stage', stageId), races).map(presentSummary);
    },
  });
  app.publicRead('laps', {
    scopes,
    async read(db, { eventId }, cache) {
      const [[event, races], laps] = await Promise.all([
        getEventWith(db, cache, eventId, listRaces(db, cache, eventId)),
        listLaps(db, eventId),
      ]);
      return presentLaps({ races, laps }, rankedPilots(event));
    },
  });
  app.publicRead('lapCounts', {
    scopes,
    async read(db, { eventId }, cache) {
      const [event, races] = await getEventWith(db, cache, eventId, listRaces(db, cache, eventId));
      return presentLapCounts(listSummaries(races), rankedPilots(event));
    },
  });
  app.publicRead('points', {
    scopes,
    async read(db, { eventId }, cache) {
      const [event, races] = await getEventWith(db, cache, eventId, listRaces(db, cache, eventId));
      return presentPoints(listSummaries(races), rankedPilots(event));
    },
  });
  app.publicRead('pointsOfStage', {
    scopes,
    async read(db, { eventId, stageId }, cache) {
      const event = await getEvent(db, cache, eventId);
      const stage = getPart(event.stages, 'stage', stageId);
      const [races, rollOvers] = await Promise.all([
        listRaces(db, cache, eventId),
        listRollOvers(db, eventId, stage),
      ]);
      const pilots = rankedPilots(event);
      return [
        ...presentPoints(summariesOfStage(event, stage, races), pilots),
        ...presentRollOvers(rollOvers, pilots),
      ];
    },
  });
};
