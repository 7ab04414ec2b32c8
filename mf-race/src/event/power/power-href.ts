import { eventHref } from '@holeshot/contract';

/** The page of safe channels of an event, or its variant for a screen at the field. */
export const powerHref = (eventId: string, isScreen = false): string =>
  `${eventHref({ eventId })}/power${isScreen ? '?screen=1' : ''}`;
