import { usePlatform, useRefresh, useRevalidator, withRetry } from '@holeshot/platform';
import { useEffect, useRef, useState } from 'react';
import { REFRESH_PACES, RELOAD_RETRY_MS, type RefreshPace } from './live-limits';
import type { WatchedRace, WatchOptions } from './watch-race';

interface LiveRaceOptions extends Pick<WatchOptions, 'eventId' | 'raceId' | 'event' | 'maxLapColumns'> {
  /** the page's API paths whose data changes with a start, an end or a delivery */
  paths: { watch: readonly string[]; also: readonly string[] };
  pace: RefreshPace;
  /** when the page's data was loaded, ms of the visitor's clock */
  readAtMs: number;
}

/** A race as the page shows it. */
export interface FollowedRace extends WatchedRace {
  /** when the data was last known to be current, ms of the visitor's clock */
  checkedAtMs: number;
  /** age from which the data counts as stale */
  staleAfterMs: number;
}

/** With a feed, polling only finds changes that the feed missed. */
const POLL_BESIDE_FEED_MS = 60_000;
/** Clients reload the page's data within this time after a change, with jitter. */
const SPREAD_MS = 800;

const NOTHING: WatchedRace = { race: null, timerAheadMs: 0, isConnected: false, lostAtMs: 0 };

/**
 * Follows a race in progress by the feed of its event, or else by polling. When a race starts or ends, reloads the
 * page's data. Without a race, follows only the event.
 */
export function useLiveRace(options: LiveRaceOptions): FollowedRace {
  const { client } = usePlatform();
  const { revalidate } = useRevalidator();
  const [watched, setWatched] = useState(NOTHING);
  const [polledAtMs, setPolledAtMs] = useState(options.readAtMs);
  // data counts as checked at mount, so that a page whose code loads late does not start as stale
  const [mountedAtMs] = useState(Date.now);
  const latest = useRef({ ...options, client, revalidate });
  useEffect(() => {
    latest.current = { ...options, client, revalidate };
  });
  const { eventId, raceId, readAtMs, paths, pace } = options;
  const isLost = watched.lostAtMs > polledAtMs && !watched.isConnected;
  const usual = isLost ? REFRESH_PACES.flying : REFRESH_PACES[pace];
  const everyMs = watched.isConnected ? POLL_BESIDE_FEED_MS : usual.everyMs;
  const checkedAtMs = useRefresh({ ...paths, everyMs, isOn: true, readAtMs });
  useEffect(() => setPolledAtMs(checkedAtMs), [checkedAtMs]);

  useEffect(() => {
    if (typeof EventSource === 'undefined') return;
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const reload = async () => {
      const { paths: current } = latest.current;
      const isChanged = await latest.current.client.refresh([...current.watch, ...current.also]);
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
        lostAtMs: isConnected ? Date.now() : lostAtMs,
      }));
    };
  }, [eventId, raceId]);

  return {
    ...watched,
    checkedAtMs: Math.max(checkedAtMs, mountedAtMs, watched.lostAtMs),
    staleAfterMs: usual.staleAfterMs,
  };
}
