import type { EventListItem } from './model';
import { toInstantMs } from './time-zone';

type Registrable = Pick<EventListItem, 'canRegister' | 'isClosed'>;

/** Whether the club takes registrations for an event that has not started (R14). */
export const takesRegistrations = ({ canRegister, isClosed }: Registrable): boolean =>
  canRegister && !isClosed;

/** Whether the club takes registrations, and the event has not started at `nowMs`, an instant (R14). */
export const isRegistrationOpen = (
  { start, timeZone, ...event }: Registrable & Pick<EventListItem, 'start' | 'timeZone'>,
  nowMs: number,
): boolean => takesRegistrations(event) && start !== null && toInstantMs(start, timeZone) >= nowMs;
