import { createServer } from 'node:http';

/*
 * The baseline of the load benchmark: a server of Node alone that sends stored responses. Its parent sends them by IPC,
 * and gets the port back.
 */
export interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  /** base64 */
  body: string;
}

process.once('message', (responses: Record<string, StoredResponse>) => {
  const prepared = new Map(
    Object.entries(responses).map(([url, { status, headers, body }]) => [
      url,
      { status, headers, body: Buffer.from(body, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    const stored = prepared.get(request.url ?? '');
    if (!stored) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(stored.status, stored.headers).end(stored.body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
  });
});
