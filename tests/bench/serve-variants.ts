import path from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../../server/src/app';
import { openDatabase } from '../../server/src/database';
import { seedDemo } from '../../server/src/demo';
import type { Settings } from '../../server/src/settings';
import { followRegistry } from '../../server/src/site/follow-registry';
import { loadBuilds } from '../../server/src/site/load-builds';
import type { Resolution } from '../../server/src/site/resolve';
import { monolithResolution } from './monolith-build';

export type Variant = 'federated' | 'bundle' | 'bundle-rendered';

/** Serves the same data on three ports: the site, a single bundle, and a single bundle with server rendering. */
export async function serveVariants({ buildsDir, dataDir }: Pick<Settings, 'buildsDir' | 'dataDir'>) {
  const log = pino({ level: 'error' });
  const database = await openDatabase({});
  await seedDemo(database, { dataDir });
  const registry = await followRegistry({
    database,
    buildsDir,
    first: await loadBuilds(database, buildsDir),
    onError: (error) => log.error(error),
  });
  const [bundle, rendered] = [
    await monolithResolution({ render: 'browser' }),
    await monolithResolution({ render: 'server' }),
  ];
  const resolvers: Record<Variant, () => Promise<Resolution>> = {
    federated: registry.resolve,
    bundle: async () => bundle,
    'bundle-rendered': async () => rendered,
  };

  const files = { folder: path.join(dataDir, 'files') };
  const apps = await Promise.all(
    Object.entries(resolvers).map(async ([variant, resolve]) => {
      const config = { map: { provider: 'built-in' as const } };
      const app = await buildApp({ database, log, files, pages: { buildsDir, config, resolve } });
      await app.listen({ host: '127.0.0.1', port: 0 });
      const address = app.server.address();
      if (typeof address !== 'object' || !address) throw new Error('The server has no port');
      return { variant: variant as Variant, origin: `http://127.0.0.1:${address.port}`, app };
    }),
  );
  return {
    origins: Object.fromEntries(apps.map(({ variant, origin }) => [variant, origin])) as Record<
      Variant,
      string
    >,
    async stop() {
      await registry.stop();
      await Promise.all(apps.map(({ app }) => app.close()));
      await database.close();
    },
  };
}
