import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Passes requests and their bodies on to two or more sites in turn, as a load balancer does. */
export interface Balancer {
  origin: string;
  /** Sets the ports of the sites that get requests. */
  setPorts(ports: readonly number[]): void;
  /** requests that were sent to another site because the first one closed the connection before it answered */
  retries(): number;
  close(): void;
}

/** Whether the site closed the connection or was not there: without a response, another site may be tried. */
const isUnanswered = (error: NodeJS.ErrnoException): boolean =>
  ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(error.code ?? '');

/** Starts a balancer on a free port, without sites. */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let ports: readonly number[] = [];
  let turn = 0;
  let retries = 0;

  const pass = (incoming: IncomingMessage, response: ServerResponse, tried: readonly number[]): void => {
    const left = ports.filter((port) => !tried.includes(port));
    const port = left[turn++ % left.length];
    if (port === undefined) return void response.writeHead(502).end();
    const { method, url, headers } = incoming;
    const isRead = method === 'GET' || method === 'HEAD';
    const outgoing = request({ agent, port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      const { connection: _, 'keep-alive': __, ...passed } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, passed);
      answer.pipe(response).on('error', () => undefined);
      answer.on('error', () => response.destroy());
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // a write may have been applied, and part of its body is consumed
      if (response.headersSent || response.destroyed || !isRead || !isUnanswered(error))
        return void response.destroy();
      retries += 1;
      // an ending site first closes idle connections, then refuses the next attempt, and then another site is tried
      pass(incoming, response, error.code === 'ECONNREFUSED' ? [...tried, port] : tried);
    });
    // when a visitor disconnects, even amid a body or a stream, the site sees it, too
    response.once('close', () => outgoing.destroy());
    if (isRead) outgoing.end();
    else incoming.pipe(outgoing);
  };

  const server = createServer((incoming, response) => pass(incoming, response, []));
  // the balancer must not close idle connections of visitors: only the sites are under test
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    setPorts(next) {
      ports = next;
    },
    retries: () => retries,
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
