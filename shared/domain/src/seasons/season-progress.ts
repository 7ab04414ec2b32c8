import { countText } from '../format';

/** How many events of a season are over: `3 of 5 events flown`, `5 events flown` */
export function seasonProgress({ events }: { events: readonly { isOver: boolean }[] }): string {
  const over = events.filter(({ isOver }) => isOver).length;
  const all = countText(events.length, 'event');
  return over === events.length ? `${all} flown` : `${over} of ${all} flown`;
}
