import { newPublishTokenSchema, type WireNewPublishToken } from '@holeshot/contract/wire';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { ApiError, notFoundError } from '../../api/api-error';
import { sendError } from '../../api/error-replies';
import { parseBody } from '../../api/parse-body';
import { recordAction } from '../../people/admin-actions';
import { MAX_ARCHIVE_BYTES } from '../store/build-archive';
import type { BuildStore } from '../store/build-store';
import { findPublished } from '../store/published-builds';
import { createPublishToken, getPublisher, type Publisher, revokePublishToken } from './publish-tokens';
import { takeBuild } from './take-build';

interface DeployOptions {
  store: BuildStore;
  /** absolute; published builds are unpacked to the last one */
  buildsDirs: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    publisher: Publisher | null;
  }
}

/** Rejects a faulty body before reading it. */
function explain(error: FastifyError): FastifyError | ApiError {
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new ApiError('unsupported-type', 'Send the build as application/zip.');
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ApiError('too-large', `The zip is larger than ${MAX_ARCHIVE_BYTES / 1024 / 1024} MB.`);
  return error;
}

/** Takes builds of teams: a zip of a build's folder, sent with a publish token. */
export const deployRoutes: FastifyPluginAsync<DeployOptions> = async (app, { store, buildsDirs }) => {
  const { database } = app;
  const folder = buildsDirs.at(-1) ?? '';
  app.decorateRequest('publisher', null);
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(explain(error), request, reply));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/zip', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{
    Params: { name: string };
    Querystring: { tried?: string };
    Body: Buffer | undefined;
  }>(
    '/api/deploy/:name/builds',
    {
      config: { access: 'keyholder', isCrossOrigin: true, work: 'publishes' },
      bodyLimit: MAX_ARCHIVE_BYTES,
      // before the body is read, which may be large
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        request.publisher = await getPublisher(database, request, reply);
      },
    },
    async ({ publisher, query, body, log }, reply) => {
      if (!publisher) throw new Error('The request has no token.');
      const published = await takeBuild({ database, store, folder }, publisher, {
        archive: body ?? Buffer.alloc(0),
        isTried: query.tried === 'true',
      });
      const { name, buildId, isNew } = published;
      log.info(`${publisher.note} published ${name} ${buildId}${isNew ? '' : ' again'}`);
      return reply.code(isNew ? 201 : 200).send(published);
    },
  );

  app.get<{ Params: { name: string; buildId: string } }>(
    '/api/deploy/:name/builds/:buildId',
    { config: { access: 'keyholder', isCrossOrigin: true } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { name } = await getPublisher(database, request, reply);
      const build = await findPublished(database.db, name, request.params.buildId);
      if (!build) throw notFoundError('build', 'buildId');
      return build;
    },
  );
};

const config = { access: 'site-admin' } as const;

const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);

/** The site's admin creates and revokes publish tokens of teams. */
export const publishTokenRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  app.post('/api/dev/publish-tokens', { config }, async (request, reply) => {
    const { name, note } = parseBody(newPublishTokenSchema, request.body);
    const { id: userId } = await request.getPerson();
    const token: WireNewPublishToken = await database.transaction(async (tx) => {
      await recordAction(tx, userId, `Made a publish token for ${name}: ${note}`);
      return createPublishToken(tx, { name, note, userId });
    });
    return reply.header('cache-control', 'no-store').send(token);
  });

  app.delete<{ Params: { id: string } }>('/api/dev/publish-tokens/:id', { config }, async (request) => {
    const { data: id } = idSchema.safeParse(request.params.id);
    const { id: userId } = await request.getPerson();
    const isRevoked = await database.transaction(async (tx) => {
      if (id === undefined || !(await revokePublishToken(tx, id, Date.now()))) return false;
      await recordAction(tx, userId, `Revoked publish token ${id}`);
      return true;
    });
    if (!isRevoked) throw notFoundError('publish token in use', 'id');
    return {};
  });
};
