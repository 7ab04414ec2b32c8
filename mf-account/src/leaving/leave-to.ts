import { SESSION_CHANNEL } from '@holeshot/contract';

/**
 * Goes to another page of the site after a sign-in or a logout: with a document load, because this page's session is
 * stale. Tells the other tabs, whose sessions are stale, too.
 */
export function leaveTo(href: string): void {
  new BroadcastChannel(SESSION_CHANNEL).postMessage('changed');
  window.location.replace(href);
}
