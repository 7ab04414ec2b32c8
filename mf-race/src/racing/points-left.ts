import { eventTraits, type Race, type Stage } from '@holeshot/domain';

/** Whether points decide who advances from a stage. In a bracket, places do. */
export const isByPoints = ({ stageType, pointSummary }: Pick<Stage, 'stageType' | 'pointSummary'>): boolean =>
  pointSummary !== null && stageType !== 'DoubleElimination';

/** Whether races that score points are left, and points decide who advances. */
export const hasPointsLeft = (
  next: readonly Pick<Race, 'eventType'>[],
  stages: readonly Pick<Stage, 'stageType' | 'pointSummary'>[],
): boolean =>
  next.some(({ eventType }) => eventTraits(eventType).hasPoints) &&
  (stages.length === 0 || stages.some(isByPoints));
