import { countText, type EventListItem, formatDate, ordinal } from '@holeshot/domain';

/** `3rd of 20`, `3rd so far` while races are left, empty without a rank. */
export function placeText(rank: number | null, ranked: number, isOver = true): string {
  if (rank === null) return '';
  return isOver ? `${ordinal(rank)} of ${ranked}` : `${ordinal(rank)} so far`;
}

/** The date of an event; empty for one without. */
export const dateText = ({ start }: Pick<EventListItem, 'start'>): string =>
  start === null ? '' : formatDate(start);

/** `1 event`, `31 events` */
export const eventsText = (count: number): string => countText(count, 'event');
