import type { TabConditions } from './tab';

export const hasRaces = ({ last, next }: Pick<TabConditions, 'last' | 'next'>): boolean =>
  last.length + next.length > 0;

/** Whether to show Rounds, Lap Records, Lap Counts and Points. The tabs of stages replace them (R22). */
export const hasRaceTabs = (conditions: TabConditions): boolean =>
  hasRaces(conditions) && conditions.stages.length === 0;
