import type { RaceEvent, RaceSummary } from '@holeshot/domain';

/**
 * A summary has the best N laps for the event's lap counts at the time. Those for other lap counts become `null` (R38).
 */
export function keepEventBests(
  summary: RaceSummary,
  { pbLaps, laps }: Pick<RaceEvent, 'pbLaps' | 'laps'>,
): RaceSummary {
  const { pbLapCount, pbLapSeconds, targetLapCount, targetLapSeconds } = summary;
  const getSeconds = (count: number): number | null =>
    count === targetLapCount ? targetLapSeconds : count === pbLapCount ? pbLapSeconds : null;
  return { ...summary, pbLapSeconds: getSeconds(pbLaps), targetLapSeconds: getSeconds(laps) };
}
