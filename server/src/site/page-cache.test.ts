import { compressible } from './compress-text';
import { createPageCache } from './page-cache';
import type { RenderedPage } from './render-page';

const page: RenderedPage = {
  status: 200,
  html: compressible('<p>hello</p>'),
  etag: 'W/"1"',
  policy: '',
  builds: [],
  unusable: [],
};
const reads = new Map([
  ['/api/public/auth', 'a'],
  ['/api/public/events', 'e1'],
]);

function cacheAt(
  clock: { ms: number },
  etags: Record<string, string>,
  getVersion = () => undefined as number | undefined,
) {
  const checked: string[] = [];
  const cache = createPageCache({
    async getEtag(path) {
      checked.push(path);
      return etags[path] ?? '';
    },
    getVersion,
    maxBytes: 1_000_000,
    now: () => clock.ms,
  });
  return { ...cache, checked };
}

describe('the page cache', () => {
  it('returns a page while every answer it was made from is unchanged', async () => {
    const cache = cacheAt({ ms: 0 }, { '/api/public/auth': 'a', '/api/public/events': 'e1' });
    cache.set('key', page, reads, undefined);
    expect(await cache.find('key')).toBe(page);
    expect(await cache.find('other key')).toBeUndefined();
  });

  it('returns nothing once one of the answers has changed', async () => {
    const etags = { '/api/public/auth': 'a', '/api/public/events': 'e1' };
    const cache = cacheAt({ ms: 0 }, etags);
    cache.set('key', page, reads, undefined);
    etags['/api/public/events'] = 'e2';
    expect(await cache.find('key')).toBeUndefined();
  });

  it('compares the answers only when data was written since', async () => {
    const data = { version: 1 };
    const cache = cacheAt(
      { ms: 0 },
      { '/api/public/auth': 'a', '/api/public/events': 'e1' },
      () => data.version,
    );
    cache.set('key', page, reads, 1);
    expect(await cache.find('key')).toBe(page);
    expect(cache.checked).toEqual([]);
    data.version = 2;
    expect(await cache.find('key')).toBe(page);
    expect(await cache.find('key')).toBe(page);
    expect(cache.checked).toEqual([...reads.keys()]);
  });

  it('compares the answers of a page that was made while the database was away', async () => {
    const cache = cacheAt({ ms: 0 }, {}, () => 1);
    cache.set('key', { ...page, staleSinceMs: 5 }, reads, 1);
    expect(await cache.find('key')).toBeUndefined();
  });

  it('returns nothing after 5 seconds, because a page shows the time', async () => {
    const clock = { ms: 0 };
    const cache = cacheAt(clock, { '/api/public/auth': 'a', '/api/public/events': 'e1' });
    cache.set('key', page, reads, undefined);
    clock.ms = 4_999;
    expect(await cache.find('key')).toBe(page);
    clock.ms = 5_000;
    expect(await cache.find('key')).toBeUndefined();
  });

  it.each([301, 404, 500])('does not cache a page with status %i', async (status) => {
    const cache = cacheAt({ ms: 0 }, {});
    cache.set('key', { ...page, status }, new Map(), undefined);
    expect(await cache.find('key')).toBeUndefined();
  });
});
