import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { listenLocally } from '../testing/raw-request';
import { bodyLimits } from './body-limits';
import { sendError } from './error-replies';

let app: FastifyInstance;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = Fastify();
  app.setErrorHandler(sendError);
  await app.register(bodyLimits);
  app.post('/', async () => 'done');
  await listenLocally(app);
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Sends the beginning of a body that never ends. */
async function sendSlowly(length: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  const arrived = once(app.server, 'request');
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n${length}\r\n\r\n`);
  await arrived;
  return socket;
}

const post = (bytes: number) =>
  fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'x'.repeat(bytes) });

test('who sends 16 large bodies may send small ones only, until one has ended', async () => {
  for (let index = 0; index < 15; index++) await sendSlowly('Content-Length: 100000');
  expect((await post(100_000)).status).toBe(200);
  const last = await sendSlowly('Transfer-Encoding: chunked');
  const refused = await post(100_000);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  expect((await post(1_000)).status).toBe(200);
  last.destroy();
  let status = 429;
  for (let time = 0; time < 50 && status === 429; time++) status = (await post(100_000)).status;
  expect(status).toBe(200);
});
