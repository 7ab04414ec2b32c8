import { usePlatform, useRefresh, useRevalidator, withRetry } from '@holeshot/platform';
import { useEffect, useRef, useState } from 'react';
import type { WatchedRace, WatchOptions } from './watch-race';

interface LiveRaceOptions extends Pick<WatchOptions, 'eventId' | 'raceId' | 'event' | 'maxLapColumns'> {
  /** API paths of the page that a start, an end or a delivery changes */
  paths: { watch: readonly string[]; also: readonly string[] };
  /** how often to poll while there is no feed */
  everyMs: number;
  /** when the page's data was loaded, ms of the visitor's clock */
  readAtMs: number;
}

/** A race as the page shows it. */
export interface FollowedRace extends WatchedRace {
  /** when the data was last polled, ms of the visitor's clock */
  checkedAtMs: number;
}

/** With a feed, polling only finds what the feed lost. */
const POLL_BESIDE_FEED_MS = 60_000;
/** Visitors reload the page's data within this time of a change, not all at once. */
const SPREAD_MS = 800;

const NOTHING: WatchedRace = { race: null, timerAheadMs: 0, isConnected: false };

/**
 * A race in progress, as it happens: by the feed of its event, and by polling where there is none. When a race starts or
 * ends, the page's data is loaded again.
 */
export function useLiveRace(options: LiveRaceOptions): FollowedRace {
  const { client } = usePlatform();
  const { revalidate } = useRevalidator();
  const [watched, setWatched] = useState(NOTHING);
  const latest = useRef({ ...options, client, revalidate });
  useEffect(() => {
    latest.current = { ...options, client, revalidate };
  });
  const { eventId, raceId, readAtMs, paths } = options;
  const everyMs = watched.isConnected ? POLL_BESIDE_FEED_MS : options.everyMs;
  const checkedAtMs = useRefresh({ ...paths, everyMs, isOn: true, readAtMs });

  useEffect(() => {
    if (typeof EventSource === 'undefined') return;
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const reload = async () => {
      const { paths: current } = latest.current;
      const isChanged = await latest.current.client.refresh([...current.watch, ...current.also]);
      if (isChanged && !isStopped) await latest.current.revalidate();
    };
    const start = async () => {
      const { watchRace } = await withRetry(() => import(/* webpackChunkName: "live" */ './watch-race'));
      if (isStopped) return;
      stop = watchRace({
        ...latest.current,
        eventId,
        raceId,
        onChange: setWatched,
        onEventChange() {
          clearTimeout(timer);
          timer = setTimeout(() => reload().catch(() => undefined), Math.random() * SPREAD_MS);
        },
      });
    };
    // Without the feed the page goes on polling.
    start().catch(() => undefined);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      stop?.();
      setWatched(NOTHING);
    };
  }, [eventId, raceId]);

  return { ...watched, checkedAtMs };
}
