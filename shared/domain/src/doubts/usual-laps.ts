import { groupBy } from '../group-by';
import { median } from '../median';
import type { Guid } from '../model';

const MIN_LAPS = 3;

export interface UsualLap {
  /** median, s */
  seconds: number;
  /** first quartile, s; at least one lap is faster, because the fastest may itself be wrong */
  fastSeconds: number;
}

/**
 * Each pilot's usual lap. `flown` has the seconds of laps that count, without holeshots, usually of one event. Omits
 * pilots with fewer than three laps.
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
