import { publicRead } from '../../api/public-read';
import { partOf, sharedEvent } from '../events/shared-event';
import { presentRound } from '../rounds/presenter';
import { presentStage } from './presenter';

export const stageReads = [
  publicRead('stages', {
    scopes: ({ eventId }) => [`event:${eventId}`],
    read: async (db, { eventId }, shared) =>
      (await sharedEvent(db, shared, eventId)).stages.map(presentStage),
  }),
  publicRead('stageRounds', {
    scopes: ({ eventId }) => [`event:${eventId}`],
    async read(db, { eventId, stageId }, shared) {
      const { rounds, stages } = await sharedEvent(db, shared, eventId);
      const { id } = partOf(stages, 'stage', stageId);
      return rounds.filter((round) => round.stageId === id).map(presentRound);
    },
  }),
];
