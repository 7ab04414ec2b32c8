import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Notification } from './notification-queue';

const HOST = '127.0.0.1';
const MAX_BYTES = 1024 * 1024;
/** Pages of other sites could reach this address under their own host names (DNS rebinding). */
const OWN_HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/i;

/** The text of a body; undefined when it is too large. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseNotification(text: string): Notification | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Notification)
      : undefined;
  } catch {
    return undefined;
  }
}

interface Listener {
  onNotification: (notification: Notification, bytes: number) => void;
  /** called with the reason when a request has no notification */
  onFault: (message: string) => void;
}

async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  listener: Listener,
): Promise<void> {
  const end = (status: number): void => {
    response.writeHead(status, { 'content-length': 0, ...(status === 200 ? {} : { connection: 'close' }) });
    response.end();
  };
  if (!OWN_HOST.test(request.headers.host ?? '')) return end(403);
  if (request.method !== 'PUT') return end(405);
  const text = await readBody(request);
  if (text === undefined) {
    end(413);
    return listener.onFault('is larger than 1 MB');
  }
  // before anything else: the app waits, and gives up after 1.5 s
  end(200);
  const notification = parseNotification(text);
  if (notification) listener.onNotification(notification, Buffer.byteLength(text));
  else listener.onFault('is no JSON object');
}

/**
 * Receives the desktop app's notifications, on this machine only; port 0 is any free port. Rejects when the port is in
 * use.
 */
export async function listenForNotifications(
  port: number,
  listener: Listener,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    // the app closed the connection
    handleRequest(request, response, listener).catch(() => response.destroy());
  });
  server.listen(port, HOST);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(
          `another program uses the port ${port}, perhaps this agent in another window. Close it, or start with --notify and another port, here and in the app`,
        )
      : error;
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
