import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { agentHref } from '@holeshot/contract';
import type { FastifyPluginAsync } from 'fastify';

const FILE = path.basename(agentHref());

/** The sync agent, for download. `folder` is where `npm run build` puts it. */
export const agentDownload: FastifyPluginAsync<{ folder: string }> = async (app, { folder }) => {
  app.get(agentHref(), async (_request, reply) => {
    const file = await readFile(path.join(folder, FILE)).catch(() => undefined);
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Run npm run build:agent.\n');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('content-disposition', `attachment; filename="${FILE}"`)
      .header('cache-control', 'no-cache')
      .send(file);
  });
};
