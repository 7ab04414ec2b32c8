import type { TableSort } from '@holeshot/ui';
import { compareCells } from '../parts/compare-cells';
import { pilotFinder } from '../parts/shown-pilot';
import type { RaceData } from './load-race';
import type { RaceResultRow } from './race-results';
import { TIME_COLUMN_IDS, type TimeColumn } from './time-columns';

/** What the results sort by; `rank` is the order of the result. */
export const RESULT_SORTS = ['rank', 'pilot', 'channel', ...TIME_COLUMN_IDS] as const;
export type ResultSort = (typeof RESULT_SORTS)[number];

type SortedData = Pick<RaceData, 'results' | 'pilots' | 'channels'>;

/** The results in the order asked for; equal ones keep that of the result, and who has no such value comes last. */
export function sortResults(
  { results, pilots, channels }: SortedData,
  columns: readonly TimeColumn[],
  { by, descending }: TableSort<ResultSort>,
): RaceResultRow[] {
  if (by === 'rank') return descending ? [...results].reverse() : [...results];
  const pilotOf = pilotFinder(pilots);
  const cellOf = (row: RaceResultRow): string | number | null => {
    if (by === 'pilot') return pilotOf(row.pilotId).name;
    if (by === 'channel') return channels[row.channelId ?? '']?.frequency ?? null;
    return columns.find(({ id }) => id === by)?.secondsOf(row) ?? null;
  };
  return [...results].sort((a, b) => compareCells(cellOf(a), cellOf(b), descending));
}
