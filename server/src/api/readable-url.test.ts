import { createTestApp, type TestApp } from '../testing/test-app';
import { readableUrl } from './readable-url';

test.each([
  ['/%E0%A4%A/', '/%25E0%25A4%25A/'],
  ['/caf%C3%A9/%zz?tab=%zz&q=a?b', '/caf%C3%A9/%25zz?tab=%zz&q=a?b'],
  ['/100%', '/100%25'],
  ['/events/a%0Ab/%E2%80%A8', '/events/a%250Ab/%25E2%2580%25A8'],
  ['/caf%C3%A9/?q=%', '/caf%C3%A9/?q=%'],
  ['/events', '/events'],
  ['/api/public/auth/handle/%E0%A4%A', '/api/public/auth/handle/%E0%A4%A'],
])('%s becomes %s', (url, readable) => {
  expect(readableUrl(url)).toBe(readable);
});

describe('a broken address', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp();
    api.app.get('/*', async (request) => ({ page: request.url }));
  });
  afterAll(() => api.close());

  test('of a page is answered with a page', async () => {
    expect(await api.ask('/%E0%A4%A/')).toEqual({ status: 200, json: { page: '/%25E0%25A4%25A/' } });
  });

  test('of the API is answered by the API', async () => {
    expect(await api.ask('/api/public/auth/handle/%E0%A4%A')).toMatchObject({
      status: 400,
      json: { code: 'bad-parameter' },
    });
  });
});
