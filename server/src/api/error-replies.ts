import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isDatabaseAway, isDatabaseReadOnly, isDiskFull } from '../database';
import { ApiError, MovedEventError, PartAwayError } from './api-error';
import { JSON_TYPE } from './send-answer';

/** Seconds after which a client may try again. */
export const RETRY_AFTER = 5;
/** After too many requests, in seconds. */
const MINUTE_SECONDS = 60;

const MALFORMED = new ApiError('bad-parameter', 'The request is malformed.');
const NO_JSON = new ApiError('bad-parameter', 'The body is not complete JSON.');

/** What is wrong with a request that Fastify refuses, by its code. */
const REFUSED_REQUESTS: Record<string, ApiError> = {
  FST_ERR_BAD_URL: new ApiError('bad-parameter', 'The address has a % that does not encode UTF-8.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: NO_JSON,
  FST_ERR_CTP_INVALID_JSON_BODY: NO_JSON,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new ApiError('unsupported-type', 'Send the body as application/json.'),
};

/** Translates any error to the API's codes. An `ApiError` keeps its text; the text of others stays internal. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDiskFull(error))
    return new ApiError(
      'storage-full',
      'The site has no space left: nothing was stored. Tell those who run it.',
    );
  if (isDatabaseReadOnly(error))
    return new ApiError('not-ready', 'The site can change nothing right now. Try again in a moment.');
  if (isDatabaseAway(error))
    return new ApiError('not-ready', 'The site cannot reach its data right now. Try again in a moment.');
  if (error instanceof PartAwayError) return error.reply;
  const { code = '', statusCode: status = 500 } = error as Partial<FastifyError>;
  const refused = REFUSED_REQUESTS[code];
  if (refused) return refused;
  if (status === 413) return new ApiError('too-large', 'The request is too large.');
  if (status === 404) return new ApiError('unknown-route', 'There is nothing at this address.');
  if (status >= 400 && status < 500) return MALFORMED;
  return new ApiError('internal', 'Something went wrong on our side.');
}

/** Translates an error as `toApiError` does, logs those of the site, and sets the header that says when to try again. */
export function reportError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): ApiError {
  const apiError = toApiError(error);
  const isGone = error.name === 'AbortError' && request.raw.destroyed;
  const isOurFault = ['internal', 'storage-full'].includes(apiError.code) || error instanceof PartAwayError;
  if (isOurFault && !isGone) request.log.error(error);
  if (apiError.status === 503) reply.header('retry-after', RETRY_AFTER);
  if (apiError.code === 'too-many' && !reply.hasHeader('retry-after'))
    reply.header('retry-after', MINUTE_SECONDS);
  return apiError;
}

/** Sends an error as the contract says: `{ code, message, parameter? }`. */
export function sendError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof MovedEventError) {
    const url = request.url.replace(new RegExp(error.from, 'i'), error.to);
    return reply.header('cache-control', 'no-store').redirect(url, 307);
  }
  const apiError = reportError(error, request, reply);
  return reply
    .code(apiError.status)
    .header('cache-control', 'no-store')
    .removeHeader('etag')
    .type(JSON_TYPE)
    .send(apiError.present());
}

/** Errors of Node's parser, by their code. */
const BROKEN_REQUESTS: Record<string, ApiError> = {
  HPE_HEADER_OVERFLOW: new ApiError('headers-too-large', 'The address or the headers are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError('too-slow', 'The request took too long to arrive.'),
};
const LINGER_MS = 1_000;

/** Answers what Node cannot parse as an HTTP request: malformed, with a head that is too large, or too slow. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const apiError = BROKEN_REQUESTS[error.code ?? ''] ?? MALFORMED;
  const body = apiError.present();
  const head = [
    `HTTP/1.1 ${apiError.status} ${STATUS_CODES[apiError.status]}`,
    `content-type: ${JSON_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Not at once: the client would lose the answer while it still sends.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

const WRITING_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Answers every path under `/api` that has no route with JSON, whatever the method. Pages can only be read: any other
 * method is refused.
 */
export const apiFallback = fastifyPlugin(async (app) => {
  const answerUnknown = async (request: FastifyRequest, reply: FastifyReply) =>
    sendError(
      new ApiError('unknown-route', `There is nothing at ${request.url.slice(0, 200)}.`),
      request,
      reply,
    );
  const refuseMethod = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', 'GET, HEAD');
    return sendError(new ApiError('method-not-allowed', 'This address can only be read.'), request, reply);
  };
  const answerElsewhere = async (request: FastifyRequest, reply: FastifyReply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? answerUnknown(request, reply)
      : refuseMethod(request, reply);
  // In `onRequest`, before the body is read: it may be large, or of a type that nothing here parses.
  app.route({
    method: WRITING_METHODS,
    url: '/api/public/*',
    config: { access: 'everyone', isCrossOrigin: true },
    onRequest: refuseMethod,
    handler: refuseMethod,
  });
  for (const url of ['/api', '/api/*']) {
    app.route({
      method: ['GET', ...WRITING_METHODS],
      url,
      config: { access: 'everyone', isCrossOrigin: true },
      onRequest: answerUnknown,
      handler: answerUnknown,
    });
  }
  app.route({
    method: WRITING_METHODS,
    url: '/*',
    config: { isCrossOrigin: true },
    onRequest: refuseMethod,
    handler: refuseMethod,
  });
  app.setNotFoundHandler(answerElsewhere);
});
