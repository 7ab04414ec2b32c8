import { clubHref } from '@holeshot/contract';
import fastifyPlugin from 'fastify-plugin';

/** `lap-records`, the id of a tab, from its label: `Lap Records`, `lapRecords`. Ids stay as they are. */
const toTabId = (tab: string): string =>
  /^[a-z ]+$/i.test(tab)
    ? tab
        .replace(/([a-z])([A-Z])/g, '$1-$2')
        .replaceAll(' ', '-')
        .toLowerCase()
    : tab;

/**
 * The address to which `url` (path and query) has moved permanently: repeated slashes become single ones, labels of tabs
 * (R2) become their ids, and the club links of old versions of the desktop app (R76) lead to the club. Undefined for any
 * other.
 */
function findMovedAddress(url: string): string | undefined {
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const single = path.replace(/\/{2,}/g, '/');
  const search = new URLSearchParams(query);
  if (single === '/index.php') {
    const id = search.get('id') ?? '';
    if (search.get('page') === 'pages/ClubData.php' && /^[1-9]\d{0,8}$/.test(id)) {
      return clubHref({ clubId: Number(id) });
    }
  }
  const tab = search.get('tab') ?? '';
  if (toTabId(tab) !== tab) {
    search.set('tab', toTabId(tab));
    return `${single}?${search}`;
  }
  return single === path ? undefined : single + (query && `?${query}`);
}

/** Redirects moved addresses of pages, but not of the API, with 301. */
export const movedAddresses = fastifyPlugin(async (app) => {
  app.addHook('onRequest', ({ method, url }, reply, done) => {
    const isPage = (method === 'GET' || method === 'HEAD') && !/^\/+api\//.test(url);
    const location = isPage ? findMovedAddress(url) : undefined;
    if (location === undefined) done();
    else reply.redirect(location, 301);
  });
});
