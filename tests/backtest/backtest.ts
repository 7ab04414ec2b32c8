import {
  forecastStarts,
  joinStartIntervals,
  listStartIntervals,
  type StartIntervals,
} from '@holeshot/domain';
import { quantile } from '../bench/quantile';
import type { Day } from './invent-season';

/** The accuracy of forecasts of starts. */
export interface Backtest {
  /** forecasts with a range: one of each start from each race before it */
  count: number;
  /** share of them with the start inside the range */
  insideShare: number;
  /** median width of the ranges, minutes */
  widthMinutes: number;
  /** the same for a fixed pace, with a margin per race ahead that is fitted afterwards to contain as many starts */
  fixedPaceMinutes: number;
}

interface Check {
  isInside: boolean;
  widthMs: number;
  ahead: number;
  /** error of the forecast by a fixed pace, per race ahead */
  missMs: number;
}

/** Races ahead that a day's plan shows. */
const AHEAD = 8;
const BREAK_MS = 3_600_000;
/** As many as the site uses. */
const EARLIER_EVENTS = 3;

/** Forecasts every start of events of one club, in order, from each start before it, and compares. */
export function backtest(seasons: readonly (readonly Day[])[]): Backtest {
  const checks = seasons.flatMap((days) =>
    days.flatMap((day, index) => checkDay(day, days.slice(Math.max(0, index - EARLIER_EVENTS), index))),
  );
  const insideShare = checks.filter(({ isInside }) => isInside).length / checks.length;
  const marginMs = quantile(
    checks.map(({ missMs }) => missMs),
    insideShare,
  );
  const toMinutes = (widths: number[]): number => quantile(widths, 0.5) / 60_000;
  return {
    count: checks.length,
    insideShare,
    widthMinutes: toMinutes(checks.map(({ widthMs }) => widthMs)),
    fixedPaceMinutes: toMinutes(checks.map(({ ahead }) => 2 * marginMs * ahead)),
  };
}

function checkDay(day: Day, before: readonly Day[]): Check[] {
  const earlier = joinStartIntervals(before.map(listStartIntervals));
  return day.flatMap((race, index) => {
    const flown = day.slice(0, index + 1);
    const upcoming = untilBreak(day.slice(index, index + 1 + AHEAD)).slice(1);
    const paceMs = medianIntervalMs(before.length > 0 ? earlier : listStartIntervals(flown));
    const forecasts = forecastStarts({ flown, earlier, upcoming, nowLocal: race.start });
    return forecasts.flatMap((forecast, ahead) => {
      const start = upcoming[ahead]?.start ?? 0;
      if (!forecast?.range) return [];
      const { from, until } = forecast.range;
      const steps = ahead + 1;
      const missMs = Math.abs(start - (race.start + steps * paceMs)) / steps;
      return [{ isInside: start >= from && start <= until, widthMs: until - from, ahead: steps, missMs }];
    });
  });
}

/** The races before the next break of an hour or more, which cannot be forecast. */
function untilBreak(races: Day): Day {
  const end = races.findIndex(({ start }, index) => start - (races[index - 1]?.start ?? start) >= BREAK_MS);
  return end === -1 ? races : races.slice(0, end);
}

const medianIntervalMs = ({ sameRound, newRound }: StartIntervals): number =>
  quantile([...sameRound, ...newRound], 0.5);
