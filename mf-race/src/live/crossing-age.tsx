import { DataAge } from '@holeshot/ui';
import type { LiveRace } from './live-race';
import { standstillMs } from './standstill';

const text = (age: string): string => `Last crossing ${age} ago`;

interface CrossingAgeProps {
  race: Pick<LiveRace, 'lastCrossingMs' | 'expectedSeconds'>;
  /** how far the timing computer's clock is ahead of the site's, ms */
  timerAheadMs: number;
  /** when the data was loaded */
  nowMs: number;
}

/** The age of the last crossing of a race in progress; nothing before the first one. */
export function CrossingAge({ race, timerAheadMs, nowMs }: CrossingAgeProps) {
  if (race.lastCrossingMs === null) return null;
  const checkedAtMs = race.lastCrossingMs - timerAheadMs;
  return <DataAge checkedAtMs={checkedAtMs} staleAfterMs={standstillMs(race)} text={text} nowMs={nowMs} />;
}
