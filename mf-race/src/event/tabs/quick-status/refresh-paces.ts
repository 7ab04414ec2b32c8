import { LIVE_REFRESH } from '../../../live/live-limits';
import type { RefreshPace } from './quick-status-data';

/** How often to refresh, and the age from which the page says that its data is old. */
export const REFRESH_PACES: Record<RefreshPace, { everyMs: number; staleAfterMs: number }> = {
  flying: LIVE_REFRESH,
  between: { everyMs: 15_000, staleAfterMs: 60_000 },
  waiting: { everyMs: 60_000, staleAfterMs: 240_000 },
};
