import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import type { RequestEnd } from './request-ends';

/** Parameters of the site's own addresses. The values of others, such as the code of a sign-in, are not logged. */
const OPEN_PARAMETERS: ReadonlySet<string> = new Set([
  'club',
  'order',
  'page',
  'part',
  'rows',
  'sort',
  'tab',
  'type',
  'year',
]);
const MAX_PATH_CHARACTERS = 2_000;
/** The code of a sign-in, the secret with which a club's app notifies, and that of a calendar. */
const SECRET_PART =
  /(?<=\/auth\/code\/|^\/api\/live\/|^\/api\/device\/calendars\/(?!eventId\/)|^\/my-day\/)[^/]+/;

/**
 * Writes each line to `stream` as JSON with `log: 'access'` and a time. The default is standard output, without waiting
 * for it.
 */
export const createAccessLogger = (
  stream: DestinationStream = destination({ dest: 1, sync: false }),
): Logger =>
  pino(
    { base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: () => ({ log: 'access' }) } },
    stream,
  );

/** The path and query of an address, with `*` in place of values that may be personal or secret. */
export function toLoggedPath(url: string): string {
  const [address = '', query] = url.slice(0, MAX_PATH_CHARACTERS).split(/\?(.*)/s, 2);
  // the router ignores repeated slashes
  const path = address.replaceAll(/\/{2,}/g, '/').replace(SECRET_PART, '*');
  if (query === undefined) return path;
  const parameters = query.split('&').map((parameter) => {
    const [name = '', value] = parameter.split(/=(.*)/s, 2);
    return value === undefined || OPEN_PARAMETERS.has(name) ? parameter : `${name}=*`;
  });
  return `${path}?${parameters.join('&')}`;
}

/** Bytes of the body, if known before it was sent. */
function findBytes(reply: FastifyReply): number | undefined {
  const length = reply.request.method === 'HEAD' ? undefined : reply.getHeader('content-length');
  return length === undefined ? undefined : Number(length);
}

/** One line for each request; `aborted` when the client disconnected before the end of the response. */
const describe = ({ request, reply, client, status, durationMs, isAborted }: RequestEnd) => ({
  method: request.method,
  path: toLoggedPath(request.originalUrl),
  status,
  bytes: isAborted ? undefined : findBytes(reply),
  durationMs: Math.round(durationMs * 10) / 10,
  requestId: request.id,
  client,
  aborted: isAborted || undefined,
});

/** Writes a line to `log` for each request that has ended; nothing without `log`. Needs `app.requestEnds`. */
export const accessLog = fastifyPlugin<{ log: Logger | undefined }>(async (app, { log }) => {
  if (log) app.requestEnds.listen((end) => log.info(describe(end)));
});
