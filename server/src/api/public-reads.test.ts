import { createTestApp, type TestApp } from '../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test.each([
  '/api/public/clubs',
  '/api/public/clubs/',
  '//api///public/clubs',
  '/api/public/clubs?page=1',
  '/api/public/%63lubs',
  '/api/public/nothing',
  '/api/public/clubs/id/x',
  '/api/public/clubs/id/999999',
  '/api/public/auth/handle/a%2Fb',
  `/api/public/auth/handle/${'a'.repeat(5000)}`,
])('%s has the same answer in-process and over HTTP', async (path) => {
  const response = await api.app.inject({ url: path });
  const { status, etag } = await api.app.readPublic(path);
  expect([status, etag]).toEqual([response.statusCode, response.headers.etag ?? '']);
});

test('a call that two features serve is refused', async () => {
  const read = { scopes: () => [], read: async () => [] };
  expect(() => api.app.publicRead('clubs', read)).toThrow(/already declared/);
});

test('of many searches at once, those beyond the queue are refused as busy, and another read is not behind them', async () => {
  const order: string[] = [];
  const ask = async (path: string) => {
    const { statusCode, headers } = await api.app.inject({ url: path });
    order.push(path);
    return statusCode === 503 ? `503 in ${headers['retry-after']} s` : statusCode;
  };
  const paths = Array.from({ length: 300 }, (_, index) => `/api/public/events/table/q%3Dmany${index}`);
  const searches = paths.map(ask);
  expect(await ask('/api/public/youtube/recent')).toBe(200);
  expect(order.length).toBeLessThan(150);
  const statuses = await Promise.all(searches);
  expect(new Set(statuses)).toEqual(new Set([200, '503 in 5 s']));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(200);
});
