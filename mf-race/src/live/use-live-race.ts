import { siteNow } from '@holeshot/client';
import type { RaceEvent } from '@holeshot/domain';
import { usePlatform, useRefresh, useRevalidator, withRetry } from '@holeshot/platform';
import { useEffect, useRef, useState } from 'react';
import type { FollowData } from './follow-data';
import { LAP_COLUMNS, REFRESH_PACES, RELOAD_RETRY_MS } from './live-limits';
import type { WatchedRace } from './watch-race';

interface LiveRaceOptions {
  event: Pick<RaceEvent, 'id' | 'timeZone' | 'laps'>;
  follow: FollowData;
  /** when the page's data was loaded, ms of the site's clock */
  readAtMs: number;
  maxLapColumns?: number;
}

/** A race as the page shows it. */
export interface FollowedRace extends WatchedRace {
  /** when the data was last known to be current, ms of the site's clock */
  checkedAtMs: number;
  /** age from which the data counts as stale */
  staleAfterMs: number;
}

/** The time until which a page's data is fresh, ms of the site's clock. */
export const freshUntilMs = ({ isConnected, checkedAtMs, staleAfterMs }: FollowedRace): number =>
  isConnected ? Number.POSITIVE_INFINITY : checkedAtMs + staleAfterMs;

/** With a feed, polling only finds changes that the feed missed. */
const POLL_BESIDE_FEED_MS = 60_000;
/** Clients reload the page's data within this time after a change, with jitter. */
const SPREAD_MS = 800;

const NOTHING: WatchedRace = { race: null, timerAheadMs: 0, isConnected: false, lostAtMs: 0 };

/**
 * Follows a race in progress by the feed of its event, or else by polling. When a race starts or ends, reloads the
 * page's data. Without a race, follows only the event.
 */
export function useLiveRace({
  event,
  follow,
  readAtMs,
  maxLapColumns = LAP_COLUMNS.quickStatus,
}: LiveRaceOptions): FollowedRace {
  const { client } = usePlatform();
  const { revalidate } = useRevalidator();
  const [watched, setWatched] = useState(NOTHING);
  const [polledAtMs, setPolledAtMs] = useState(readAtMs);
  // data counts as checked at mount, so that a page whose code loads late does not start as stale
  const [mountedAtMs] = useState(siteNow);
  const input = { event, follow, maxLapColumns, client, revalidate };
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const { id: eventId } = event;
  const { raceId, watch, also, pace } = follow;
  const isLost = watched.lostAtMs > polledAtMs && !watched.isConnected;
  const usual = isLost ? REFRESH_PACES.flying : REFRESH_PACES[pace];
  const everyMs = watched.isConnected ? POLL_BESIDE_FEED_MS : usual.everyMs;
  const checkedAtMs = useRefresh({ watch, also, everyMs, isOn: true, readAtMs });
  useEffect(() => setPolledAtMs(checkedAtMs), [checkedAtMs]);

  useEffect(() => {
    if (typeof EventSource === 'undefined') return;
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const reload = async () => {
      const { follow: current, client: site } = latest.current;
      const isChanged = await site.refresh([...current.watch, ...current.also]);
      if (isChanged) await latest.current.revalidate();
    };
    const reloadSoon = (ms: number) => {
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(() => reload().catch(() => reloadSoon(RELOAD_RETRY_MS)), ms);
    };
    const start = async () => {
      const { watchRace } = await withRetry(() => import(/* webpackChunkName: "live" */ './watch-race'));
      if (isStopped) return;
      stop = watchRace({
        ...latest.current,
        eventId,
        raceId,
        onChange: setWatched,
        onEventChange: () => reloadSoon(Math.random() * SPREAD_MS),
      });
    };
    // without the feed, the page keeps polling
    start().catch(() => undefined);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      stop?.();
      // the feed of the next race connects in a moment
      setWatched(({ isConnected, lostAtMs }) => ({
        ...NOTHING,
        lostAtMs: isConnected ? siteNow() : lostAtMs,
      }));
    };
  }, [eventId, raceId]);

  return {
    ...watched,
    checkedAtMs: Math.max(checkedAtMs, mountedAtMs, watched.lostAtMs),
    staleAfterMs: usual.staleAfterMs,
  };
}
