import { twoDigits } from '@holeshot/domain';

/*
 * The value of a datetime property is a wall-clock time, `yyyy/MM/dd HH:mm`, without a zone. None is applied: a save
 * returns the text unchanged.
 */

const PATTERN = /^([1-9]\d{3})\/(\d\d)\/(\d\d) (\d\d):(\d\d)$/;

type DateParts = readonly [year: number, month: number, day: number, hour: number, minute: number];

function parseDateText(text: string): DateParts | undefined {
  const match = PATTERN.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute));
  // Date.UTC carries a 13th month or a 31st of June over to the next
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60;
  return isReal ? [year, month, day, hour, minute] : undefined;
}

export const isDateText = (text: string): boolean => parseDateText(text) !== undefined;

/** The date whose local time is the text, for the calendar; `null` when the text is not valid. */
export function toLocalDate(text: string): Date | null {
  const parts = parseDateText(text);
  if (!parts) return null;
  const [year, month, day, hour, minute] = parts;
  return new Date(year, month - 1, day, hour, minute);
}

/** The local time of a date that the calendar returned. */
export const toDateText = (date: Date): string =>
  `${date.getFullYear()}/${twoDigits(date.getMonth() + 1)}/${twoDigits(date.getDate())} ` +
  `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

/**
 * The new text after the calendar, opened with `selected`, returns `picked`. The calendar replaces times that the
 * browser's zone skips in spring by later ones; the text then keeps its time, unless another time was picked.
 */
export function toPickedText(text: string, selected: Date | null, picked: Date): string {
  const pickedText = toDateText(picked);
  const isSameTime = selected !== null && toDateText(selected).slice(10) === pickedText.slice(10);
  return isSameTime ? pickedText.slice(0, 10) + text.slice(10) : pickedText;
}

/** The text with another year; 29 February becomes 28 in years that have none. */
export function withYear(text: string, year: number): string {
  const changed = `${year}${text.slice(4)}`;
  return isDateText(changed) ? changed : changed.replace('/02/29', '/02/28');
}
