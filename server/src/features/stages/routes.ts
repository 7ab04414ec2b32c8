import type { FastifyPluginAsync } from 'fastify';
import { getEvent, getPart } from '../events/whole-event';
import { presentRound } from '../rounds/presenter';
import { presentStage } from './presenter';

export const stageRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('stages', {
    scopes: ({ eventId }) => [`event:${eventId}`],
    read: async (db, { eventId }, cache) => (await getEvent(db, cache, eventId)).stages.map(presentStage),
  });
  app.publicRead('stageRounds', {
    scopes: ({ eventId }) => [`event:${eventId}`],
    async read(db, { eventId, stageId }, cache) {
      const { rounds, stages } = await getEvent(db, cache, eventId);
      const { id } = getPart(stages, 'stage', stageId);
      return rounds.filter((round) => round.stageId === id).map(presentRound);
    },
  });
};
