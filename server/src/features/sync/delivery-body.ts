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

/** Says how large a body may be. */
function explain(error: FastifyError, request: FastifyRequest): FastifyError | ApiError {
  if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return error;
  const megabytes = (request.routeOptions.bodyLimit ?? 0) / MEGABYTE;
  return new ApiError('too-large', `The body is larger than ${megabytes} MB.`);
}

/** The error handler of routes that take deliveries. */
export const sendBodyError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => sendError(explain(error, request), request, reply);
