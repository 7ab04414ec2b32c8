import type { ShownLap } from './race-laps';

export type RaceTab = 'laps' | 'lap-times-graph' | 'race-position-graph' | 'time-behind-graph';

export const RACE_TAB_LABELS: Record<RaceTab, string> = {
  laps: 'Laps',
  'lap-times-graph': 'Lap Times Graph',
  'race-position-graph': 'Race Position Graph',
  'time-behind-graph': 'Time Behind Graph',
};

/**
 * The tabs of a race, in order: a tab is shown only when its data exists (specification section 5). Lap times
 * need a lap after the holeshot, the others any lap.
 */
export function visibleRaceTabs(laps: readonly Pick<ShownLap, 'lapNumber'>[]): RaceTab[] {
  if (laps.length === 0) return [];
  const hasLap = laps.some(({ lapNumber }) => lapNumber > 0);
  return [
    'laps',
    ...(hasLap ? (['lap-times-graph'] as const) : []),
    'race-position-graph',
    'time-behind-graph',
  ];
}
