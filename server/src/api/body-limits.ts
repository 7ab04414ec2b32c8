import fastifyPlugin from 'fastify-plugin';
import { createAddressCounts } from './address-counts';
import { ApiError } from './api-error';
import { RETRY_AFTER } from './error-replies';

/** More than the body of any call without pictures or files of the desktop app. */
const LARGE_BYTES = 64 * 1024;
/** At most 16 MB each, in memory until the body is complete. */
const LARGE_AT_ONCE = 16;

/** Refuses further large bodies of a client that is sending 16 of them, so that slow ones do not take all memory. */
export const bodyLimits = fastifyPlugin(async (app) => {
  const counts = createAddressCounts(LARGE_AT_ONCE);
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    const isLarge = length === undefined ? coding !== undefined : Number(length) > LARGE_BYTES;
    if (!isLarge) return done(null, payload);
    const giveBack = counts.take(request.ip);
    if (giveBack) {
      reply.raw.once('close', giveBack);
      return done(null, payload);
    }
    reply.header('retry-after', RETRY_AFTER);
    done(new ApiError('too-many', 'This address sends too much at once. Try again in a few seconds.'));
  });
});
