import { describeWait, fromInstantMs, type LocalMs, type StartForecast, type Wait } from '@holeshot/domain';
import { useNow } from '../feedback/use-now';

export interface WaitClock {
  /** IANA name */
  timeZone: string;
  /** when the data was loaded, ms: the first render uses it, so that server and browser render the same */
  nowMs: number;
  /** the time until which the page's data is fresh, ms of the site's clock */
  freshUntilMs: number;
}

/** The time until a race, and the time at the field, updated once a second. */
export function useWait(
  forecast: StartForecast | null,
  { timeZone, nowMs, freshUntilMs }: WaitClock,
): { wait: Wait; nowLocal: LocalMs } {
  const clockMs = useNow(nowMs);
  const nowLocal = fromInstantMs(clockMs, timeZone);
  return { wait: describeWait(forecast, nowLocal, clockMs > freshUntilMs), nowLocal };
}
