import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSite } from './site-client';

let answer: { status: number; body: string };
let server: Server;

beforeEach(async () => {
  server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['refused', 404, '{"message":"There is no such event."}'],
  ['refused', 413, '<html>too large</html>'],
  ['later', 404, '404 page not found'],
  ['later', 403, '<html>sign in to this network</html>'],
  ['later', 200, '<html>sign in to this network</html>'],
  ['locked-out', 401, '{"message":"The key is revoked."}'],
])('%s is the outcome of an answer %d with %s', async (kind, status, body) => {
  answer = { status, body };
  const { port } = server.address() as AddressInfo;
  const site = openSite({ site: `http://127.0.0.1:${port}`, key: 'hsk_a' }, new AbortController().signal);
  expect(await site.deliver('/events/a', {})).toMatchObject({ kind });
});
