import type { FastifyError, FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../api/api-error';
import { sendError } from '../../api/error-replies';
import { MAX_ARCHIVE_BYTES } from '../../rollouts/build-archive';
import type { Publisher } from '../../rollouts/publish-tokens';
import type { BuildStore } from '../../site/build-store';
import { type ChannelParams, getPublisher } from './publisher';
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

/** Says what is wrong with a body before it is read. */
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

  app.post<ChannelParams & { Body: Buffer | undefined }>(
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
    async ({ publisher, body, log }, reply) => {
      if (!publisher) throw new Error('The request has no token.');
      const published = await takeBuild({ database, store, folder }, publisher, body ?? Buffer.alloc(0));
      const { name, buildId, isNew } = published;
      log.info(`${publisher.note} published ${name} ${buildId}${isNew ? '' : ' again'}`);
      return reply.code(isNew ? 201 : 200).send(published);
    },
  );
};
