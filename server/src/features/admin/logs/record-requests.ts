import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toLoggedPath } from '../../../api/access-log';
import type { RequestEnd } from '../../../api/request-ends';
import { isReading } from '../../../api/same-origin';
import type { LogLevel } from '../../../logs/log-line';
import type { LogRing } from '../../../logs/log-ring';

/** Segments of a path that may be secret: long ones other than GUIDs. */
const LONG_PART = /(?<=\/)(?![0-9a-f]{8}(?:-[0-9a-f]{4}){3}-)[\w-]{24,}(?=[/?]|$)/gi;

const toRoute = ({ method, originalUrl }: FastifyRequest): string =>
  `${method} ${toLoggedPath(originalUrl).replace(LONG_PART, '*')}`;

/** The level of a request's line; undefined for successful reads, which have no line. */
function getLevel({ request, status }: RequestEnd): LogLevel | undefined {
  if (status === undefined) return undefined;
  if (status >= 500) return 'error';
  if (status >= 400) return 'warn';
  return isReading(request) ? undefined : 'info';
}

/** Adds a line for each request that failed or that may have changed something. Needs `app.requestEnds`. */
export function recordRequests({ requestEnds }: FastifyInstance, ring: LogRing): void {
  requestEnds.listen((end) => {
    const level = getLevel(end);
    if (!level || end.status === undefined) return;
    const { request, status, durationMs } = end;
    ring.add({
      at: Date.now(),
      level,
      message: STATUS_CODES[status] ?? 'Request',
      requestId: request.id,
      route: toRoute(request),
      status,
      details: `${durationMs.toFixed(1)} ms`,
    });
  });
}
