import type { Guid, Round, Stage } from '@holeshot/domain';

/** The stage that a round belongs to. */
export function findStage(
  roundId: Guid | null,
  rounds: readonly Round[],
  stages: readonly Stage[],
): Stage | undefined {
  const stageId = rounds.find(({ id }) => id === roundId)?.stageId;
  return stages.find(({ id }) => id === stageId);
}
