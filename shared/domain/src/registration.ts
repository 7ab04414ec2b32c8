import type { EventListItem } from './model';
import { toInstantMs } from './time-zone';

/** Whether the club takes registrations and the event has not started at `nowMs`, an instant (R14). */
export const isRegistrationOpen = (
  { canRegister, start, timeZone }: Pick<EventListItem, 'canRegister' | 'start' | 'timeZone'>,
  nowMs: number,
): boolean => canRegister && start !== null && toInstantMs(start, timeZone) >= nowMs;
