import type { RaceEvent, RaceSummary } from '@holeshot/domain';

/**
 * A pilot's best laps count only when their number is the event's personal-best or target lap count
 * (specification section 5); those that are not become `null`.
 */
export function countedResults(
  summary: RaceSummary,
  { pbLaps, laps }: Pick<RaceEvent, 'pbLaps' | 'laps'>,
): RaceSummary {
  const { pbLapCount, pbLapSeconds, targetLapCount, targetLapSeconds } = summary;
  const secondsOf = (count: number): number | null =>
    count === targetLapCount ? targetLapSeconds : count === pbLapCount ? pbLapSeconds : null;
  return { ...summary, pbLapSeconds: secondsOf(pbLaps), targetLapSeconds: secondsOf(laps) };
}
