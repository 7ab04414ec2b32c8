import { once } from 'node:events';
import { connect } from 'node:net';
import { buildEvent } from '../testing/build-event-folder';
import { fakePages } from '../testing/fake-pages';
import { listenLocally, sendRaw } from '../testing/raw-request';
import { createTestApp, type TestApp } from '../testing/test-app';
import { serveMetrics } from './serve-metrics';

const NO_LIMITS = { pages: 0, searches: 0, pictures: 0 };

let site: TestApp;
let port: number;
let metricsOrigin: string;
let release: () => void = () => undefined;
const slowPage = new Promise<void>((resolve) => {
  release = resolve;
});
beforeAll(async () => {
  const limits = { work: { ...NO_LIMITS, searches: 1 }, connections: 0, trustedProxies: 'loopback' };
  site = await createTestApp({ limits, pages: fakePages().options });
  site.app.get('/slow', async () => {
    await slowPage;
    return 'slow';
  });
  metricsOrigin = await serveMetrics(site.app, { host: '127.0.0.1', port: 0 });
  port = await listenLocally(site.app);
});
afterAll(() => site.close());

const get = async (path: string): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  await response.arrayBuffer();
  return response.status;
};

/** The figures by name and labels, as the format writes them. */
async function readMetrics(): Promise<Record<string, number>> {
  const text = await (await fetch(`${metricsOrigin}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value] = /^(.*) (\S+)$/.exec(line) ?? [];
      return [name, Number(value)];
    }),
  );
}

test('the figures have a port of their own', async () => {
  expect(new URL(metricsOrigin).port).not.toBe(String(port));
  expect(await get('/metrics')).toBe(404);
  const response = await fetch(`${metricsOrigin}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0.0.4/);
  const figures = await readMetrics();
  expect(figures.nodejs_heap_size_used_bytes).toBeGreaterThan(0);
  expect(figures).toHaveProperty('nodejs_eventloop_lag_p99_seconds');
});

test('requests are counted by the pattern of their route', async () => {
  for (let number = 1; number <= 5; number++) await get(`/api/public/clubs/id/${number + 1_000}`);
  await get('/a/b/c/no-such-page');
  await sendRaw(port, 'GET /api/public/events/id/% HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  const figures = await readMetrics();
  const count = (labels: string) => figures[`http_request_duration_seconds_count{${labels}}`];
  expect(count('method="GET",route="/api/public/clubs/id/:clubId",status="404"')).toBe(5);
  expect(count('method="GET",route="/*",status="404"')).toBeGreaterThan(0);
  expect(count('method="GET",route="none",status="400"')).toBe(1);
  expect(Object.keys(figures).join()).not.toMatch(/1002|no-such-page/);
});

test('requests in flight and open connections are counted', async () => {
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'));
  await once(site.app.server, 'request');
  const during = await readMetrics();
  expect(during.http_requests_in_flight).toBe(1);
  expect(during.http_connections_open).toBeGreaterThan(0);
  release();
  await once(socket, 'data');
  socket.destroy();
  expect((await readMetrics()).http_requests_in_flight).toBe(0);
});

test('caches show how full they are, and what they answered', async () => {
  const event = buildEvent();
  await site.add(event);
  const before = await readMetrics();
  const path = `/api/public/races/eventId/${event.id}`;
  for (let count = 0; count < 3; count++) expect(await get(path)).toBe(200);
  const after = await readMetrics();
  const change = (name: string) => {
    const key = `holeshot_cache_${name}{cache="answers"}`;
    return (after[key] ?? 0) - (before[key] ?? 0);
  };
  expect([change('hits_total'), change('misses_total'), change('entries')]).toEqual([2, 1, 1]);
  expect(change('bytes')).toBeGreaterThan(1_000);
  expect(after['holeshot_cache_max_bytes{cache="answers"}']).toBeGreaterThan(1_000_000);
});

test('refused work is counted', async () => {
  const search = (text: string) => get(`/api/public/events/table/${encodeURIComponent(`q=${text}`)}`);
  expect([await search('one'), await search('two')]).toEqual([200, 429]);
  const figures = await readMetrics();
  expect(figures['holeshot_work_total{work="searches",outcome="done"}']).toBe(1);
  expect(figures['holeshot_work_total{work="searches",outcome="refused"}']).toBe(1);
  expect(figures).toMatchObject({
    'holeshot_queue_waiting{queue="pictures"}': 0,
    'holeshot_queue_refused_total{queue="pictures"}': 0,
  });
});

test('the state of the database is shown', async () => {
  expect(await readMetrics()).toMatchObject({ holeshot_database_up: 1, holeshot_database_away_seconds: 0 });
});

test('each instance counts for itself', async () => {
  const other = await createTestApp({ database: site.database });
  const otherOrigin = await serveMetrics(other.app, { host: '127.0.0.1', port: 0 });
  const text = await (await fetch(`${otherOrigin}/metrics`)).text();
  await other.app.close();
  expect(text).toContain('http_requests_in_flight 0');
  expect(text).not.toContain('http_request_duration_seconds_count');
  await expect(fetch(`${otherOrigin}/metrics`)).rejects.toThrow();
});
