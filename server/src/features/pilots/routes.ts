import { publicRead } from '../../api/public-read';
import { inVisibleEvent } from '../events/repository';
import { presentPilot } from './presenter';
import { listPilots } from './repository';

export const pilotReads = [
  publicRead('pilots', {
    scopes: ({ eventId }) => [`event:${eventId}`],
    async read(db, { eventId }, shared) {
      const pilots = await inVisibleEvent(db, eventId, listPilots(db, eventId), shared);
      return pilots.map(presentPilot);
    },
  }),
];
