import { publicRead } from '../../api/public-read';
import { sharedEvent } from '../events/shared-event';
import { presentRound } from './presenter';

export const roundReads = [
  publicRead('rounds', {
    scopes: ({ eventId }) => [`event:${eventId}`],
    read: async (db, { eventId }, shared) =>
      (await sharedEvent(db, shared, eventId)).rounds.map(presentRound),
  }),
];
