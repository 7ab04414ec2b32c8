import type { TabConditions } from './tab';

export const hasRaces = ({ last, next }: Pick<TabConditions, 'last' | 'next'>): boolean =>
  last.length + next.length > 0;

/** Rounds, Lap Records, Lap Counts and Points: with races, and without stages, whose tabs replace them (R22). */
export const hasRaceTabs = (conditions: TabConditions): boolean =>
  hasRaces(conditions) && conditions.stages.length === 0;
