import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Notification } from './notification-queue';
import { relayNotifications } from './relay-notifications';
import { openSite } from './site-client';

/** The notifications that the test's site received, and its answers. */
let received: Notification[][];
let keys: Set<string | undefined>;
let answer: () => Promise<number> | number;
let site: Server;
let ending: AbortController;
let lines: string[];
let closes: (() => Promise<void>)[];

beforeEach(async () => {
  received = [];
  keys = new Set();
  lines = [];
  closes = [];
  answer = () => 200;
  ending = new AbortController();
  site = createServer(async (incoming, response) => {
    const { notifications } = JSON.parse(await text(incoming));
    keys.add(`${incoming.method} ${incoming.url} ${incoming.headers.authorization}`);
    const status = await answer();
    if (status === 200) received.push(notifications);
    response.writeHead(status).end(status === 200 ? '' : '{"message":"not now"}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
});
afterEach(async () => {
  ending.abort();
  for (const close of closes) await close();
  site.closeAllConnections();
  site.close();
});

async function start(options: { port?: number; now?: () => number } = {}): Promise<number> {
  const { port } = site.address() as AddressInfo;
  const relay = await relayNotifications({
    port: 0,
    site: openSite({ site: `http://127.0.0.1:${port}`, key: 'hsk_a' }, ending.signal),
    log: (line) => lines.push(line),
    onLockedOut: () => undefined,
    signal: ending.signal,
    times: { retry: 5, longestRetry: 20 },
    ...options,
  });
  closes.push(relay.close);
  return relay.port;
}

/** Sends as the app does. Returns status and body of the answer. */
function put(port: number, body: string, { method = 'PUT', host = '127.0.0.1' } = {}) {
  return new Promise<[number | undefined, string]>((resolve, reject) => {
    const headers = { host: `${host}:${port}`, 'content-type': 'application/json' };
    const sent = request({ host: '127.0.0.1', port, method, headers }, (response) => {
      text(response).then((reply) => resolve([response.statusCode, reply]), reject);
    });
    sent.on('error', reject).end(body);
  });
}
const notify = (port: number, seq: number, type = 'RaceStart') => put(port, JSON.stringify({ type, seq }));
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const seqs = () => received.flat().map(({ seq }) => seq);

test('passes notifications on as they are, in order, with the key of the club', async () => {
  const port = await start();
  const hello = { type: 'Hello', seq: 1, ts: '2026-05-15T17:30:00.000Z', extra: { deep: [1, null] } };
  expect(await put(port, JSON.stringify(hello))).toEqual([200, '']);
  for (let seq = 2; seq <= 5; seq += 1) await notify(port, seq);
  await until(() => received.flat().length === 5);
  expect(received.flat()[0]).toEqual(hello);
  expect(seqs()).toEqual([1, 2, 3, 4, 5]);
  expect([...keys]).toEqual(['PUT /api/sync/notifications Bearer hsk_a']);
  await until(() => lines.at(-1) === 'notifications: live: they reach the site as they come');
});

test('answers the app while the site does not, and sends one request at a time', async () => {
  let free: () => void = () => undefined;
  let open = 0;
  let most = 0;
  answer = async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise<void>((resolve) => {
      free = resolve;
    });
    open -= 1;
    return 200;
  };
  const port = await start();
  for (let seq = 1; seq <= 150; seq += 1) expect(await notify(port, seq)).toEqual([200, '']);
  await until(() => {
    free();
    return received.flat().length === 150;
  });
  expect(most).toBe(1);
  expect(received.map(({ length }) => length)).toEqual([1, 100, 49]);
  expect(seqs()).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
});

test('goes on once the site answers again', async () => {
  let failures = 3;
  answer = () => (failures-- > 0 ? 503 : 200);
  const port = await start();
  for (const seq of [1, 2, 3]) await notify(port, seq);
  await until(() => received.flat().length === 3);
  expect(seqs()).toEqual([1, 2, 3]);
  expect(lines.join('\n')).toContain('no answer from the site (not now)');
  await until(() => lines.at(-1)?.includes('live:') === true);
});

test('leaves out notifications older than 10 minutes, and says so', async () => {
  let nowMs = 0;
  answer = () => (nowMs === 0 ? 503 : 200);
  const port = await start({ now: () => nowMs });
  await notify(port, 1);
  await until(() => lines.some((line) => line.includes('no answer')));
  nowMs = 11 * 60_000;
  await notify(port, 2);
  await until(() => received.length > 0);
  expect(seqs()).toEqual([2]);
  expect(lines.join('\n')).toContain('1 left out, older than 10 minutes');
});

test('what the site refuses is not sent again', async () => {
  const statuses = [400, 200];
  answer = () => statuses.shift() ?? 200;
  const port = await start();
  await notify(port, 1);
  await until(() => lines.some((line) => line.includes('refused by the site (not now)')));
  await notify(port, 2);
  await until(() => received.length > 0);
  expect(seqs()).toEqual([2]);
});

test('takes JSON objects by PUT from this machine only', async () => {
  const port = await start();
  expect(await put(port, '{}', { method: 'POST' })).toEqual([405, '']);
  expect(await put(port, '{}', { host: 'evil.example' })).toEqual([403, '']);
  expect(await put(port, '[1]')).toEqual([200, '']);
  expect(await put(port, '{"type":')).toEqual([200, '']);
  expect(await put(port, JSON.stringify({ fill: 'x'.repeat(1024 * 1024) })).catch(() => [413, ''])).toEqual([
    413,
    '',
  ]);
  await notify(port, 1);
  await until(() => received.length > 0);
  expect(seqs()).toEqual([1]);
  expect(lines).toContain('notifications: one is no JSON object, and is left out');
});

test('a port that is in use is named', async () => {
  const port = await start();
  await expect(start({ port })).rejects.toThrow(`another program uses the port ${port}`);
});
