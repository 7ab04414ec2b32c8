import { eventTraits, type Race, type Stage } from '@holeshot/domain';

/** Whether the points of a stage decide who goes on; in a bracket places do. */
export const isByPoints = ({ stageType, pointSummary }: Pick<Stage, 'stageType' | 'pointSummary'>): boolean =>
  pointSummary !== null && stageType !== 'DoubleElimination';

/** Whether races are left whose points decide who goes on. */
export const hasPointsLeft = (
  next: readonly Pick<Race, 'eventType'>[],
  stages: readonly Pick<Stage, 'stageType' | 'pointSummary'>[],
): boolean =>
  next.some(({ eventType }) => eventTraits(eventType).hasPoints) &&
  (stages.length === 0 || stages.some(isByPoints));
