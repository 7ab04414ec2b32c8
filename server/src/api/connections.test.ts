import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { listenLocally } from '../testing/raw-request';
import { CONNECTION_OPTIONS, orderlyClose } from './connections';

const forever = new Promise<string>(() => undefined);

async function buildSite(closeMs: number, slow: Promise<string>) {
  const app = Fastify(CONNECTION_OPTIONS);
  await app.register(orderlyClose, { closeMs });
  app.get('/slow', () => slow);
  const closing = new Promise<void>((resolve) => app.addHook('preClose', async () => resolve()));
  const socket = connect(await listenLocally(app), '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  /** Resolves when the site has the request. */
  const get = async (path: string): Promise<void> => {
    const arrived = once(app.server, 'request');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await arrived;
  };
  return { app, closing, socket, get, received: () => text };
}

test('while the site closes, it answers what was asked before and refuses what comes', async () => {
  let answer: (text: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const { app, closing, socket, get, received } = await buildSite(5_000, slow);
  await get('/slow');
  const closed = app.close();
  await closing;
  await get('/slow');
  answer('the answer');
  await Promise.all([closed, once(socket, 'close')]);
  expect(received()).toMatch(
    /^HTTP\/1.1 200 OK[\s\S]*the answerHTTP\/1.1 503 [\s\S]*retry-after: \d+[\s\S]*"code":"busy"/,
  );
});

test('connections that are in use after the time for closing are destroyed', async () => {
  const { app, get } = await buildSite(200, forever);
  await get('/slow');
  const startMs = Date.now();
  await app.close();
  expect(Date.now() - startMs).toBeLessThan(2_000);
});
