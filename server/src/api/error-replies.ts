import type { Socket } from 'node:net';
import { type ErrorCode, STATUS_OF } from '@holeshot/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error';
import { JSON_TYPE } from './send-answer';

/** What a fault of Fastify itself means in the API's own codes. */
function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  const status = error.statusCode ?? 500;
  if (status === 413) return new ApiError('too-large', 'The request is too large.');
  if (status === 404) return new ApiError('unknown-route', 'There is nothing at this address.');
  if (status >= 400 && status < 500) return new ApiError('bad-parameter', 'The request is malformed.');
  return new ApiError('internal', 'Something went wrong on our side.');
}

/** Sends an error as the contract says: `{ code, message, parameter? }`. */
export function sendError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = toApiError(error);
  if (known.code === 'internal') request.log.error(error);
  return reply
    .code(known.status)
    .header('cache-control', 'no-store')
    .removeHeader('etag')
    .type(JSON_TYPE)
    .send(known.present());
}

/** Answers bytes that are no HTTP request, or one whose head is too large, before there is a request to speak of. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'bad-parameter';
  const body = new ApiError(code, 'The request is malformed or too large.').present();
  const head = [
    `HTTP/1.1 ${STATUS_OF[code]} ${code === 'too-large' ? 'Payload Too Large' : 'Bad Request'}`,
    `content-type: ${JSON_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Makes every path under `/api` that no route has answer in JSON, whatever the method. */
export function addApiFallback(app: FastifyInstance): void {
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
  // Refused before the body is read: it may be large, or of a type that nothing here parses.
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/api/public/*',
    onRequest: refuseMethod,
    handler: refuseMethod,
  });
  for (const url of ['/api', '/api/*']) {
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      onRequest: answerUnknown,
      handler: answerUnknown,
    });
  }
  app.setNotFoundHandler(answerUnknown);
}
