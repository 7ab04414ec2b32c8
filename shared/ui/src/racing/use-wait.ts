import { describeWait, fromInstantMs, type LocalMs, type StartForecast, type Wait } from '@holeshot/domain';
import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

export interface WaitClock {
  /** IANA name */
  timeZone: string;
  /** when the data was loaded, ms: the first render uses it, so that server and browser render the same */
  nowMs: number;
  /** the time until which the page's data is fresh, ms of the visitor's clock */
  freshUntilMs: number;
}

/** The time until a race, and the time at the field, updated once a second. */
export function useWait(
  forecast: StartForecast | null,
  { timeZone, nowMs, freshUntilMs }: WaitClock,
): { wait: Wait; nowLocal: LocalMs } {
  const [clockMs, setClockMs] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setClockMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const nowLocal = fromInstantMs(clockMs, timeZone);
  return { wait: describeWait(forecast, nowLocal, clockMs > freshUntilMs), nowLocal };
}
