import type { ValidLap } from './valid-laps';

export interface RankedLap extends ValidLap {
  /** within its lap number, from 1; laps detected in the same millisecond share it */
  position: number;
  /** gap to the lap before it in its lap number; 0 for the first */
  behindSeconds: number;
  /** gap to the first lap of its lap number */
  gapSeconds: number;
}

/**
 * Ranks valid laps within each lap number by detection time, and returns them by lap number, then rank.
 * Source: specification section 4, Lap ranking.
 */
export function rankLaps(laps: readonly ValidLap[]): RankedLap[] {
  const sorted = [...laps].sort((a, b) => a.lapNumber - b.lapNumber || a.detectedAt - b.detectedAt);
  const ranked: RankedLap[] = [];
  let leader: ValidLap | undefined;
  let place = 0;
  for (const lap of sorted) {
    const previous = ranked.at(-1);
    if (leader?.lapNumber !== lap.lapNumber || previous === undefined) {
      leader = lap;
      place = 1;
      ranked.push({ ...lap, position: 1, behindSeconds: 0, gapSeconds: 0 });
      continue;
    }
    place += 1;
    ranked.push({
      ...lap,
      position: lap.detectedAt === previous.detectedAt ? previous.position : place,
      behindSeconds: (lap.end - previous.end) / 1000,
      gapSeconds: (lap.end - leader.end) / 1000,
    });
  }
  return ranked;
}
