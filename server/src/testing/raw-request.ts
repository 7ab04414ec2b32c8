import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Listens on a free port of this machine and returns it. */
export async function listenLocally(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

export interface RawReply {
  status: number;
  /** by lower-case name */
  headers: Record<string, string>;
  body: string;
}

/** Sends these bytes as a request, which should ask the server to close the connection. Returns the response. */
export const sendRaw = (port: number, bytes: string): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', (error) => (text === '' ? reject(error) : undefined));
    socket.on('close', () => {
      const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s, 2);
      const [first = '', ...lines] = head.split('\r\n');
      const headers = lines
        .map((line) => line.split(/: (.*)/s, 2))
        .map(([name = '', value = '']) => [name.toLowerCase(), value]);
      resolve({ status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body });
    });
  });
