import type { PassThrough } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../../api/api-error';
import type { LogRing } from '../../../logs/log-ring';
import { readValues } from '../page/parse';
import { ADMIN_ONLY, ADMIN_PATH } from '../page/paths';
import { sendPage } from '../page/send-page';
import { openTail } from './live-tail';
import { findLineId, parseLogFilter } from './log-filter';
import { LogsView } from './logs-view';
import { recordRequests } from './record-requests';

const SHOWN_LINES = 200;

interface LogOptions {
  logRing: LogRing;
  /** of the script of the live log */
  scriptIntegrity: string;
}

/** Log Viewer: the newest lines of this process, and those to come. */
export const logPages: FastifyPluginAsync<LogOptions> = async (app, { logRing, scriptIntegrity }) => {
  const tails = new Set<PassThrough>();
  recordRequests(app, logRing);
  app.addHook('preClose', async () => {
    for (const tail of tails) tail.end();
  });

  app.get(`${ADMIN_PATH}/logs`, ADMIN_ONLY, async (request, reply) => {
    const filter = parseLogFilter(request.query);
    const before = findLineId(readValues(request.query).before);
    const found = logRing.list(filter, { limit: SHOWN_LINES + 1, ...(before !== undefined && { before }) });
    const lines = found.slice(0, SHOWN_LINES);
    const [newest] = logRing.list({ level: 'trace', text: '' }, { limit: 1 });
    const page = (
      <LogsView
        lines={lines}
        filter={filter}
        scriptIntegrity={scriptIntegrity}
        newestId={newest?.id}
        isNewest={before === undefined}
        hasOlder={found.length > SHOWN_LINES}
      />
    );
    return sendPage(reply, page, before === undefined ? { scriptIntegrity } : {});
  });

  app.get(`${ADMIN_PATH}/logs/tail`, ADMIN_ONLY, async (request, reply) => {
    const { accept, 'last-event-id': lastId } = request.headers;
    if (!accept?.includes('text/event-stream'))
      throw new ApiError('bad-parameter', 'This address is for the live log: open the Log Viewer.');
    const after = findLineId(lastId?.toString()) ?? findLineId(readValues(request.query).after);
    const tail = openTail(logRing, parseLogFilter(request.query), after);
    tails.add(tail);
    tail.once('close', () => tails.delete(tail));
    return reply
      .type('text/event-stream')
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(tail);
  });
};
