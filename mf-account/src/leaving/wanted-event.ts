import { accountHref } from '@holeshot/contract';

const KEY = 'holeshot:wanted-event';

/** Stores the event that a visitor wants to register for during the sign-in, which leaves the site; null removes it. */
export function keepWantedEvent(eventId: string | null): void {
  try {
    if (eventId === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, eventId);
  } catch {
    // the browser refuses storage
  }
}

/** The stored event; `null` without one, and if the browser refuses storage. */
function readWantedEvent(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Returns the href after a sign-in: the account, with the stored event, which is removed. */
export function takeHrefAfterSignIn(): string {
  const eventId = readWantedEvent();
  keepWantedEvent(null);
  return eventId === null ? accountHref() : `${accountHref()}?event=${encodeURIComponent(eventId)}`;
}
