import type { WirePilot, WireRound, WireStage } from '@holeshot/contract/wire';
import type { Pilot, Round, Stage } from '@holeshot/domain';
import type { FastifyPluginAsync } from 'fastify';
import { eventScopes } from '../../events/read/read-options';
import { getEvent, getPart } from '../../events/read/whole-event';

function presentPilot(pilot: Pilot): WirePilot {
  return {
    ID: pilot.id,
    Name: pilot.name,
    PracticePilot: pilot.practicePilot,
    PhotoURL: pilot.photoUrl,
    Phonetic: pilot.phonetic,
    FirstName: pilot.firstName,
    LastName: pilot.lastName,
    CatchPhrase: pilot.catchPhrase,
  };
}

function presentRound(round: Round): WireRound {
  return {
    ID: round.id,
    Event: round.eventId,
    RoundNumber: round.roundNumber,
    RoundOrder: round.order,
    EventType: round.eventType,
    Name: round.name,
    Stage: round.stageId,
  };
}

function presentStage(stage: Stage): WireStage {
  const { timeSummary, pointSummary, standings } = stage;
  return {
    ID: stage.id,
    Event: stage.eventId,
    Name: stage.name,
    Order: stage.order,
    StageType: stage.stageType,
    TimeSummary: timeSummary && {
      IncludeAllRounds: timeSummary.includeAllRounds,
      TimeSummaryType: timeSummary.type,
    },
    PointSummary: pointSummary && {
      RoundPositionRollover: pointSummary.roundPositionRollover,
      DropWorstRound: pointSummary.dropWorstRound,
    },
    LapCountAfterRound: stage.lapCountAfterRound,
    Standings: standings && {
      Headings: standings.headings,
      Rows: standings.rows.map(({ name, pilotId, values }) => ({
        Name: name,
        PilotId: pilotId,
        Values: values,
      })),
    },
  };
}

/** One call for each part of an event, except races, which are another feature. */
export const eventPartRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('pilots', {
    scopes: eventScopes,
    read: async (db, { eventId }, cache) => (await getEvent(db, cache, eventId)).pilots.map(presentPilot),
  });
  app.publicRead('rounds', {
    scopes: eventScopes,
    read: async (db, { eventId }, cache) => (await getEvent(db, cache, eventId)).rounds.map(presentRound),
  });
  app.publicRead('stages', {
    scopes: eventScopes,
    read: async (db, { eventId }, cache) => (await getEvent(db, cache, eventId)).stages.map(presentStage),
  });
  app.publicRead('stageRounds', {
    scopes: eventScopes,
    async read(db, { eventId, stageId }, cache) {
      const { rounds, stages } = await getEvent(db, cache, eventId);
      const { id } = getPart(stages, 'stage', stageId);
      return rounds.filter((round) => round.stageId === id).map(presentRound);
    },
  });
};
