import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** A request that has ended. */
export interface RequestEnd {
  request: FastifyRequest;
  reply: FastifyReply;
  /** address of the client, which a closed connection no longer has */
  client: string;
  /** of the response; undefined when the client disconnected before it */
  status: number | undefined;
  durationMs: number;
  /** whether the client disconnected before the end of the response */
  isAborted: boolean;
}

/** Follows requests from their first hook until the response is sent or the client disconnects. */
interface RequestEnds {
  /** Calls `listener` once for each request. */
  listen(listener: (end: RequestEnd) => void): void;
  /** Follows a request that reaches no hook, because the framework refuses it. */
  follow(request: FastifyRequest, reply: FastifyReply): void;
  /** number of requests in progress; 0 without a listener */
  inFlight(): number;
}

declare module 'fastify' {
  interface FastifyInstance {
    requestEnds: RequestEnds;
  }
}

/** Decorates the instance with `requestEnds`, which costs nothing without a listener. Register it before other hooks. */
export const requestEnds = fastifyPlugin(async (app) => {
  const listeners: ((end: RequestEnd) => void)[] = [];
  let inFlight = 0;

  const follow = (request: FastifyRequest, reply: FastifyReply): void => {
    if (listeners.length === 0) return;
    const { raw } = reply;
    const startMs = performance.now();
    const client = request.ip;
    inFlight += 1;
    raw.once('close', () => {
      inFlight -= 1;
      const end: RequestEnd = {
        request,
        reply,
        client,
        status: raw.headersSent ? raw.statusCode : undefined,
        durationMs: performance.now() - startMs,
        isAborted: !raw.writableFinished,
      };
      for (const listener of listeners) listener(end);
    });
  };
  app.decorate('requestEnds', {
    listen: (listener) => void listeners.push(listener),
    follow,
    inFlight: () => inFlight,
  });
  app.addHook('onRequest', (request, reply, done) => {
    follow(request, reply);
    done();
  });
});
