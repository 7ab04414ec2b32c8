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
