import { CONTRACT_VERSION, LAST_RACES, NEXT_RACES, type RemoteManifest } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';

/** Everything under /event: event, race, pilot in an event. */
export const manifest: RemoteManifest = {
  name: 'mf-race',
  contractVersion: CONTRACT_VERSION,
  routes: [
    {
      id: 'race:event',
      path: '/event/:eventId',
      prefetch: [
        paths.event,
        paths.pilots,
        paths.channels,
        paths.lastRaces.replace(':n', String(LAST_RACES)),
        paths.nextRaces.replace(':n', String(NEXT_RACES)),
        paths.stages,
        paths.eventVideos,
      ],
      query: ['tab', 'screen', 'pilot', 'explain', 'sort', 'order', 'revision', 'rounds', 'cut', 'drop'],
    },
    {
      id: 'race:power',
      path: '/event/:eventId/power',
      prefetch: [paths.event, paths.pilots, paths.channels],
      query: ['screen'],
    },
    { id: 'race:no-event', path: '/event', prefetch: [], query: [] },
    {
      id: 'race:event-history',
      path: '/event/:eventId/history',
      prefetch: [paths.event, paths.eventRevisions],
      query: ['revision', 'against'],
    },
    {
      id: 'race:desk',
      path: '/event/:eventId/desk',
      prefetch: [paths.event, paths.pilots, paths.channels, paths.objections, paths.races],
      query: ['case'],
    },
    {
      id: 'race:race',
      path: '/event/:eventId/race/:raceId',
      prefetch: [paths.event, paths.pilots, paths.channels, paths.race, paths.objections],
      query: ['tab', 't', 'explain', 'laps', 'sort', 'order', 'revision'],
    },
    {
      id: 'race:question',
      path: '/event/:eventId/race/:raceId/question',
      prefetch: [paths.event, paths.pilots, paths.channels, paths.race, paths.laps, paths.objections],
      query: ['pilot'],
    },
    {
      id: 'race:history',
      path: '/event/:eventId/race/:raceId/history',
      prefetch: [paths.event, paths.race, paths.raceRevisions],
      query: ['revision', 'against'],
    },
    {
      id: 'race:pilot',
      path: '/event/:eventId/pilot/:pilotId',
      prefetch: [paths.event, paths.pilots, paths.channels, paths.racesOfPilot],
      query: ['explain', 'sort', 'order'],
    },
  ],
  dialogs: ['share'],
};
