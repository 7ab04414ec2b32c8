import { eventHref } from '@holeshot/contract';

/** The address of an event's screen at the field. */
export const screenHref = (eventId: string): string => `${eventHref({ eventId })}?screen=1`;

export const isScreen = (search: URLSearchParams): boolean => search.get('screen') === '1';
