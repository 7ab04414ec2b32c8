import { buildsFolder } from '@holeshot/build';
import { pino } from 'pino';
import { buildApp } from '../../server/src/app';
import type { Database } from '../../server/src/database';
import { followRegistry } from '../../server/src/site/follow-registry';
import { addSite } from '../../server/src/site/site';
import { takeUpBuilds } from '../../server/src/site/take-up-builds';

type App = Awaited<ReturnType<typeof buildApp>>;

/** The site over a database, asked in-process; `slowed` may stand between pages and the API. */
export async function openInProcess(
  database: Database,
  dataDir: string,
  slowed: (readPublic: App['readPublic']) => App['readPublic'] = (readPublic) => readPublic,
): Promise<{ app: App; close: () => Promise<void> }> {
  const log = pino({ level: 'error' });
  const buildsDir = buildsFolder;
  const registry = await followRegistry({
    database,
    buildsDir,
    first: await takeUpBuilds(database, buildsDir),
    onFault: (fault) => log.error(fault),
  });
  const app = await buildApp({ database, log });
  const config = { map: { provider: 'built-in' as const } };
  await addSite(app, {
    buildsDir,
    dataDir,
    config,
    resolve: registry.resolve,
    readPublic: slowed(app.readPublic),
  });
  return {
    app,
    async close() {
      await registry.stop();
      await app.close();
      await database.close();
    },
  };
}
