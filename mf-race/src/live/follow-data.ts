import type { Guid, RaceEvent } from '@holeshot/domain';
import type { RefreshPace } from './live-limits';
import type { WatchedRace } from './watch-race';

/** The data with which a page follows an event. */
export interface FollowData {
  /** the race in progress, if the page shows it with its laps */
  raceId: Guid | null;
  /** paths that each refresh requests, and those that it adds if a response has changed */
  watch: string[];
  also: string[];
  pace: RefreshPace;
}

/** The race in progress, from the feed of its event. */
export interface Following {
  race: WatchedRace['race'];
  /** how far the timing computer's clock is ahead of the site's, ms */
  timerAheadMs: number;
  /**
   * the time until which the page's data is fresh, ms of the site's clock; afterwards, the race clock stops at the
   * usual length of a race
   */
  freshUntilMs: number;
}

export interface FollowedEventProps {
  event: Pick<RaceEvent, 'id' | 'timeZone' | 'laps'>;
  /** `null` for a page that does not update */
  follow: FollowData | null;
  /** when the page's data was loaded, ms */
  readAtMs: number;
  /** the event ended while the page was open, and results are available */
  hasNewResults?: boolean;
}
