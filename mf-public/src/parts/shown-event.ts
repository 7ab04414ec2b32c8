import { type EventListItem, formatDateTime } from '@holeshot/domain';

/** What cards and rows show of an event; what depends on the clock is decided once for server and browser. */
export interface ShownEvent extends Pick<EventListItem, 'id' | 'name' | 'club' | 'start' | 'pilotCount'> {
  /** registration is offered, and the event's start is not past (specification section 4) */
  isRegisterOpen: boolean;
}

/** `28th November 2026, 9:30 AM`; `''` when the event has no date. */
export const eventDateText = ({ start }: Pick<EventListItem, 'start'>): string =>
  start === null ? '' : formatDateTime(start);

/** `1 pilot`, `18 pilots`; `''` for none (specification section 2, Event card). */
export const pilotsText = (count: number): string =>
  count > 0 ? `${count} ${count === 1 ? 'pilot' : 'pilots'}` : '';
