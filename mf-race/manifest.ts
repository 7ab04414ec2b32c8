import { CONTRACT_VERSION, type RemoteManifest } from '@holeshot/contract';

const event = '/api/public/events/id/:eventId';
const races = '/api/public/races/eventId/:eventId';

/** Everything under /event: event, race, pilot in an event. */
export const manifest: RemoteManifest = {
  name: 'mf-race',
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      id: 'race:event',
      path: '/event/:eventId',
      startsWith: [
        event,
        '/api/public/pilots/eventId/:eventId',
        '/api/public/channels',
        `${races}/last/3`,
        `${races}/next/3`,
        '/api/public/stages/eventId/:eventId',
        '/api/public/youtube/eventId/:eventId',
      ],
    },
    { id: 'race:no-event', path: '/event', startsWith: [] },
    {
      id: 'race:race',
      path: '/event/:eventId/race/:raceId',
      startsWith: [
        event,
        '/api/public/pilots/eventId/:eventId',
        '/api/public/channels',
        `${races}/raceId/:raceId`,
      ],
    },
    {
      id: 'race:pilot',
      path: '/event/:eventId/pilot/:pilotId',
      startsWith: [
        event,
        '/api/public/pilots/eventId/:eventId',
        '/api/public/channels',
        `${races}/pilotId/:pilotId`,
      ],
    },
  ],
  dialogs: [],
};
