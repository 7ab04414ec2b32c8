import { once } from 'node:events';
import { connect } from 'node:net';
import { listenLocally, sendRaw } from '../testing/raw-request';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createAccessLogger } from './access-log';

interface Line {
  time: string;
  path: string;
  requestId: string;
}

let api: TestApp;
let port: number;
/** each line that was logged, and those who wait for the next */
const lines: Line[] = [];
let onLine: () => void = () => undefined;
let release: () => void = () => undefined;
beforeAll(async () => {
  const write = (text: string) => {
    lines.push(JSON.parse(text) as Line);
    onLine();
  };
  api = await createTestApp({
    accessLogger: createAccessLogger({ write }),
    limits: { work: { pages: 0, searches: 0, pictures: 0 }, connections: 0, trustedProxies: 'loopback' },
  });
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.app.get('/slow', async () => {
    await wait;
    return 'slow';
  });
  port = await listenLocally(api.app);
});
afterAll(() => api.close());

/** The line that is logged while or after `act` runs. */
async function getLine(act: () => unknown): Promise<Line | undefined> {
  const next = new Promise<void>((resolve) => {
    onLine = resolve;
  });
  await act();
  await next;
  return lines.at(-1);
}

const origin = () => `http://127.0.0.1:${port}`;

test('a request is one line of JSON', async () => {
  let requestId: string | null = '';
  let bytes = 0;
  const line = await getLine(async () => {
    const response = await fetch(`${origin()}/api/public/clubs`, {
      headers: { 'x-forwarded-for': '192.0.2.7' },
    });
    requestId = response.headers.get('x-request-id');
    bytes = (await response.arrayBuffer()).byteLength;
  });
  expect(line).toEqual({
    log: 'access',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    method: 'GET',
    path: '/api/public/clubs',
    status: 200,
    bytes,
    durationMs: expect.any(Number),
    requestId,
    client: '192.0.2.7',
  });
});

test.each([
  ['/events?page=2&tab=past', '/events?page=2&tab=past'],
  ['/login?code=secret&state=x=y&tab=a', '/login?code=*&state=*&tab=a'],
  ['/api/public/auth/code/secret?state=x', '/api/public/auth/code/*?state=*'],
  ['/api/live/secret', '/api/live/*'],
  ['/api//live/secret', '/api/live/*'],
  ['/events?q=a+name', '/events?q=*'],
  ['/?token', '/?token'],
])('%s is logged as %s', async (path, logged) => {
  expect((await getLine(() => fetch(origin() + path)))?.path).toBe(logged);
});

test('a refused request is logged', async () => {
  const line = await getLine(() => fetch(`${origin()}/api/public/clubs`, { method: 'POST', body: '{}' }));
  expect(line).toMatchObject({ method: 'POST', status: 405 });
});

test('an address that the router refuses is logged', async () => {
  const request = 'GET /api/public/events/id/% HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const line = await getLine(() => sendRaw(port, request));
  expect(line).toMatchObject({ path: '/api/public/events/id/%', status: 400 });
});

test('a request whose client goes is logged as aborted', async () => {
  const line = await getLine(async () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'));
    await once(api.app.server, 'request');
    socket.destroy();
  });
  expect(line).toMatchObject({ path: '/slow', client: '127.0.0.1', aborted: true });
  expect(line).not.toHaveProperty('status');
  release();
});
