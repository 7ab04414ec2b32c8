import { isSlotName } from '@holeshot/contract';
import {
  registryChangeSchema,
  rolloutActionSchema,
  type ShellOfSite,
  slotNameSchema,
} from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { ApiError } from '../../api/api-error';
import { parseBody } from '../../api/parse-body';
import { schema } from '../../database';
import { getBuildIds, NOBODY } from '../choose/choose-builds';
import { explain } from '../choose/explain';
import type { Builds } from '../choose/follow-registry';
import { getPublisher, parseSlotName, requirePublisher } from '../publish/publish-tokens';
import { applyAction, replaceRegistry } from '../registry/apply-action';
import { type Generation, type RegistrySource, requireRegistry, requireStored } from '../registry/registry';
import type { BuildStore } from '../store/build-store';
import { readOverview } from './overview';

const overrideSchema = z.strictObject({
  /** null for the build that everybody gets */
  builds: z.record(slotNameSchema, z.string().nullable()),
});

const explainSchema = z.object({ visitor: z.string().regex(/^[0-9a-f]{32}$/) });

/** The registry as `npm run registry` shows it. */
export interface ShownRegistry extends Generation {
  isSigned: boolean;
  /** the number of a newer generation without a valid signature */
  refused: number | null;
  /** ids of published builds that were not tried in a browser */
  untried: string[];
  /** the stable shell, then the one before */
  shells: ShellOfSite[];
}

async function readForTeams(source: RegistrySource, store: BuildStore): Promise<ShownRegistry> {
  const { buildId, isTried } = schema.builds;
  const [{ current, refused }, untried] = await Promise.all([
    requireStored(source),
    source.db.select({ buildId }).from(schema.builds).where(eq(isTried, false)),
  ]);
  const { stable, previous } = current.registry.shell;
  const shells = await Promise.all(
    [stable, previous].map((ref) => ref && store.manifest('shell', ref).catch(() => null)),
  );
  return {
    ...current,
    isSigned: source.registryKey !== undefined,
    refused,
    untried: untried.map((row) => row.buildId),
    shells: shells.flatMap((shell) => (shell ? [pickShell(shell)] : [])),
  };
}

const pickShell = ({ buildId, entry, provides }: ShellOfSite): ShellOfSite => ({ buildId, entry, provides });

/** Rollouts, for the site's admin and for teams: actions, the registry, and builds of the admin's own browser. */
export const rolloutRoutes: FastifyPluginAsync<Pick<Builds, 'store' | 'source'>> = async (
  app,
  { store, source },
) => {
  const { database } = app;
  const config = { access: 'site-admin' as const };
  const optionsFor = (handle: string | null) => ({
    database,
    findBuild: store.find,
    who: handle ?? 'the admin',
  });
  const explainTo = async (query: unknown) => {
    const { visitor: id } = parseBody(explainSchema, query);
    const visitor = { ...NOBODY, id };
    const { registry } = await requireRegistry(database);
    return explain(registry, visitor, await source.resolve(visitor));
  };
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/api/dev/rollouts', { config }, () => readOverview({ database, store }, Date.now()));

  app.post<{ Params: { name: string } }>('/api/dev/rollouts/:name', { config }, async (request) => {
    const { handle } = await request.getPerson();
    const action = parseBody(rolloutActionSchema, request.body);
    await applyAction(optionsFor(handle), parseSlotName(request.params), action);
    return readOverview({ database, store }, Date.now());
  });

  app.get('/api/dev/registry', { config }, () => requireRegistry(database));

  app.put('/api/dev/registry', { config }, async (request) => {
    const { handle } = await request.getPerson();
    const change = parseBody(registryChangeSchema, request.body);
    await replaceRegistry(optionsFor(handle), change);
    return readOverview({ database, store }, Date.now());
  });

  app.get('/api/dev/registry/explain', { config }, ({ query }) => explainTo(query));

  // for teams, with their publish tokens
  const forTeams = { config: { access: 'keyholder' as const, isCrossOrigin: true } };
  app.post<{ Params: { name: string } }>('/api/deploy/:name/rollout', forTeams, async (request, reply) => {
    const { name, note } = await getPublisher(database, request, reply);
    const action = parseBody(rolloutActionSchema, request.body);
    const { generation } = await applyAction(optionsFor(note), name, action);
    return { generation };
  });
  app.get('/api/deploy/registry', forTeams, async (request, reply) => {
    await requirePublisher(database, request, reply);
    return readForTeams(database, store);
  });
  app.get('/api/deploy/registry/explain', forTeams, async (request, reply) => {
    await requirePublisher(database, request, reply);
    return explainTo(request.query);
  });

  app.post('/api/dev/override', { config }, async (request, reply) => {
    const { builds } = parseBody(overrideSchema, request.body);
    const overrides = { ...(await request.getVisitor()).overrides };
    for (const [name, buildId] of Object.entries(builds)) {
      if (!isSlotName(name)) continue;
      delete overrides[name];
      if (buildId === null) continue;
      const build = await store.find(name, buildId);
      if (!build) throw new ApiError('not-found', `The site has no build ${buildId} of ${name}.`, 'builds');
      overrides[name] = build;
    }
    await reply.setOverrides(overrides);
    return { builds: getBuildIds(overrides) };
  });

  app.delete('/api/dev/override', { config }, async (_request, reply) => {
    await reply.setOverrides({});
    return { builds: {} };
  });
};
