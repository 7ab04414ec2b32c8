import { type EventListItem, toInstantMs } from '@holeshot/domain';
import type { ShownEvent } from './shown-event';

/** `nowMs` is an instant. */
export const showEvent = (event: EventListItem, nowMs: number): ShownEvent => ({
  ...event,
  isRegisterOpen:
    event.canRegister && event.start !== null && toInstantMs(event.start, event.timeZone) >= nowMs,
});
