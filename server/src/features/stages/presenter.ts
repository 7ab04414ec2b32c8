import type { WireStage } from '@holeshot/contract/wire';
import type { Stage } from '@holeshot/domain';

export function presentStage(stage: Stage): WireStage {
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
