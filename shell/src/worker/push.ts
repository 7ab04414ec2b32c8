import type { WirePushMessage } from '@holeshot/contract/wire';
import type { WorkerScope } from './worker-scope';

const ICON = '/favicon.ico';
const BUZZ_MS = [200, 100, 200];

/** A browser takes the permission away from a site that is woken and shows nothing. */
const UNKNOWN: WirePushMessage = {
  ...{ title: 'Holeshot', body: 'Something has changed.' },
  ...{ href: '/', tag: 'unknown' },
};

/** Shows what the site pushes (R145 to R148), and opens its page when it is pressed. */
export function handlePush(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const { title, href, ...rest } = readMessage(event.data);
    // what a race was told replaces the line before, and is heard all the same
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

/** A page of this site. */
function readHref({ registration }: WorkerScope, data: unknown): string {
  const { origin } = new URL(registration.scope);
  const { href } = { href: '/', ...(data as object | null) };
  const url = new URL(href, origin);
  return url.origin === origin ? url.href : origin;
}

/** In the tab that shows the page, else in a new one. */
async function openPage({ clients }: WorkerScope, href: string): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === href);
  if (tab) await tab.focus();
  else await clients.openWindow(href);
}
