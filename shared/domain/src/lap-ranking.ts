import type { ValidLap } from './valid-laps';

export interface RankedLap extends ValidLap {
  /** among laps of the same number, from 1; laps detected in the same millisecond share a position */
  position: number;
  /** gap to the previous pilot's lap of the same number; 0 for the first */
  behindSeconds: number;
  /** gap to the first lap of the same number */
  gapSeconds: number;
}

/** Ranks valid laps of the same number by detection time (R80). Returns them sorted by lap number, then position. */
export function rankLaps(laps: readonly ValidLap[]): RankedLap[] {
  const sorted = [...laps].sort((a, b) => a.lapNumber - b.lapNumber || a.detectedAt - b.detectedAt);
  const ranked: RankedLap[] = [];
  let leader: ValidLap | undefined;
  let position = 0;
  for (const lap of sorted) {
    const previous = ranked.at(-1);
    if (leader?.lapNumber !== lap.lapNumber || previous === undefined) {
      leader = lap;
      position = 1;
      ranked.push({ ...lap, position: 1, behindSeconds: 0, gapSeconds: 0 });
      continue;
    }
    position += 1;
    ranked.push({
      ...lap,
      position: lap.detectedAt === previous.detectedAt ? previous.position : position,
      behindSeconds: (lap.end - previous.end) / 1000,
      gapSeconds: (lap.end - leader.end) / 1000,
    });
  }
  return ranked;
}
