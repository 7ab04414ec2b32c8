import type { RaceEvent, RaceSummary } from '@holeshot/domain';

/** Sets the best N laps of a summary to `null` if they are for other lap counts than the event has now (R38). */
export function keepEventBests(
  summary: RaceSummary,
  { pbLaps, laps }: Pick<RaceEvent, 'pbLaps' | 'laps'>,
): RaceSummary {
  const { pbLapCount, pbLapSeconds, targetLapCount, targetLapSeconds } = summary;
  const getSeconds = (count: number): number | null =>
    count === targetLapCount ? targetLapSeconds : count === pbLapCount ? pbLapSeconds : null;
  return { ...summary, pbLapSeconds: getSeconds(pbLaps), targetLapSeconds: getSeconds(laps) };
}
