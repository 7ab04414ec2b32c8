import { formatClock, type LocalMs } from '@holeshot/domain';
import { listResults, type ResultGroup, type ResultRow } from './list-results';
import type { SavedRows } from './saved-rows';
import { hasWords } from './split-at-match';
import type { SearchState } from './use-search';

const MAX_SAVED = 6;

/** The groups in the search window: results, recently opened and running events, or saved rows when offline. */
export function listShown(
  state: SearchState,
  { words, saved, now }: { words: string; saved: SavedRows; now: readonly ResultRow[] },
): ResultGroup[] {
  switch (state.kind) {
    case 'empty':
      return [
        { name: 'Opened last', count: '', rows: saved.opened },
        { name: 'Now', count: '', rows: [...now] },
      ].filter(({ rows }) => rows.length > 0);
    case 'waiting':
      return state.shown ? listResults(state.shown.results) : [];
    case 'found':
      return listResults(state.shown.results);
    case 'failed': {
      const rows = saved.found.filter(({ title }) => hasWords(title, words)).slice(0, MAX_SAVED);
      return rows.length > 0 ? [{ name: 'Saved', count: '', rows }] : [];
    }
  }
}

/** `11:41 AM` on this device's clock. */
export function clockText(instantMs: number): string {
  const local: LocalMs = instantMs - new Date(instantMs).getTimezoneOffset() * 60_000;
  return formatClock(local);
}
