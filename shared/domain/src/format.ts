import type { LocalMs } from './model';

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

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `1st`, `2nd`, `11th`, `22nd`; `''` for 0 and below (R44). */
export function ordinal(position: number): string {
  if (position <= 0) {
    return '';
  }
  const isTeen = Math.floor(position / 10) % 10 === 1;
  const suffix = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][position % 10];
  return `${position}${suffix ?? 'th'}`;
}

/** `1 event`, `3 events` */
export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const lapsText = (count: number): string => countText(count, 'lap');
export const pointsText = (count: number): string => countText(count, 'point');
export const racesText = (count: number): string => countText(count, 'race');
export const pilotsText = (count: number): string => countText(count, 'pilot');

/** `21st November 2026` (R42) */
export function formatDate(local: LocalMs): string {
  const date = new Date(local);
  return `${ordinal(date.getUTCDate())} ${formatMonth(local)} ${date.getUTCFullYear()}`;
}

/** `November` */
export const formatMonth = (local: LocalMs): string => MONTHS[new Date(local).getUTCMonth()] ?? '';

/** `Sat` */
export const formatWeekday = (local: LocalMs): string => WEEKDAYS[new Date(local).getUTCDay()] ?? '';

/** `Sat, 28 Nov` */
export const formatDay = (local: LocalMs): string =>
  `${formatWeekday(local)}, ${new Date(local).getUTCDate()} ${formatMonth(local).slice(0, 3)}`;

/** `21st November 2026, 9:30 AM`; without the time at 12:00 AM, which means that the day has none (R42). */
export function formatDateTime(local: LocalMs): string {
  const date = new Date(local);
  if (date.getUTCHours() === 0 && date.getUTCMinutes() === 0) {
    return formatDate(local);
  }
  return `${formatDate(local)}, ${formatClock(local)}`;
}

/** `9:30 AM` */
export function formatClock(local: LocalMs): string {
  const date = new Date(local);
  return `${hourText(date)}:${twoDigits(date.getUTCMinutes())} ${amOrPm(date)}`;
}

/** `3:41:20 PM` */
export function formatTimeOfDay(local: LocalMs): string {
  const date = new Date(local);
  const minutes = twoDigits(date.getUTCMinutes());
  return `${hourText(date)}:${minutes}:${twoDigits(date.getUTCSeconds())} ${amOrPm(date)}`;
}

/** `05`, `30` */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function hourText(date: Date): string {
  return String(date.getUTCHours() % 12 || 12);
}

function amOrPm(date: Date): string {
  return date.getUTCHours() < 12 ? 'AM' : 'PM';
}
