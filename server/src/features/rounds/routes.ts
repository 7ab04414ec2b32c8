import { publicRead } from '../../api/public-read';
import { inVisibleEvent } from '../events/repository';
import { presentRound } from './presenter';
import { listRounds } from './repository';

export const roundReads = [
  publicRead('rounds', {
    scopes: ({ eventId }) => [`event:${eventId}`],
    async read(db, { eventId }, shared) {
      const rounds = await inVisibleEvent(db, eventId, listRounds(db, eventId), shared);
      return rounds.map(presentRound);
    },
  }),
];
