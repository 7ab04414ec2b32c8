import { VALID_TIMESTAMP_MS } from '@holeshot/contract';
import { formatDate, formatDuration, formatTimeOfDay, type Race } from '@holeshot/domain';

type FactsOf = Pick<Race, 'start' | 'end' | 'totalPausedSeconds' | 'targetLaps'>;

/**
 * Date, start, end, length and laps of a race; all but the laps only when the end is a valid recent timestamp
 * (specification sections 2 and 9). Time while the race stood still is not part of its length (domain notes 1.7).
 */
export function raceFacts({ start, end, totalPausedSeconds, targetLaps }: FactsOf): {
  label: string;
  value: string;
}[] {
  const laps = targetLaps > 0 ? [{ label: 'Laps', value: String(targetLaps) }] : [];
  if (start === null || end === null || end <= VALID_TIMESTAMP_MS) return laps;
  const seconds = Math.max((end - start) / 1000 - totalPausedSeconds, 0);
  return [
    { label: 'Date', value: formatDate(start) },
    { label: 'Start', value: formatTimeOfDay(start) },
    { label: 'End', value: formatTimeOfDay(end) },
    { label: 'Length', value: formatDuration(seconds) },
    ...laps,
  ];
}
