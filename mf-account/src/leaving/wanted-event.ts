import { accountHref } from '@holeshot/contract';

const KEY = 'holeshot:wanted-event';

/** Stores the event that a visitor wants to register for during the sign-in, which leaves the site; null removes it. */
export function keepWantedEvent(eventId: string | null): void {
  if (eventId === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, eventId);
}

/** Returns the href after a sign-in: the account, with the stored event, which is removed. */
export function takeHrefAfterSignIn(): string {
  const eventId = sessionStorage.getItem(KEY);
  keepWantedEvent(null);
  return eventId === null ? accountHref() : `${accountHref()}?event=${encodeURIComponent(eventId)}`;
}
