import { eventHref } from '@holeshot/contract';

/** Which channels are safe to power at an event; also as a screen at the field. */
export const powerHref = (eventId: string, isScreen = false): string =>
  `${eventHref({ eventId })}/power${isScreen ? '?screen=1' : ''}`;
