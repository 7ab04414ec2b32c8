import { errorReplySchema } from '@holeshot/contract/wire';
import * as z from 'zod/mini';
import { fakePages } from '../testing/fake-pages';
import { listenLocally, sendRaw } from '../testing/raw-request';
import { createTestApp, type TestApp } from '../testing/test-app';

let site: TestApp;
let port: number;
beforeAll(async () => {
  site = await createTestApp({ pages: fakePages().options });
  port = await listenLocally(site.app);
});
afterAll(() => site.close());

const send = (line: string, headers: string[] = ['Host: site.example']) =>
  sendRaw(port, [line, ...headers, 'Connection: close', '', ''].join('\r\n'));
const get = (target: string) => send(`GET ${target} HTTP/1.1`);

test.each(['/\\', '/\\\\', '/\\evil.example', '/\\evil.example/page', '/%5Cevil.example', '/a\\b'])(
  '%s is an unknown page of the site',
  async (target) => {
    const { status, body } = await get(target);
    expect(status).toBe(404);
    expect(body).toContain('content="http://site.example/');
  },
);

test.each([
  ['/\\//evil.example', '/%5C/evil.example'],
  ['//evil.example', '/evil.example'],
  ['/\\/\\//evil.example', '/%5C/%5C/evil.example'],
  ['http://evil.example//page/1', '/page/1'],
  ['http://evil.example//\\evil.example', '/%5Cevil.example'],
])('%s redirects to %s of the site', async (target, location) => {
  const { status, headers } = await get(target);
  expect([status, headers.location]).toEqual([301, location]);
  const { origin } = new URL(headers.location ?? '', 'http://site.example');
  expect(origin).toBe('http://site.example');
});

test.each(['http://evil.example/page/1', 'https://evil.example:99/page/1?x=1'])(
  '%s is answered with the page of the site',
  async (target) => {
    const { status, body } = await get(target);
    expect(status).toBe(200);
    expect(body).toContain('rel="canonical" href="http://site.example/page/1');
    expect(body).not.toContain('evil');
  },
);

const expectError = (reply: { status: number; body: string }, status: number, code: string) => {
  expect(reply.status).toBe(status);
  expect(z.parse(errorReplySchema, JSON.parse(reply.body))).toMatchObject({ code });
};

test.each(['[', 'a b', 'a/b', 'user@site.example', 'a:b', '[::1', 'site.example:99999', '\\'])(
  'the host %s is refused',
  async (host) => {
    for (const path of ['/page/1', '/calendar.ics', '/api/health'])
      expectError(await send(`GET ${path} HTTP/1.1`, [`Host: ${host}`]), 400, 'bad-parameter');
  },
);

test('two hosts, and none in HTTP/1.1, are refused', async () => {
  for (const headers of [['Host: a.example', 'Host: b.example'], []])
    expectError(await send('GET /page/1 HTTP/1.1', headers), 400, 'bad-parameter');
});

test.each([
  ['GET /page/1 HTTP/1.1', ['Host:']],
  ['GET /page/1 HTTP/1.0', []],
  ['GET /page/1 HTTP/1.0', ['Host: ']],
])('%s with %j is answered as on localhost', async (line, headers) => {
  const { status, body } = await send(line, headers);
  expect(status).toBe(200);
  expect(body).toContain(`href="http://localhost:${port}/page/1"`);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s to a page is refused', async (method) => {
  for (const path of ['/', '/page/1', '/no/such', '/calendar.ics']) {
    const reply = await send(`${method} ${path} HTTP/1.1`, [
      'Host: site.example',
      'Content-Type: application/x-odd',
      'Content-Length: 0',
    ]);
    expectError(reply, 405, 'method-not-allowed');
    expect(reply.headers.allow).toBe('GET, HEAD');
  }
});

test('64 kB of small headers are refused', async () => {
  const headers = Array.from({ length: 4_000 }, (_, index) => `X-${index}: 12345678`);
  expectError(await send('GET / HTTP/1.1', ['Host: site.example', ...headers]), 431, 'headers-too-large');
});

test('where the host of requests is not used, links lead to localhost', async () => {
  const careful = await createTestApp({ usesHost: false, pages: fakePages().options });
  const carefulPort = await listenLocally(careful.app);
  const { body } = await sendRaw(
    carefulPort,
    'GET /page/1 HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  );
  expect(body).toContain(`href="http://localhost:${carefulPort}/page/1"`);
  expect(body).not.toContain('evil');
  await careful.close();
});
