import type { FastifyPluginAsync } from 'fastify';
import { listRaces } from '../../events/read/races';
import { eventScopes, pinnedRead } from '../../events/read/read-options';
import { getEvent, getEventWith, getPart } from '../../events/read/whole-event';
import { listLaps } from './list-laps';
import { presentLapCounts, presentLaps, presentPoints, presentRollOvers, presentSummary } from './presenter';
import { listRollOvers } from './roll-overs';
import { listRankedPilots, listSummaries, summariesOfStage } from './service';

export const summaryRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('summaries', {
    ...pinnedRead,
    read: async (db, { eventId, revision }, cache) =>
      listSummaries(await listRaces(db, cache, eventId, revision)).map(presentSummary),
  });
  app.publicRead('summariesOfRace', {
    scopes: eventScopes,
    async read(db, { eventId, raceId }, cache) {
      const race = getPart(await listRaces(db, cache, eventId), 'race', raceId);
      return race.summaries.map(presentSummary);
    },
  });
  app.publicRead('summariesOfPilot', {
    ...pinnedRead,
    async read(db, { eventId, pilotId, revision }, cache) {
      const read = listRaces(db, cache, eventId, revision);
      const [event, races] = await getEventWith(db, cache, eventId, read);
      const { id } = getPart(event.pilots, 'pilot', pilotId);
      return listSummaries(races)
        .filter((summary) => summary.pilotId === id)
        .map(presentSummary);
    },
  });
  app.publicRead('summariesOfStage', {
    ...pinnedRead,
    async read(db, { eventId, stageId, revision }, cache) {
      const read = listRaces(db, cache, eventId, revision);
      const [event, races] = await getEventWith(db, cache, eventId, read);
      return summariesOfStage(event, getPart(event.stages, 'stage', stageId), races).map(presentSummary);
    },
  });
  app.publicRead('laps', {
    ...pinnedRead,
    async read(db, { eventId, revision }, cache) {
      const [[event, races], laps] = await Promise.all([
        getEventWith(db, cache, eventId, listRaces(db, cache, eventId, revision)),
        listLaps(db, cache, eventId, revision),
      ]);
      return presentLaps({ races, laps }, listRankedPilots(event));
    },
  });
  app.publicRead('lapCounts', {
    ...pinnedRead,
    async read(db, { eventId, revision }, cache) {
      const read = listRaces(db, cache, eventId, revision);
      const [event, races] = await getEventWith(db, cache, eventId, read);
      return presentLapCounts(listSummaries(races), listRankedPilots(event));
    },
  });
  app.publicRead('points', {
    ...pinnedRead,
    async read(db, { eventId, revision }, cache) {
      const read = listRaces(db, cache, eventId, revision);
      const [event, races] = await getEventWith(db, cache, eventId, read);
      return presentPoints(listSummaries(races), listRankedPilots(event));
    },
  });
  app.publicRead('pointsOfStage', {
    ...pinnedRead,
    async read(db, { eventId, stageId, revision }, cache) {
      const event = await getEvent(db, cache, eventId);
      const stage = getPart(event.stages, 'stage', stageId);
      const [races, rollOvers] = await Promise.all([
        listRaces(db, cache, eventId, revision),
        listRollOvers(db, eventId, stage),
      ]);
      const pilots = listRankedPilots(event);
      return [
        ...presentPoints(summariesOfStage(event, stage, races), pilots),
        ...presentRollOvers(rollOvers, pilots),
      ];
    },
  });
};
