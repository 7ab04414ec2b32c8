import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api/api-error';
import { sendError } from '../../api/error-replies';
import { countBytes } from '../../growth/club-quota';

const MEGABYTE = 1024 * 1024;
/** The most bytes that the body of a delivery may have: files of an event, and a race. */
export const EVENT_LIMIT = 16 * MEGABYTE;
export const RACE_LIMIT = 4 * MEGABYTE;

/** The bytes of a delivery's body, also of one that was sent in chunks, without its length. */
export const getBodyBytes = ({ headers, body }: FastifyRequest): number =>
  Number(headers['content-length'] ?? countBytes(body ?? null));

/** Explains what is wrong with a malformed body, unlike other calls of the API. */
function explain(error: FastifyError, request: FastifyRequest): FastifyError | ApiError {
  const { code = '' } = error;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const megabytes = (request.routeOptions.bodyLimit ?? 0) / MEGABYTE;
    return new ApiError('too-large', `The body is larger than ${megabytes} MB.`);
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new ApiError('unsupported-type', 'Send the body as application/json.');
  const isNoJson = error instanceof SyntaxError || /^FST_ERR_CTP_/.test(code);
  return isNoJson ? new ApiError('bad-parameter', 'The body is not complete JSON.') : error;
}

/** The error handler of routes that take deliveries. */
export const sendBodyError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => sendError(explain(error, request), request, reply);
