import { connect, createServer, type Socket } from 'node:net';

/** Whether a proxy forwards connections, closes them, or accepts them and never answers. */
export type ProxyMode = 'pass' | 'refuse' | 'silent';

/** A TCP proxy with which a test disconnects a server and connects it again. */
export interface CuttableProxy {
  port: number;
  /** Changes what happens to new connections, and to those that are open. */
  set(mode: ProxyMode): void;
  close(): Promise<void>;
}

/** Starts a proxy to `target` on a free local port. */
export async function startCuttableProxy(target: { host: string; port: number }): Promise<CuttableProxy> {
  let mode: ProxyMode = 'pass';
  const sockets = new Set<Socket>();
  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  };
  const server = createServer((client) => {
    track(client);
    if (mode === 'refuse') return void client.destroy();
    const upstream = connect(target);
    track(upstream);
    client.on('data', (bytes) => mode === 'pass' && upstream.write(bytes));
    upstream.on('data', (bytes) => mode === 'pass' && client.write(bytes));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    set(next) {
      // bytes were lost while it did not answer, so open connections cannot continue
      if (next === 'refuse' || mode === 'silent') cut();
      mode = next;
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
