import { serveMetrics } from '../api/serve-metrics';
import { buildEvent } from '../testing/build-event-folder';
import { listenLocally } from '../testing/raw-request';
import { createTestApp } from '../testing/test-app';
import { createSizedCache, getCacheSizes, getTextBytes } from './sized-cache';

test('the caches share the memory that the setting gives them', () => {
  const { answers, pages, pictures, sitemap, calendars } = getCacheSizes(100);
  expect(answers).toBe(50 * 2 ** 20);
  expect(answers + pages + pictures + sitemap + calendars).toBe(100 * 2 ** 20);
});

test('a text takes two bytes for each character once one is beyond Latin-1', () => {
  expect([getTextBytes('ab é ÿ'), getTextBytes('ab – ÿ'), getTextBytes('')]).toEqual([6, 12, 0]);
});

test('a cache stays within its bytes: what was used longest ago leaves first', () => {
  const cache = createSizedCache<{ bytes: number }>({ maxBytes: 5_000, getSize: ({ bytes }) => bytes });
  for (const key of ['a', 'b', 'c']) cache.set(key, { bytes: 1_000 });
  cache.get('a');
  cache.set('d', { bytes: 1_000 });
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true]);
  expect(cache.figures().bytes).toBeLessThanOrEqual(5_000);
  cache.set('large', { bytes: 6_000 });
  expect(cache.get('large')).toBeUndefined();
});

test('a value that has grown is measured again, unless it was replaced', () => {
  const cache = createSizedCache<{ bytes: number }>({ maxBytes: 10_000, getSize: ({ bytes }) => bytes });
  const value = { bytes: 1_000 };
  cache.set('a', value);
  const { bytes } = cache.figures();
  value.bytes = 3_000;
  cache.remeasure('a', value);
  expect(cache.figures().bytes - bytes).toBe(2_000);
  cache.set('a', { bytes: 500 });
  cache.remeasure('a', value);
  expect(cache.get('a')).toEqual({ bytes: 500 });
});

test('answers are counted with their compressed form, and stay within their share', async () => {
  const api = await createTestApp({ cacheMb: 1 });
  const metricsOrigin = await serveMetrics(api.app, { host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${await listenLocally(api.app)}`;
  const read = async (path: string, encoding: string) => {
    const response = await fetch(origin + path, { headers: { 'accept-encoding': encoding } });
    return response.arrayBuffer();
  };
  const figure = async (name: string) => {
    const text = await (await fetch(`${metricsOrigin}/metrics`)).text();
    return Number(new RegExp(`holeshot_cache_${name}\\{cache="answers"\\} (\\d+)`).exec(text)?.[1]);
  };
  const path = '/api/public/timeZones';
  const { byteLength } = await read(path, 'identity');
  const plain = await figure('bytes');
  expect(plain).toBeGreaterThan(byteLength);
  expect(plain).toBeLessThan(byteLength + 1_000);
  await read(path, 'br');
  expect(await figure('bytes')).toBeGreaterThan(plain + 1_000);

  const event = buildEvent();
  await api.add(event);
  for (let n = 1; n <= 300; n += 1) await read(`/api/public/races/eventId/${event.id}/last/${n}`, 'br');
  expect(await figure('max_bytes')).toBe(2 ** 19);
  expect(await figure('bytes')).toBeLessThanOrEqual(2 ** 19);
  expect(await figure('entries')).toBeLessThan(300);
  await api.close();
});
