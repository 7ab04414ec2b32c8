import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { errorReplySchema } from '@holeshot/contract/wire';
import * as z from 'zod/mini';
import { type BuiltEvent, buildEvent } from '../testing/build-event-folder';
import { fakePages } from '../testing/fake-pages';
import { listenLocally } from '../testing/raw-request';
import { createTestApp, type TestApp } from '../testing/test-app';

const limits = {
  work: { pages: 3, pictures: 2, searches: 2, writes: 2 },
  connections: 2,
  trustedProxies: 'loopback',
};

let site: TestApp;
let event: BuiltEvent;
beforeAll(async () => {
  site = await createTestApp({ limits, pages: fakePages().options });
  site.app.post('/api/things', { config: { access: 'everyone' } }, async () => 'done');
  event = buildEvent();
  await site.add(event);
});
afterAll(() => site.close());

let lastAddress = 0;
const newAddress = () => `192.0.2.${++lastAddress}`;
const ask = (url: string, address: string) =>
  site.app.inject({ url, headers: { 'x-forwarded-for': address } });
async function askAll(urls: string[], address: string) {
  const replies = [];
  for (const url of urls) replies.push(await ask(url, address));
  return replies;
}
const statuses = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode);

test('an address gets so many pages in a minute; cached ones do not count', async () => {
  const address = newAddress();
  const urls = ['/page/1', '/page/1', '/page/1', '/page/1', '/page/2', '/page/3', '/page/4'];
  const replies = await askAll(urls, address);
  expect(statuses(replies)).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect(replies.at(-1)?.body).toContain('"rendered":false');
  expect((await ask('/page/5', newAddress())).statusCode).toBe(200);
});

test('of pages asked for at the same moment, an address gets as many', async () => {
  const address = newAddress();
  const replies = await Promise.all([11, 12, 13, 14, 15].map((page) => ask(`/page/${page}`, address)));
  expect(statuses(replies).sort()).toEqual([200, 200, 200, 429, 429]);
});

test('an address gets so many searches in a minute; tables without a text do not count', async () => {
  const table = (filter: string) => `/api/public/events/table/${encodeURIComponent(filter)}`;
  const urls = ['all', 'page=2', 'q=a', 'q=b', 'q=c', 'all'].map(table);
  const replies = await askAll(urls, newAddress());
  expect(statuses(replies)).toEqual([200, 200, 200, 200, 429, 200]);
  const refused = replies[4];
  expect(z.parse(errorReplySchema, refused?.json())).toMatchObject({ code: 'too-many' });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});

test('an address gets so many new pictures in a minute', async () => {
  const paths = [event.id, ...event.raceIds.map((race) => `${event.id}/race/${race}`)];
  const urls = paths.map((path) => `/og/event/${path}.png`);
  const replies = await askAll([...urls, ...urls.slice(0, 1)], newAddress());
  expect(statuses(replies)).toEqual([200, 200, 429, 200]);
});

test('an address gets so many new codes of events in a minute; each is drawn once', async () => {
  const address = newAddress();
  const url = `/event/${event.id}/my-day.svg`;
  const replies = [];
  for (const name of ['one', 'two', 'one', 'three', 'two']) {
    const headers = { host: `${name}.example`, 'x-forwarded-for': address };
    replies.push(await site.app.inject({ url, headers }));
  }
  expect(statuses(replies)).toEqual([200, 200, 200, 429, 200]);
});

test('an address gets so many writes in a minute, to all addresses of the API together', async () => {
  const address = newAddress();
  const send = (method: 'POST' | 'PUT' | 'GET', url: string) =>
    site.app.inject({ method, url, headers: { 'x-forwarded-for': address } });
  expect((await send('POST', '/api/things')).statusCode).toBe(200);
  expect((await send('PUT', '//api/no-such-thing')).statusCode).toBe(404);
  const refused = await send('POST', '/api/things');
  expect(refused.json()).toMatchObject({ code: 'too-many' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send('GET', '/api/public/clubs')).statusCode).toBe(200);
  expect((await send('POST', '/page/1')).statusCode).toBe(405);
});

test('only a trusted proxy says the address of a client', async () => {
  const replies = [];
  for (let number = 1; number <= 4; number++) {
    const headers = { 'x-forwarded-for': newAddress() };
    replies.push(
      await site.app.inject({ url: `/page/own-${number}`, headers, remoteAddress: '198.51.100.1' }),
    );
  }
  expect(statuses(replies)).toEqual([200, 200, 200, 429]);
});

/** Asks on a new connection that stays open; whether it is answered. */
function open(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const isOpen = new Promise<boolean>((resolve) => {
    socket.on('data', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
  });
  return { socket, isOpen };
}

test('connections beyond the limit are closed', async () => {
  const port = await listenLocally(site.app);
  const isOpen = () => open(port).isOpen;
  expect([await isOpen(), await isOpen(), await isOpen()]).toEqual([true, true, false]);
});

test('an address that is no proxy gets a quarter of the connections', async () => {
  const few = await createTestApp({ limits: { work: {}, connections: 8, trustedProxies: '192.0.2.1' } });
  const port = await listenLocally(few.app);
  const first = open(port);
  expect(await first.isOpen).toBe(true);
  expect(await open(port).isOpen).toBe(true);
  expect(await open(port).isOpen).toBe(false);
  expect(await open(port, '127.0.0.2').isOpen).toBe(true);
  first.socket.destroy();
  await wait(100);
  expect(await open(port).isOpen).toBe(true);
  few.app.server.closeAllConnections();
  await few.close();
});
