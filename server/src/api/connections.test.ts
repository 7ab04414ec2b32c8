import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { listenLocally } from '../testing/raw-request';
import { CONNECTION_OPTIONS, orderlyClose } from './connections';

const forever = new Promise<string>(() => undefined);

async function buildSite(closeMs: number, slow: Promise<string>) {
  const app = Fastify(CONNECTION_OPTIONS);
  await app.register(orderlyClose, { closeMs });
  app.get('/slow', () => slow);
  const socket = connect(await listenLocally(app), '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  const get = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return { app, socket, get, received: () => text };
}

test('while the site closes, it answers what was asked before and refuses what comes', async () => {
  let answer: (text: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const { app, socket, get, received } = await buildSite(5_000, slow);
  get('/slow');
  await delay(50);
  const closed = app.close();
  await delay(50);
  get('/slow');
  await delay(50);
  answer('the answer');
  await Promise.all([closed, once(socket, 'close')]);
  expect(received()).toMatch(
    /^HTTP\/1.1 200 OK[\s\S]*the answerHTTP\/1.1 503 [\s\S]*retry-after: \d+[\s\S]*"code":"busy"/,
  );
});

test('connections that are in use after the time for closing are destroyed', async () => {
  const { app, get } = await buildSite(200, forever);
  get('/slow');
  await delay(50);
  const startMs = Date.now();
  await app.close();
  expect(Date.now() - startMs).toBeLessThan(2_000);
});
