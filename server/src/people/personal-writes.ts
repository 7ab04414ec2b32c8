import { WRITE_CALLS, type WriteCallName } from '@holeshot/contract/wire';
import fastifyPlugin from 'fastify-plugin';
import type * as z from 'zod/mini';
import { parseCallParams, type RawParams } from '../api/public-read';
import type { Queryable } from '../database';
import type { SignedIn } from './signed-in';

type Params<N extends WriteCallName> = z.infer<(typeof WRITE_CALLS)[N]['params']>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Serves one call of the contract that changes something for a signed-in person, and replies with an empty text. `write`
     * runs in one transaction; it throws `ApiError` for unknown ids and for people who may not do this. Saves of forms are
     * served by `propertyForm`.
     */
    personalWrite<N extends WriteCallName>(
      name: N,
      write: (tx: Queryable, person: SignedIn, params: Params<N>) => Promise<unknown>,
    ): void;
  }
}

/** Decorates the instance with `personalWrite`. Needs `app.database` and `access`. */
export const personalWrites = fastifyPlugin(async (app) => {
  app.decorate('personalWrite', function registerWrite<
    N extends WriteCallName,
  >(name: N, write: (tx: Queryable, person: SignedIn, params: Params<N>) => Promise<unknown>): void {
    const { method, path, params: schema } = WRITE_CALLS[name];
    app.route<{ Params: RawParams }>({
      method,
      url: path,
      config: { access: 'signed-in' },
      async handler(request, reply) {
        const person = await request.getPerson();
        const params = parseCallParams(schema, request.params) as Params<N>;
        await app.database.transaction((tx) => write(tx, person, params));
        return reply.send('');
      },
    });
  });
});
