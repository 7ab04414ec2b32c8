import type { WirePushMessage } from '@holeshot/contract/wire';
import type { WorkerScope } from './worker-scope';

const ICON = '/favicon.ico';
const BUZZ_MS = [200, 100, 200];

/** Shown for an invalid message: browsers revoke the permission of a site whose push shows nothing. */
const UNKNOWN: WirePushMessage = {
  title: 'Holeshot',
  body: 'Something has changed.',
  href: '/',
  tag: 'unknown',
};

/** Shows what the site pushes (R145 to R148), and opens its page when it is pressed. */
export function handlePush(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const { title, href, ...rest } = readMessage(event.data);
    // a message replaces the previous one about its race, but alerts again
    const options = { ...rest, icon: ICON, data: { href }, renotify: true, vibrate: BUZZ_MS };
    event.waitUntil(scope.registration.showNotification(title, options));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(scope, readHref(scope, event.notification.data)));
  });
}

function readMessage(data: { json: () => unknown } | null): WirePushMessage {
  try {
    const message = { ...(data?.json() as Partial<WirePushMessage>) };
    const { title = UNKNOWN.title, body = UNKNOWN.body, href = UNKNOWN.href, tag = UNKNOWN.tag } = message;
    return { title: String(title), body: String(body), href: String(href), tag: String(tag) };
  } catch {
    return UNKNOWN;
  }
}

/** Returns a URL of this site. */
function readHref({ registration }: WorkerScope, data: unknown): string {
  const { origin } = new URL(registration.scope);
  const { href } = { href: '/', ...(data as object | null) };
  const url = new URL(href, origin);
  return url.origin === origin ? url.href : origin;
}

/** Focuses the tab that shows the page, or opens a new one. */
async function openPage({ clients }: WorkerScope, href: string): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === href);
  if (tab) await tab.focus();
  else await clients.openWindow(href);
}
