import { publicRead } from '../../api/public-read';
import { inVisibleEvent } from '../events/repository';
import { presentRound } from '../rounds/presenter';
import { listRounds } from '../rounds/repository';
import { presentStage } from './presenter';
import { getStage, listStages } from './repository';

export const stageReads = [
  publicRead('stages', {
    scopes: ({ eventId }) => [`event:${eventId}`],
    async read(db, { eventId }, shared) {
      const stages = await inVisibleEvent(db, eventId, listStages(db, eventId), shared);
      return stages.map(presentStage);
    },
  }),
  publicRead('stageRounds', {
    scopes: ({ eventId }) => [`event:${eventId}`],
    async read(db, { eventId, stageId }) {
      const [rounds] = await inVisibleEvent(
        db,
        eventId,
        Promise.all([listRounds(db, eventId, stageId), getStage(db, eventId, stageId)]),
      );
      return rounds.map(presentRound);
    },
  }),
];
