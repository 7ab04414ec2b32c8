import {
  countText,
  type EventListItem,
  formatDate,
  formatMonth,
  type LocalMs,
  ordinal,
} from '@holeshot/domain';

/** `3rd of 20`, `3rd so far` while races are left, empty without a rank. */
export function placeText(rank: number | null, ranked: number, isOver = true): string {
  if (rank === null) return '';
  return isOver ? `${ordinal(rank)} of ${ranked}` : `${ordinal(rank)} so far`;
}

/** The date of an event; empty for one without. */
export const dateText = ({ start }: Pick<EventListItem, 'start'>): string =>
  start === null ? '' : formatDate(start);

/** The month of the first event: `March 2024`; `null` without a dated event. */
export function firstMonth(starts: readonly (LocalMs | null)[]): string | null {
  const [first] = starts.filter((start) => start !== null).sort((a, b) => a - b);
  if (first === undefined) return null;
  return `${formatMonth(first)} ${new Date(first).getUTCFullYear()}`;
}

/** `1 event`, `31 events` */
export const eventsText = (count: number): string => countText(count, 'event');
