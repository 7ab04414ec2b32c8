import { siteNow } from '@holeshot/client';
import { POWER_STALE_SECONDS, type RaceEvent } from '@holeshot/domain';
import { useRefresh } from '@holeshot/platform';
import { useEffect, useState } from 'react';
import type { FollowData } from '../../live/follow-data';
import { type FollowedRace, useLiveRace } from '../../live/use-live-race';

const CHECK_MS = 5_000;
const STALE_MS = POWER_STALE_SECONDS * 1_000;

/** The data of a page at the field, and its age. */
export interface FieldData extends Pick<FollowedRace, 'race' | 'timerAheadMs' | 'checkedAtMs'> {
  staleAfterMs: number;
  /** the data has not been confirmed for 15 s, or the device is offline (R150) */
  isStale: boolean;
  /** the page is an unconfirmed offline copy, whose age the shell shows */
  isKept: boolean;
  /** the site's clock, ms, updated once a second */
  clockMs: number;
}

interface FieldOptions {
  event: Pick<RaceEvent, 'id' | 'timeZone' | 'laps'>;
  follow: FollowData;
  /** when the data was loaded, ms */
  nowMs: number;
  /** the page is an offline copy */
  isKept: boolean;
}

/** Follows an event by its feed, and polls every 5 s, because a silent feed does not prove that data is current. */
export function useFieldData({ event, follow, nowMs, isKept }: FieldOptions): FieldData {
  const { watch, also } = follow;
  const { race, timerAheadMs } = useLiveRace({ event, follow, readAtMs: nowMs });
  const checkedAtMs = useRefresh({ watch, also, everyMs: CHECK_MS, isOn: true, readAtMs: nowMs });
  const { clockMs, isOffline } = useClock(nowMs);
  // an offline copy is stale until the first response
  const isUnconfirmed = isKept && checkedAtMs === nowMs;
  const isStale = isUnconfirmed || isOffline || clockMs - checkedAtMs > STALE_MS;
  return {
    race,
    timerAheadMs,
    checkedAtMs,
    staleAfterMs: isStale ? 1 : STALE_MS,
    isStale,
    isKept: isUnconfirmed,
    clockMs,
  };
}

/** The site's clock, updated once a second. `nowMs` at first, so that server and browser render the same. */
function useClock(nowMs: number): { clockMs: number; isOffline: boolean } {
  const [clock, setClock] = useState({ clockMs: nowMs, isOffline: false });
  useEffect(() => {
    const tick = () => setClock({ clockMs: siteNow(), isOffline: !navigator.onLine });
    const timer = setInterval(tick, 1_000);
    addEventListener('offline', tick);
    return () => {
      clearInterval(timer);
      removeEventListener('offline', tick);
    };
  }, []);
  return clock;
}
