import type { EventListItem } from './model';
import { toInstantMs } from './time-zone';

/** Whether the club takes registrations, and the event has neither started at `nowMs`, an instant, nor was closed (R14). */
export const isRegistrationOpen = (
  {
    canRegister,
    isClosed,
    start,
    timeZone,
  }: Pick<EventListItem, 'canRegister' | 'isClosed' | 'start' | 'timeZone'>,
  nowMs: number,
): boolean => canRegister && !isClosed && start !== null && toInstantMs(start, timeZone) >= nowMs;
