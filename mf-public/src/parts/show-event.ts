import { type EventListItem, toInstantMs } from '@holeshot/domain';
import type { ShownEvent } from './shown-event';

/** `nowMs` is an instant. */
export const showEvent = (event: EventListItem, nowMs: number): ShownEvent =>
  pickShown(
    event,
    event.canRegister && event.start !== null && toInstantMs(event.start, event.timeZone) >= nowMs,
  );

/** Leaves out what no card shows: lists travel in the page's HTML a second time, as its data. */
export const pickShown = (
  { id, name, club, start, pilotCount }: EventListItem,
  isRegisterOpen: boolean,
): ShownEvent => ({ id, name, club, start, pilotCount, isRegisterOpen });
