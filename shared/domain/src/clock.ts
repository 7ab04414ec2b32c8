import type { LocalMs } from './model';

export const DAY_MS = 86_400_000;
const WIRE_EMPTY = '0001-01-01 00:00:00.000';
const CLOCK = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,7}))?)?)?$/;
const TIME_SPAN = /^(-)?(?:(\d{1,8})\.)?(\d{1,2}):(\d{2}):(\d{2})(?:\.(\d{1,7}))?$/;

/** .NET's TimeSpan.MaxValue in days, which the desktop app writes for "no time" (R60). */
const NO_TIME_DAYS = 10_675_199;

/**
 * Parses a date-time of the desktop app's files (`2025/01/30 9:00:57.85`, R59) or of the wire
 * (`2025-01-30 09:00:57.850`, also with `T`, R55). Digits after the millisecond are dropped.
 * @returns `null` for an empty string and for a date in the year 1, which means "not set"
 * @throws RangeError for anything else, also for the year 0, which no calendar of .NET or Postgres has
 */
export function parseClock(text: string): LocalMs | null {
  const trimmed = text.trim();
  if (trimmed === '') {
    return null;
  }
  const match = CLOCK.exec(trimmed);
  if (match === null) {
    throw notADate(text);
  }
  const [, year = '', , month = '', day = '', hour = '0', minute = '0', second = '0', fraction = ''] = match;
  const numbers = [year, month, day, hour, minute, second, fraction.padEnd(3, '0').slice(0, 3)].map(Number);
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0, ms = 0] = numbers;
  if (h > 23 || mi > 59 || s > 59) {
    throw notADate(text);
  }
  const local = utcMs(y, mo - 1, d) + ((h * 60 + mi) * 60 + s) * 1000 + ms;
  const date = new Date(local);
  if (y === 0 || date.getUTCMonth() !== mo - 1 || date.getUTCDate() !== d) {
    throw notADate(text);
  }
  return y === 1 ? null : local;
}

/** The start of a day in any year; `month` is 0 to 11. `Date.UTC` would read the years 0 to 99 as 1900 to 1999. */
export const utcMs = (year: number, month = 0, day = 1): LocalMs =>
  new Date(0).setUTCFullYear(year, month, day);

/** Formats as `yyyy-MM-dd HH:mm:ss.fff`; `null` gives the empty date `0001-01-01 00:00:00.000` (R55). */
export function formatWireClock(local: LocalMs | null): string {
  return local === null ? WIRE_EMPTY : new Date(local).toISOString().replace('T', ' ').replace('Z', '');
}

/**
 * Parses a .NET time span, `[-][d.]hh:mm:ss[.fffffff]` (R60).
 * @returns seconds with 7 decimals; `null` for an empty string and for .NET's largest and smallest span
 * @throws RangeError for anything else
 */
export function parseTimeSpan(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') {
    return null;
  }
  const match = TIME_SPAN.exec(trimmed);
  if (match === null) {
    throw new RangeError(`Not a time span: ${JSON.stringify(text)}`);
  }
  const [, sign = '', days = '0', hours = '', minutes = '', seconds = '', fraction = ''] = match;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) {
    throw new RangeError(`Not a time span: ${JSON.stringify(text)}`);
  }
  if (Number(days) >= NO_TIME_DAYS) {
    return null;
  }
  const whole = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
  const total = Number(`${whole}.${fraction.padEnd(7, '0')}`);
  return sign === '-' && total > 0 ? -total : total;
}

function notADate(text: string): RangeError {
  return new RangeError(`Not a date and time: ${JSON.stringify(text)}`);
}
