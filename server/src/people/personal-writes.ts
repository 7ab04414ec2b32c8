import { WRITE_CALLS, type WriteCall, type WriteCallName } from '@holeshot/contract/wire';
import fastifyPlugin from 'fastify-plugin';
import type * as z from 'zod/mini';
import { parseBody } from '../api/parse-body';
import { parseCallParams, type RawParams } from '../api/public-read';
import type { Queryable } from '../database';
import type { SignedIn } from './signed-in';

type Params<N extends WriteCallName> = z.infer<(typeof WRITE_CALLS)[N]['params']>;

/** undefined for a call without a body */
type Body<N extends WriteCallName> = (typeof WRITE_CALLS)[N] extends { body: infer B extends z.ZodMiniType }
  ? z.infer<B>
  : undefined;

type Write<N extends WriteCallName> = (
  tx: Queryable,
  person: SignedIn,
  params: Params<N>,
  body: Body<N>,
) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Serves one call of the contract that changes something for a signed-in person, and replies with an empty text.
     * `write` runs in one transaction; it throws `ApiError` for unknown ids and for people without permission. Saves of
     * forms are served by `propertyForm`.
     */
    personalWrite<N extends WriteCallName>(name: N, write: Write<N>): void;
  }
}

/** Decorates the instance with `personalWrite`. Needs `app.database` and `access`. */
export const personalWrites = fastifyPlugin(async (app) => {
  app.decorate('personalWrite', function registerWrite<
    N extends WriteCallName,
  >(name: N, write: Write<N>): void {
    const { method, path, params: schema, ...call }: WriteCall = WRITE_CALLS[name];
    app.route<{ Params: RawParams }>({
      method,
      url: path,
      config: { access: 'signed-in' },
      async handler(request, reply) {
        const person = await request.getPerson();
        const params = parseCallParams(schema, request.params) as Params<N>;
        const body = (call.body && parseBody(call.body, request.body)) as Body<N>;
        await app.database.transaction((tx) => write(tx, person, params, body));
        return reply.send('');
      },
    });
  });
});
