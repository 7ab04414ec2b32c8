import path from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../../server/src/app';
import type { Resolution } from '../../server/src/builds/choose/resolve';
import { openDatabase } from '../../server/src/database';
import { seedDemo } from '../../server/src/demo';
import type { Settings } from '../../server/src/settings';
import { fixedBuilds, openBuilds } from '../../server/src/site/open-builds';
import { resolveWithout } from './build-without';
import { monolithResolution } from './monolith-build';

type SiteBuilds = Awaited<ReturnType<typeof openBuilds>>;

/** The builds of each variant: the site, one bundle of the same pages, or the site without a part. */
const VARIANTS = {
  federated: async (site: SiteBuilds) => site,
  'federated again': async (site: SiteBuilds) => site,
  bundle: (site: SiteBuilds) => fix(site, monolithResolution({ render: 'browser' })),
  'bundle-rendered': (site: SiteBuilds) => fix(site, monolithResolution({ render: 'server' })),
  'without router': (site: SiteBuilds) => fix(site, resolveWithout('router', site)),
  'without reports': (site: SiteBuilds) => fix(site, resolveWithout('reports', site)),
};

async function fix({ buildsDirs }: SiteBuilds, resolving: Promise<Resolution>): Promise<SiteBuilds> {
  const resolution = await resolving;
  return fixedBuilds(buildsDirs, async () => resolution);
}

export type Variant = keyof typeof VARIANTS;

/** The origin of each variant. */
export type Origins<V extends Variant> = Record<V, string>;

interface VariantOptions<V extends Variant> extends Pick<Settings, 'buildsDir' | 'dataDir'> {
  variants: readonly V[];
}

/** Serves the same data with the builds of each variant, on a port each. */
export async function serveVariants<V extends Variant>({ buildsDir, dataDir, variants }: VariantOptions<V>) {
  const log = pino({ level: 'error' });
  const database = await openDatabase({});
  await seedDemo(database, { dataDir });
  const buildsDirs = [buildsDir] as const;
  const site = await openBuilds({ database, buildsDirs, onError: (error) => log.error(error) });
  const files = { folder: path.join(dataDir, 'files') };
  const config = { map: { provider: 'built-in' as const } };

  const serve = async (variant: V) => {
    const builds = await VARIANTS[variant](site);
    const app = await buildApp({ database, log, files, pages: { ...builds, config } });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.server.address();
    if (typeof address !== 'object' || !address) throw new Error('The server has no port');
    return { variant, origin: `http://127.0.0.1:${address.port}`, app };
  };
  const apps: Awaited<ReturnType<typeof serve>>[] = [];
  // one after the other: two variants may have the same build
  for (const variant of variants) apps.push(await serve(variant));
  return {
    origins: Object.fromEntries(apps.map(({ variant, origin }) => [variant, origin])) as Origins<V>,
    async stop() {
      await site.stop();
      await Promise.all(apps.map(({ app }) => app.close()));
      await database.close();
    },
  };
}
