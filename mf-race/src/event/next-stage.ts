import type { Guid, Race, Round, Stage } from '@holeshot/domain';

interface NextStageInput {
  stage: Pick<Stage, 'id'>;
  /** of the event, by order */
  stages: readonly Pick<Stage, 'id'>[];
  rounds: readonly Pick<Round, 'id' | 'stageId'>[];
  races: readonly Pick<Race, 'roundId' | 'pilotChannels'>[];
}

/** The pilots drawn for the stage after `stage`; nobody before it is drawn, and after the last stage. */
export function listNextStagePilots({ stage, stages, rounds, races }: NextStageInput): ReadonlySet<Guid> {
  const following = stages[stages.findIndex(({ id }) => id === stage.id) + 1];
  const roundIds = new Set(
    rounds.filter(({ stageId }) => following && stageId === following.id).map(({ id }) => id),
  );
  const drawn = races.filter(({ roundId }) => roundId !== null && roundIds.has(roundId));
  return new Set(drawn.flatMap(({ pilotChannels }) => pilotChannels.map(({ pilotId }) => pilotId)));
}
