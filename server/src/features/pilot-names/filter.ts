import { parseWhole } from '../../events/read/overview';

export interface NamesFilter {
  clubId: number | null;
  /** from which letter on: `a` to `z`, or `#` for names that begin with another sign; null for all */
  letter: string | null;
  /** from 1 */
  page: number;
}

export const NAMES_PER_PAGE = 50;

/**
 * Reads the filter of `/api/public/pilots/names/{filter}`: a query string of club, letter and page, or `all`. An invalid
 * value counts as absent, so that a mistyped address still shows a list.
 */
export function parseNamesFilter(filter: string): NamesFilter {
  const values = new URLSearchParams(filter === 'all' ? '' : filter);
  const letter = values.get('letter')?.toLowerCase() ?? '';
  return {
    clubId: parseWhole(values.get('club')),
    letter: /^[a-z#]$/.test(letter) ? letter : null,
    page: parseWhole(values.get('page')) ?? 1,
  };
}
