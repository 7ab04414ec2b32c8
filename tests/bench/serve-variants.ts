import path from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../../server/src/app';
import { openDatabase } from '../../server/src/database';
import { seedDemo } from '../../server/src/demo';
import type { Settings } from '../../server/src/settings';
import { fixedBuilds, openBuilds } from '../../server/src/site/open-builds';
import { monolithResolution } from './monolith-build';

export type Variant = 'federated' | 'bundle' | 'bundle-rendered';

/** Serves the same data on three ports: the site, a single bundle, and a single bundle with server rendering. */
export async function serveVariants({ buildsDir, dataDir }: Pick<Settings, 'buildsDir' | 'dataDir'>) {
  const log = pino({ level: 'error' });
  const database = await openDatabase({});
  await seedDemo(database, { dataDir });
  const buildsDirs = [buildsDir] as const;
  const federated = await openBuilds({ database, buildsDirs, onError: (error) => log.error(error) });
  const [bundle, rendered] = [
    await monolithResolution({ render: 'browser' }),
    await monolithResolution({ render: 'server' }),
  ];
  const variants: Record<Variant, typeof federated> = {
    federated,
    bundle: fixedBuilds(buildsDirs, async () => bundle),
    'bundle-rendered': fixedBuilds(buildsDirs, async () => rendered),
  };

  const files = { folder: path.join(dataDir, 'files') };
  const apps = await Promise.all(
    Object.entries(variants).map(async ([variant, builds]) => {
      const config = { map: { provider: 'built-in' as const } };
      const app = await buildApp({ database, log, files, pages: { ...builds, config } });
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
      await federated.stop();
      await Promise.all(apps.map(({ app }) => app.close()));
      await database.close();
    },
  };
}
