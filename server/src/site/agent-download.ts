import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { AGENT_SYSTEMS, type AgentSystem, agentHref, agentZipHref } from '@holeshot/contract';
import type { FastifyPluginAsync } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The systems with a zip of the sync agent. */
    agentZips(): Promise<AgentSystem[]>;
  }
}

const FILE = path.basename(agentHref());

/** The systems for which `folder` has a zip of the agent; none when there is no folder. */
export async function listAgentZips(folder: string): Promise<AgentSystem[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return AGENT_SYSTEMS.filter((system) => names.includes(path.basename(agentZipHref(system))));
}

interface Folders {
  /** where `npm run build` puts the agent */
  folder: string;
  /** where `npm run build:agent -- --zip` puts the zips; no zips if absent */
  zipFolder: string | undefined;
}

/** The sync agent, for download. Needs `reply.sendFile`. */
export const agentDownload: FastifyPluginAsync<Folders> = async (app, { folder, zipFolder }) => {
  app.get(agentHref(), async (_request, reply) => {
    const file = await readFile(path.join(folder, FILE)).catch(() => undefined);
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Run npm run build:agent.\n');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('content-disposition', `attachment; filename="${FILE}"`)
      .header('cache-control', 'no-cache')
      .send(file);
  });

  if (zipFolder === undefined) return;
  for (const system of AGENT_SYSTEMS) {
    const name = path.basename(agentZipHref(system));
    app.get(agentZipHref(system), async (_request, reply) => {
      const isThere = await stat(path.join(zipFolder, name)).then(
        (found) => found.isFile(),
        () => false,
      );
      if (!isThere)
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .send(`This site has no zip for ${system}. ${agentHref()} is the agent for Node.\n`);
      reply.header('content-disposition', `attachment; filename="${name}"`);
      // resumable, because networks at fields are poor
      return reply.sendFile(name, zipFolder, { acceptRanges: true, etag: true, immutable: false, maxAge: 0 });
    });
  }
};
