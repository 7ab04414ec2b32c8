import { groupBy } from '../group-by';
import { median } from '../median';
import type { Guid } from '../model';

const MIN_LAPS = 3;

/** How long a pilot's laps are. */
export interface UsualLap {
  /** median, s */
  seconds: number;
  /** a quarter of the laps is faster, and at least one, which may be wrong itself, s */
  fastSeconds: number;
}

/**
 * Each pilot's usual lap, from the laps that count, without holeshots, usually of an event. Pilots with fewer than three laps
 * have none.
 */
export function usualLaps(
  flown: readonly { pilotId: Guid; seconds: readonly number[] }[],
): Map<Guid, UsualLap> {
  const byPilot = groupBy(flown, ({ pilotId }) => pilotId);
  return new Map(
    [...byPilot]
      .map(([pilotId, rows]) => [pilotId, rows.flatMap(({ seconds }) => seconds)] as const)
      .filter(([, laps]) => laps.length >= MIN_LAPS)
      .map(([pilotId, laps]) => {
        const fast = [...laps].sort((a, b) => a - b)[Math.ceil(laps.length / 4)];
        const seconds = median(laps);
        return [pilotId, { seconds, fastSeconds: Math.min(fast ?? seconds, seconds) }];
      }),
  );
}
