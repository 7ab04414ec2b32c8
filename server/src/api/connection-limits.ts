import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import fastifyPlugin from 'fastify-plugin';

/** The share of all connections that one address may hold. */
const SHARE_OF_ONE = 0.25;

interface ConnectionLimits {
  /** maximum open connections; further ones are closed; 0 means no limit */
  connections: number;
  /** proxies, whose connections serve many visitors: addresses, networks or names of networks, separated by commas */
  trustedProxies: string;
}

/**
 * Closes connections beyond the limit, and those of an address that already holds a quarter of them, unless it is a
 * trusted proxy.
 */
export const connectionLimits = fastifyPlugin<ConnectionLimits>(
  async ({ server }, { connections, trustedProxies }) => {
    if (connections === 0) return;
    server.maxConnections = connections;
    const maxOfOne = Math.ceil(connections * SHARE_OF_ONE);
    const isProxy = compile(trustedProxies.split(',').flatMap((name) => name.trim() || []));
    const counts = new Map<string, number>();
    const count = (address: string, change: number): number => {
      const sum = (counts.get(address) ?? 0) + change;
      if (sum > 0) counts.set(address, sum);
      else counts.delete(address);
      return sum;
    };
    server.on('connection', (socket: Socket) => {
      const { remoteAddress } = socket;
      if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return;
      socket.once('close', () => count(remoteAddress, -1));
      if (count(remoteAddress, 1) > maxOfOne) socket.destroy();
    });
  },
);
