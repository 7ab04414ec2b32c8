import { formatClock, type LocalMs, type StartForecast } from '@holeshot/domain';
import { shortClock } from '../short-clock';

/** The texts of a range of starts. */
export interface StartText {
  /** `11:52`; `now` when the range has begun */
  from: string;
  /** `''` after the range */
  until: string;
  /** `AM` or `PM` of the end */
  half: string;
  isLate: boolean;
}

/** `null` without a range: the card never shows a single minute. */
export function toStartText(forecast: StartForecast | null, nowLocal: LocalMs): StartText | null {
  if (!forecast?.range) return null;
  const { from, until } = forecast.range;
  const isLate = until < nowLocal;
  return {
    from: from <= nowLocal ? 'now' : shortClock(from),
    until: isLate ? '' : shortClock(until),
    half: formatClock(until).slice(-2),
    isLate,
  };
}

/** `11:52 to 12:04`; `''` without a range */
export const rangeText = (range: StartForecast['range']): string =>
  range ? `${shortClock(range.from)} to ${shortClock(range.until)}` : '';
