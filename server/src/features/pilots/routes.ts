import { publicRead } from '../../api/public-read';
import { sharedEvent } from '../events/shared-event';
import { presentPilot } from './presenter';

export const pilotReads = [
  publicRead('pilots', {
    scopes: ({ eventId }) => [`event:${eventId}`],
    read: async (db, { eventId }, shared) =>
      (await sharedEvent(db, shared, eventId)).pilots.map(presentPilot),
  }),
];
