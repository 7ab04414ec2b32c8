import { publicRead } from '../../api/public-read';
import { inVisibleEvent } from '../events/repository';
import { presentRound } from './presenter';
import { listRounds } from './repository';

export const roundReads = [
  publicRead('rounds', {
    scopes: ({ eventId }) => [`event:${eventId}`],
    async read(db, { eventId }) {
      const rounds = await inVisibleEvent(db, eventId, listRounds(db, eventId));
      return rounds.map(presentRound);
    },
  }),
];
