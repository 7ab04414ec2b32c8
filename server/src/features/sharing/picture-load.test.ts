import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorReplySchema } from '@holeshot/contract/wire';
import * as z from 'zod/mini';
import { type BuiltEvent, buildEvent } from '../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let event: BuiltEvent;
let port: number;
beforeAll(async () => {
  api = await createTestApp();
  event = buildEvent({ races: Array.from({ length: 200 }, (_, index) => ({ number: index + 1, laps: 1 })) });
  await api.add(event);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const address = api.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => api.close());

const countConnections = () => promisify<number>((done) => api.app.server.getConnections(done))();

let next = 0;
/** Addresses of pictures that no test asked for before. */
const newPictures = (count: number): string[] => {
  next += count;
  return event.raceIds.slice(next - count, next).map((race) => `/og/event/${event.id}/race/${race}.png`);
};

test('pictures are drawn in another thread than requests are answered in', async () => {
  const before = performance.eventLoopUtilization();
  const replies = await Promise.all(newPictures(12).map((url) => api.app.inject(url)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

test('more pictures than can wait are refused with 503 and a time to try again', async () => {
  const replies = await Promise.all(newPictures(70).map((url) => api.app.inject(url)));
  const refused = replies.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(5);
  expect(replies.filter(({ statusCode }) => statusCode === 200).length + refused.length).toBe(70);
  for (const reply of refused) {
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(z.parse(errorReplySchema, reply.json())).toMatchObject({ code: 'busy' });
  }
});

test('pictures of clients that have gone are not drawn', async () => {
  let arrived = 0;
  const count = () => {
    arrived += 1;
  };
  api.app.server.on('request', count);
  const sockets = newPictures(50).map((url) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return socket;
  });
  while (arrived < sockets.length) await delay(10);
  api.app.server.off('request', count);
  for (const socket of sockets) socket.destroy();
  while ((await countConnections()) > 0) await delay(10);
  const replies = await Promise.all(newPictures(40).map((url) => api.app.inject(url)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200));
});

test('a picture that many ask for at once is drawn once', async () => {
  const [url = ''] = newPictures(1);
  const replies = await Promise.all(Array.from({ length: 70 }, () => api.app.inject(url)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
