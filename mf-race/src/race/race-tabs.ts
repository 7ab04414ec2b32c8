import type { RaceState } from '@holeshot/domain';

export type RaceTab = 'laps' | 'replay' | 'lap-times-graph' | 'race-position-graph' | 'time-behind-graph';

export const RACE_TAB_LABELS: Record<RaceTab, string> = {
  laps: 'Laps',
  replay: 'Replay',
  'lap-times-graph': 'Lap Times Graph',
  'race-position-graph': 'Race Position Graph',
  'time-behind-graph': 'Time Behind Graph',
};

/**
 * The tabs of a race, in order, each only if it has something to show (R2, R34). Lap Times Graph needs a lap after the
 * holeshot, the others need any lap; Replay also needs the end of the race. `lapNumbers` are the numbers of all pilots'
 * laps.
 */
export function listRaceTabs(lapNumbers: readonly number[], state: RaceState): RaceTab[] {
  if (lapNumbers.length === 0) return [];
  const hasLap = lapNumbers.some((lapNumber) => lapNumber > 0);
  return [
    'laps',
    ...(state === 'finished' ? (['replay'] as const) : []),
    ...(hasLap ? (['lap-times-graph'] as const) : []),
    'race-position-graph',
    'time-behind-graph',
  ];
}

/** The lazy part of the page that shows the tab; the graphs share one. */
export const partOfTab = (tab: RaceTab): 'laps' | 'replay' | 'graph' =>
  tab === 'laps' || tab === 'replay' ? tab : 'graph';
