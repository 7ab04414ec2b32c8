import { VALID_TIMESTAMP_MS } from '@holeshot/contract';
import { formatDate, formatDuration, formatTimeOfDay, type Race } from '@holeshot/domain';

type FactsInput = Pick<Race, 'start' | 'end' | 'totalPausedSeconds' | 'targetLaps'>;

/**
 * Lists date, start, end, length and laps of a race; without a valid recent end, only the laps (R35). The length
 * excludes pauses (R79).
 */
export function listRaceFacts({ start, end, totalPausedSeconds, targetLaps }: FactsInput): {
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
