import { accountHref } from '@holeshot/contract';

const KEY = 'holeshot:wanted-event';

/** Keeps the event that a visitor wants to register for while they sign in, which leaves the site; null for none. */
export function keepWantedEvent(eventId: string | null): void {
  if (eventId === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, eventId);
}

/** Where a sign-in ends: at the account, with the event that the visitor wanted to register for. */
export function takeHrefAfterSignIn(): string {
  const eventId = sessionStorage.getItem(KEY);
  keepWantedEvent(null);
  return eventId === null ? accountHref() : `${accountHref()}?event=${encodeURIComponent(eventId)}`;
}
