import { compressible } from './compress-text';
import { createPageCache } from './page-cache';
import type { RenderedPage } from './render-page';

const page: RenderedPage = { status: 200, html: compressible('<p>hello</p>'), etag: 'W/"1"', policy: '' };
const reads = new Map([
  ['/api/public/auth', 'a'],
  ['/api/public/events', 'e1'],
]);

function cacheAt(clock: { ms: number }, etags: Record<string, string>) {
  return createPageCache({ getEtag: async (path) => etags[path] ?? '', now: () => clock.ms });
}

describe('the page cache', () => {
  it('returns a page while every answer it was made from is unchanged', async () => {
    const cache = cacheAt({ ms: 0 }, { '/api/public/auth': 'a', '/api/public/events': 'e1' });
    cache.set('key', page, reads);
    expect(await cache.find('key')).toBe(page);
    expect(await cache.find('other key')).toBeUndefined();
  });

  it('returns nothing once one of the answers has changed', async () => {
    const etags = { '/api/public/auth': 'a', '/api/public/events': 'e1' };
    const cache = cacheAt({ ms: 0 }, etags);
    cache.set('key', page, reads);
    etags['/api/public/events'] = 'e2';
    expect(await cache.find('key')).toBeUndefined();
  });

  it('returns nothing after 5 seconds, because a page shows the time', async () => {
    const clock = { ms: 0 };
    const cache = cacheAt(clock, { '/api/public/auth': 'a', '/api/public/events': 'e1' });
    cache.set('key', page, reads);
    clock.ms = 4_999;
    expect(await cache.find('key')).toBe(page);
    clock.ms = 5_000;
    expect(await cache.find('key')).toBeUndefined();
  });

  it.each([301, 404, 500])('does not cache a page with status %i', async (status) => {
    const cache = cacheAt({ ms: 0 }, {});
    cache.set('key', { ...page, status }, new Map());
    expect(await cache.find('key')).toBeUndefined();
  });
});
