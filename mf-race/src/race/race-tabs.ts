export type RaceTab = 'laps' | 'lap-times-graph' | 'race-position-graph' | 'time-behind-graph';

export const RACE_TAB_LABELS: Record<RaceTab, string> = {
  laps: 'Laps',
  'lap-times-graph': 'Lap Times Graph',
  'race-position-graph': 'Race Position Graph',
  'time-behind-graph': 'Time Behind Graph',
};

/**
 * The tabs of a race, in order: a tab is shown only when its data exists (specification section 5). Lap times
 * need a lap after the holeshot, the others any lap. `lapNumbers` are those of all laps.
 */
export function visibleRaceTabs(lapNumbers: readonly number[]): RaceTab[] {
  if (lapNumbers.length === 0) return [];
  const hasLap = lapNumbers.some((lapNumber) => lapNumber > 0);
  return [
    'laps',
    ...(hasLap ? (['lap-times-graph'] as const) : []),
    'race-position-graph',
    'time-behind-graph',
  ];
}
