import { fromInstantMs, type LocalMs, type StartForecast } from '@holeshot/domain';
import { useTimerMs } from '../../live/race-clock';
import { describeWait, type Wait } from './describe-wait';

const SECOND_MS = 1_000;

export interface WaitClock {
  /** IANA */
  timeZone: string;
  /** when the data was loaded, ms */
  nowMs: number;
  /** the time until which the page's data is fresh, ms of the visitor's clock */
  freshUntilMs: number;
}

/** The time until a race, and the time at the field, updated once a second. */
export function useWait(
  forecast: StartForecast | null,
  { timeZone, nowMs, freshUntilMs }: WaitClock,
): { wait: Wait; nowLocal: LocalMs } {
  const clockMs = useTimerMs(nowMs, 0, SECOND_MS);
  const nowLocal = fromInstantMs(clockMs, timeZone);
  return { wait: describeWait(forecast, nowLocal, clockMs > freshUntilMs), nowLocal };
}
