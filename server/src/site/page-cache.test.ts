import { createPageCache } from './page-cache';
import type { RenderedPage } from './render-page';

const page: RenderedPage = { status: 200, html: '<p>hello</p>', etag: 'W/"1"' };
const reads = new Map([
  ['/api/public/auth', 'a'],
  ['/api/public/events', 'e1'],
]);

function cacheAt(clock: { ms: number }, etags: Record<string, string>) {
  return createPageCache({ etagOf: async (path) => etags[path] ?? '', now: () => clock.ms });
}

describe('the page cache', () => {
  it('gives a page again while every answer it rests on stands', async () => {
    const cache = cacheAt({ ms: 0 }, { '/api/public/auth': 'a', '/api/public/events': 'e1' });
    cache.keep('key', page, reads);
    expect(await cache.find('key')).toBe(page);
    expect(await cache.find('other key')).toBeUndefined();
  });

  it('gives none once one of the answers has changed', async () => {
    const etags = { '/api/public/auth': 'a', '/api/public/events': 'e1' };
    const cache = cacheAt({ ms: 0 }, etags);
    cache.keep('key', page, reads);
    etags['/api/public/events'] = 'e2';
    expect(await cache.find('key')).toBeUndefined();
  });

  it('gives none after 5 seconds, for a page says what time it is', async () => {
    const clock = { ms: 0 };
    const cache = cacheAt(clock, { '/api/public/auth': 'a', '/api/public/events': 'e1' });
    cache.keep('key', page, reads);
    clock.ms = 4_999;
    expect(await cache.find('key')).toBe(page);
    clock.ms = 5_000;
    expect(await cache.find('key')).toBeUndefined();
  });

  it.each([301, 404, 500])('keeps no page of status %i', async (status) => {
    const cache = cacheAt({ ms: 0 }, {});
    cache.keep('key', { ...page, status }, new Map());
    expect(await cache.find('key')).toBeUndefined();
  });
});
