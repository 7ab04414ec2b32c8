import { publicRead } from '../../api/public-read';
import { partOf, sharedEvent, withSharedEvent } from '../events/shared-event';
import { sharedRaces } from '../races/repository';
import { presentLapCounts, presentPoints, presentRollOvers, presentSummary } from './presenter';
import { listRollOvers } from './roll-overs';
import { rankedPilots, summariesOf, summariesOfStage } from './service';

const scopes = ({ eventId }: { eventId: string }) => [`event:${eventId}` as const];

export const summaryReads = [
  publicRead('summaries', {
    scopes,
    read: async (db, { eventId }, shared) =>
      summariesOf(await sharedRaces(db, shared, eventId)).map(presentSummary),
  }),
  publicRead('summariesOfRace', {
    scopes,
    async read(db, { eventId, raceId }, shared) {
      const race = partOf(await sharedRaces(db, shared, eventId), 'race', raceId);
      return race.summaries.map(presentSummary);
    },
  }),
  publicRead('summariesOfPilot', {
    scopes,
    async read(db, { eventId, pilotId }, shared) {
      const [event, races] = await withSharedEvent(db, shared, eventId, sharedRaces(db, shared, eventId));
      const { id } = partOf(event.pilots, 'pilot', pilotId);
      return summariesOf(races)
        .filter((summary) => summary.pilotId === id)
        .map(presentSummary);
    },
  }),
  publicRead('summariesOfStage', {
    scopes,
    async read(db, { eventId, stageId }, shared) {
      const [event, races] = await withSharedEvent(db, shared, eventId, sharedRaces(db, shared, eventId));
      return summariesOfStage(event, partOf(event.stages, 'stage', stageId), races).map(presentSummary);
    },
  }),
  publicRead('lapCounts', {
    scopes,
    async read(db, { eventId }, shared) {
      const [event, races] = await withSharedEvent(db, shared, eventId, sharedRaces(db, shared, eventId));
      return presentLapCounts(summariesOf(races), rankedPilots(event));
    },
  }),
  publicRead('points', {
    scopes,
    async read(db, { eventId }, shared) {
      const [event, races] = await withSharedEvent(db, shared, eventId, sharedRaces(db, shared, eventId));
      return presentPoints(summariesOf(races), rankedPilots(event));
    },
  }),
  publicRead('pointsOfStage', {
    scopes,
    async read(db, { eventId, stageId }, shared) {
      const event = await sharedEvent(db, shared, eventId);
      const stage = partOf(event.stages, 'stage', stageId);
      const [races, rollOvers] = await Promise.all([
        sharedRaces(db, shared, eventId),
        listRollOvers(db, eventId, stage),
      ]);
      const pilots = rankedPilots(event);
      return [
        ...presentPoints(summariesOfStage(event, stage, races), pilots),
        ...presentRollOvers(rollOvers, pilots),
      ];
    },
  }),
];
