import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import fastifyPlugin from 'fastify-plugin';
import { createAddressCounts } from './address-counts';
import type { ClientLimits } from './client-limits';

/** The share of all connections that one address may hold. */
const SHARE_OF_ONE = 0.25;

/**
 * Closes connections beyond the limit, and those of an address that already holds a quarter of them, unless it is a
 * trusted proxy, whose connections serve many visitors.
 */
export const connectionLimits = fastifyPlugin<Pick<ClientLimits, 'connections' | 'trustedProxies'>>(
  async ({ server }, { connections, trustedProxies }) => {
    if (connections === 0) return;
    server.maxConnections = connections;
    const isProxy = compile(trustedProxies.split(',').flatMap((name) => name.trim() || []));
    const counts = createAddressCounts(Math.ceil(connections * SHARE_OF_ONE));
    server.on('connection', (socket: Socket) => {
      const { remoteAddress } = socket;
      if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return;
      const giveBack = counts.take(remoteAddress);
      if (giveBack) socket.once('close', giveBack);
      else socket.destroy();
    });
  },
);
