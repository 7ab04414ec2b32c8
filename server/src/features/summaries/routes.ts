import { notFound } from '../../api/api-error';
import { publicRead } from '../../api/public-read';
import { inVisibleEvent } from '../events/repository';
import { getPilot } from '../pilots/repository';
import { listRaces } from '../races/repository';
import { presentLapCounts, presentPoints, presentRollOvers, presentSummary } from './presenter';
import { listRollOvers } from './roll-overs';
import { getVisibleStage, listRankedPilots, listSummaries, listSummariesOfStage } from './service';

const scopes = ({ eventId }: { eventId: string }) => [`event:${eventId}` as const];

export const summaryReads = [
  publicRead('summaries', {
    scopes,
    read: async (db, { eventId }, shared) => (await listSummaries(db, shared, eventId)).map(presentSummary),
  }),
  publicRead('summariesOfRace', {
    scopes,
    async read(db, { eventId, raceId }) {
      const [race] = await inVisibleEvent(db, eventId, listRaces(db, eventId, { raceId }));
      if (!race) throw notFound('race', 'raceId');
      return race.summaries.map(presentSummary);
    },
  }),
  publicRead('summariesOfPilot', {
    scopes,
    async read(db, { eventId, pilotId }) {
      const reads = Promise.all([listRaces(db, eventId, { pilotId }), getPilot(db, eventId, pilotId)]);
      const [races] = await inVisibleEvent(db, eventId, reads);
      const summaries = races.flatMap((race) => race.summaries);
      return summaries.filter((summary) => summary.pilotId === pilotId).map(presentSummary);
    },
  }),
  publicRead('summariesOfStage', {
    scopes,
    async read(db, { eventId, stageId }) {
      const stage = await getVisibleStage(db, eventId, stageId);
      return (await listSummariesOfStage(db, eventId, stage)).map(presentSummary);
    },
  }),
  publicRead('lapCounts', {
    scopes,
    async read(db, { eventId }, shared) {
      const [summaries, pilots] = await Promise.all([
        listSummaries(db, shared, eventId),
        listRankedPilots(db, eventId),
      ]);
      return presentLapCounts(summaries, pilots);
    },
  }),
  publicRead('points', {
    scopes,
    async read(db, { eventId }, shared) {
      const [summaries, pilots] = await Promise.all([
        listSummaries(db, shared, eventId),
        listRankedPilots(db, eventId),
      ]);
      return presentPoints(summaries, pilots);
    },
  }),
  publicRead('pointsOfStage', {
    scopes,
    async read(db, { eventId, stageId }) {
      const stage = await getVisibleStage(db, eventId, stageId);
      const [summaries, pilots, rollOvers] = await Promise.all([
        listSummariesOfStage(db, eventId, stage),
        listRankedPilots(db, eventId),
        listRollOvers(db, eventId, stage),
      ]);
      return [...presentPoints(summaries, pilots), ...presentRollOvers(rollOvers, pilots)];
    },
  }),
];
