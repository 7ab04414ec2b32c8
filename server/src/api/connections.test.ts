import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { listenLocally } from '../testing/raw-request';
import { CONNECTION_OPTIONS, orderlyClose } from './connections';

const forever = new Promise<string>(() => undefined);

async function buildSite(closeMs: number, slow: Promise<string>) {
  const app = Fastify(CONNECTION_OPTIONS);
  await app.register(orderlyClose, { closeMs });
  app.get('/slow', () => slow);
  const closing = new Promise<void>((resolve) => app.addHook('preClose', async () => resolve()));
  await listenLocally(app);
  return { app, closing, ...(await openConnection(app)) };
}

async function openConnection(app: FastifyInstance) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  /** Resolves when the site has the request. */
  const get = async (path: string): Promise<void> => {
    const arrived = once(app.server, 'request');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await arrived;
  };
  return { socket, get, received: () => text };
}

test('while the site closes, it answers what is in progress and what comes, and closes each connection', async () => {
  let answer: (text: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const inProgress = await buildSite(60_000, slow);
  const unused = await openConnection(inProgress.app);
  await inProgress.get('/slow');
  const closed = inProgress.app.close();
  await inProgress.closing;
  await unused.get('/slow');
  answer('the answer');
  await Promise.all([closed, once(inProgress.socket, 'close'), once(unused.socket, 'close')]);
  for (const { received } of [inProgress, unused])
    expect(received()).toMatch(/^HTTP\/1.1 200 OK[\s\S]*connection: close\r\n[\s\S]*the answer$/i);
});

test('connections that are in use after the time for closing are destroyed', async () => {
  const { app, socket, get } = await buildSite(200, forever);
  await get('/slow');
  const gone = once(socket, 'close');
  await app.close();
  await gone;
});
