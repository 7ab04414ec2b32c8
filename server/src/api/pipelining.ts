import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fastifyPlugin from 'fastify-plugin';

/** Browsers do not pipeline, and other clients send few requests ahead. */
const MAX_WAITING = 50;

/** The requests of a connection that have no answer yet. */
interface Line {
  last: ServerResponse;
  waiting: number;
}

/**
 * Handles the requests that a client sends on one connection without waiting for answers (pipelining) one after another,
 * and closes a connection with more than 50 waiting ones. Handled at once, their answers would take memory and open files,
 * and Node tells none but the first of them that the client has gone. Register it before other hooks.
 */
export const pipelining = fastifyPlugin(async (app) => {
  const lines = new WeakMap<Socket, Line>();
  app.addHook('onRequest', ({ raw: { socket } }, { raw: response }, done) => {
    const line = lines.get(socket) ?? { last: response, waiting: 0 };
    const before = line.last;
    line.last = response;
    lines.set(socket, line);
    if (before === response || before.closed) return done();
    line.waiting += 1;
    if (line.waiting > MAX_WAITING) socket.destroy();
    before.once('close', () => {
      line.waiting -= 1;
      if (!socket.destroyed) done();
    });
  });
});
