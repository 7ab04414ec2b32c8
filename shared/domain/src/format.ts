import type { LocalMs } from './model';

const HOUR_SECONDS = 3600;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A lap or race time in seconds: two decimals, from one hour on `h:mm:ss`; `''` for `null`.
 * Source: specification section 9 Display, domain notes 4.7.
 */
export function formatSeconds(seconds: number | null): string {
  if (seconds === null) {
    return '';
  }
  const hundredths = toHundredths(seconds);
  return Math.abs(hundredths) >= HOUR_SECONDS * 100
    ? formatHours(Math.trunc(hundredths / 100))
    : (hundredths / 100).toFixed(2);
}

/** A time lost in seconds, as `+1.23`; `''` for `null`. */
export function formatGap(seconds: number | null): string {
  if (seconds === null) {
    return '';
  }
  const text = formatSeconds(seconds);
  return text.startsWith('-') ? text : `+${text}`;
}

/** A race's length in seconds, as `2:46.90`; under a minute `46.90`, from one hour on `h:mm:ss`. */
export function formatDuration(seconds: number | null): string {
  if (seconds === null) {
    return '';
  }
  const hundredths = toHundredths(seconds);
  if (Math.abs(hundredths) < 6000 || Math.abs(hundredths) >= HOUR_SECONDS * 100) {
    return formatSeconds(seconds);
  }
  const size = Math.abs(hundredths);
  const minutes = Math.floor(size / 6000);
  const rest = ((size - minutes * 6000) / 100).toFixed(2).padStart(5, '0');
  return `${hundredths < 0 ? '-' : ''}${minutes}:${rest}`;
}

/** `1st`, `2nd`, `11th`, `22nd`; `''` for 0 and below. Source: domain notes 1.12. */
export function ordinal(position: number): string {
  if (position <= 0) {
    return '';
  }
  const isTeen = Math.floor(position / 10) % 10 === 1;
  const suffix = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][position % 10];
  return `${position}${suffix ?? 'th'}`;
}

/** `1 lap`, `3 laps` */
export const lapsText = (laps: number): string => `${laps} ${laps === 1 ? 'lap' : 'laps'}`;

/** `21st November 2026`. Source: specification section 9 Display. */
export function formatDate(local: LocalMs): string {
  const date = new Date(local);
  return `${ordinal(date.getUTCDate())} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/**
 * `21st November 2026, 9:30 AM`; a time within the minute of 12:00 AM is left out.
 * Source: specification section 9 Display.
 */
export function formatDateTime(local: LocalMs): string {
  const date = new Date(local);
  if (date.getUTCHours() === 0 && date.getUTCMinutes() === 0) {
    return formatDate(local);
  }
  return `${formatDate(local)}, ${hourText(date)}:${twoDigits(date.getUTCMinutes())} ${halfOf(date)}`;
}

/** `3:41:20 PM` */
export function formatTimeOfDay(local: LocalMs): string {
  const date = new Date(local);
  const minutes = twoDigits(date.getUTCMinutes());
  return `${hourText(date)}:${minutes}:${twoDigits(date.getUTCSeconds())} ${halfOf(date)}`;
}

/** Rounds half up on the decimal digits: 1.005 is stored as slightly less and would lose its hundredth. */
function toHundredths(seconds: number): number {
  const size = Math.round(Number((Math.abs(seconds) * 100).toFixed(5)));
  return seconds < 0 && size > 0 ? -size : size;
}

function formatHours(seconds: number): string {
  const size = Math.abs(seconds);
  const minutes = twoDigits(Math.floor(size / 60) % 60);
  return `${seconds < 0 ? '-' : ''}${Math.floor(size / HOUR_SECONDS)}:${minutes}:${twoDigits(size % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function hourText(date: Date): string {
  return String(date.getUTCHours() % 12 || 12);
}

function halfOf(date: Date): string {
  return date.getUTCHours() < 12 ? 'AM' : 'PM';
}
