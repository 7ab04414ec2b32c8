import type { StartForecast } from './forecast-starts';
import { formatClock, formatTimeOfDay } from './format';
import { formatWholeSeconds } from './format-seconds';
import type { LocalMs } from './model';

/** The time until a race, as pages show it between races. */
export interface Wait {
  label: string;
  /** `2:10`, `about 11:48 AM`; `''` when nothing is known */
  value: string;
  /** `11:46:40 AM to 11:49:40 AM`; `''` without a range */
  range: string;
  /** shown in amber, because the race is late or the page's data is old */
  isWarning: boolean;
}

/**
 * Describes the time until a race (R140): a countdown to the likely moment, 0:00 from then to the end of the range,
 * then the time since. A page with old data shows the moment instead of a countdown.
 */
export function describeWait(forecast: StartForecast | null, nowLocal: LocalMs, isStale: boolean): Wait {
  if (!forecast) return { label: 'Time not known yet', value: '', range: '', isWarning: false };
  const { likely, range } = forecast;
  const lateMs = nowLocal - (range?.until ?? likely);
  const isLate = lateMs > 0;
  const rangeText = range ? `${formatTimeOfDay(range.from)} to ${formatTimeOfDay(range.until)}` : '';
  if (isStale) {
    return { label: 'Expected', value: formatClock(likely), range: rangeText, isWarning: true };
  }
  return {
    label: isLate ? 'Later than usual' : 'In about',
    value: isLate ? `+${formatWait(lateMs)}` : formatWait(Math.max(0, likely - nowLocal)),
    range: rangeText,
    isWarning: isLate,
  };
}

const formatWait = (ms: number): string => formatWholeSeconds(Math.round(ms / 1000));
