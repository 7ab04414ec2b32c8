import { hash } from 'node:crypto';
import { PERSONAL_CALLS, type PersonalCallName } from '@holeshot/contract/wire';
import fastifyPlugin from 'fastify-plugin';
import createRouter from 'find-my-way';
import type * as z from 'zod/mini';
import { parseCallParams, type RawParams } from '../api/public-read';
import { type PublicAnswer, toErrorAnswer } from '../api/public-reads';
import { ROUTER_OPTIONS } from '../api/router-options';
import { JSON_TYPE } from '../api/send-answer';
import type { Queryable } from '../database';
import { signedOutError } from './access';
import type { SignedIn } from './signed-in';

type Params<N extends PersonalCallName> = z.infer<(typeof PERSONAL_CALLS)[N]['params']>;
type Reply<N extends PersonalCallName> = z.infer<(typeof PERSONAL_CALLS)[N]['reply']>;

export type PersonalReadOptions<N extends PersonalCallName> =
  /** Returns the reply for a person; visitors are refused. Throws `ApiError` for unknown ids. */
  | { read: (db: Queryable, person: SignedIn, params: Params<N>) => Promise<Reply<N>> }
  /** Returns the reply for anybody, without the database. */
  | { present: (person: SignedIn | null) => Reply<N> };

type Read = (person: SignedIn | null, params: RawParams) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Serves one personal call of the contract, over HTTP and through `readAs`. No cache stores its replies. */
    personalRead<N extends PersonalCallName>(name: N, options: PersonalReadOptions<N>): void;
    /** Answers any GET of the API in-process for a person or a visitor, for rendering. Never rejects, like `readPublic`. */
    readAs(person: SignedIn | null, path: string): Promise<PublicAnswer>;
  }
}

/**
 * Decorates the instance with `personalRead` and `readAs`. Needs `app.database`, `app.readPublic`, `app.guardRead` and
 * `access`.
 */
export const personalReads = fastifyPlugin(async (app) => {
  const router = createRouter(ROUTER_OPTIONS);

  app.decorate('personalRead', function registerRead<
    N extends PersonalCallName,
  >(name: N, options: PersonalReadOptions<N>): void {
    const { path, params: schema } = PERSONAL_CALLS[name];
    const answer: Read = async (person, raw) => {
      if ('present' in options) return options.present(person);
      if (!person) throw signedOutError();
      const params = parseCallParams(schema, raw) as Params<N>;
      return app.guardRead(() => options.read(app.database.db, person, params));
    };
    router.on('GET', path, () => undefined, answer);
    app.get<{ Params: RawParams }>(
      path,
      { config: { access: 'present' in options ? 'everyone' : 'signed-in' } },
      async (request, reply) =>
        reply
          .header('cache-control', 'private, no-store')
          .header('vary', 'cookie')
          .type(JSON_TYPE)
          .send(JSON.stringify(await answer(await request.findPerson(), request.params))),
    );
  });

  app.decorate('readAs', async (person: SignedIn | null, path: string): Promise<PublicAnswer> => {
    const match = router.find('GET', path);
    if (!match) return app.readPublic(path);
    try {
      const body = JSON.stringify(await (match.store as Read)(person, match.params));
      // without the database this is the person as read last
      const staleSinceMs = person ? app.databaseAwaySinceMs() : undefined;
      const age = staleSinceMs === undefined ? {} : { staleSinceMs };
      return { status: 200, body, etag: hash('sha1', body, 'hex'), headers: {}, ...age };
    } catch (error) {
      return toErrorAnswer(error, app.log);
    }
  });
});
