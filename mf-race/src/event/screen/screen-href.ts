import { eventHref } from '@holeshot/contract';

/** An event on a screen at the field. */
export const screenHref = (eventId: string): string => `${eventHref({ eventId })}?screen=1`;

export const isScreen = (search: URLSearchParams): boolean => search.get('screen') === '1';
