import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a site; while it is closed, it does not answer. */
export interface Gate {
  origin: string;
  close: () => Promise<void>;
  open: () => Promise<void>;
}

/** Opens a gate to the site at `origin`. */
export async function openGate(origin: string): Promise<Gate> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const target = connect(Number(new URL(origin).port), 'localhost');
    for (const [one, other] of [
      [socket, target],
      [target, socket],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, 'localhost');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    origin: `http://localhost:${port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: async () => void (await listen(port)),
  };
}
