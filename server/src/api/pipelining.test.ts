import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { listenLocally } from '../testing/raw-request';
import { pipelining } from './pipelining';

let app: FastifyInstance;
let files: PassThrough[] = [];
beforeAll(async () => {
  app = Fastify();
  await app.register(pipelining);
  app.get('/file', async (_request, reply) => {
    const file = new PassThrough();
    files.push(file);
    return reply.send(file);
  });
  app.get('/word/:word', async ({ params }) => (params as { word: string }).word);
  app.post('/echo', async ({ body }) => body);
  await listenLocally(app);
});
beforeEach(() => {
  files = [];
});
afterAll(() => {
  for (const file of files) file.destroy();
  return app.close();
});

async function open() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  return { socket, received: () => text };
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const post = (body: string): string =>
  `POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

test('requests that come at once are answered in their order, with their bodies', async () => {
  const { socket, received } = await open();
  socket.write([get('/word/one'), post('two'), get('/word/three'), post('four')].join(''));
  while (!received().endsWith('four')) await once(socket, 'data');
  socket.write(get('/word/five'));
  while (!received().endsWith('five')) await once(socket, 'data');
  expect(received().match(/one|two|three|four|five/g)).toEqual(['one', 'two', 'three', 'four', 'five']);
  socket.destroy();
});

test('a client that leaves keeps no answer open', async () => {
  const { socket } = await open();
  socket.write(get('/file').repeat(30));
  while (files.length === 0) await wait(5);
  await wait(50);
  socket.destroy();
  const countOpen = () => files.filter(({ destroyed }) => !destroyed).length;
  // a connection that is not read says only to who writes that it is closed
  for (let time = 0; time < 100 && countOpen() > 0; time++) {
    files[0]?.write('x');
    await wait(10);
  }
  expect([files.length, countOpen()]).toEqual([1, 0]);
});

test('a client that sends more than 50 requests ahead is disconnected', async () => {
  const { socket } = await open();
  socket.write(get('/file').repeat(60));
  await once(socket, 'close');
  expect(files).toHaveLength(1);
});
