import path from 'node:path';
import { buildsFolder } from '@holeshot/build';
import { pino } from 'pino';
import { buildApp } from '../../server/src/app';
import type { Database } from '../../server/src/database';
import { followRegistry } from '../../server/src/site/follow-registry';
import { loadBuilds } from '../../server/src/site/load-builds';

type App = Awaited<ReturnType<typeof buildApp>>;

/** Starts the site in this process, without a port. `wrapApi` can slow down the API calls of pages. */
export async function openInProcess(
  database: Database,
  dataDir: string,
  wrapApi: (readAs: App['readAs']) => App['readAs'] = (readAs) => readAs,
): Promise<{ app: App; close: () => Promise<void> }> {
  const log = pino({ level: 'error' });
  const buildsDir = buildsFolder;
  const registry = await followRegistry({
    database,
    buildsDir,
    first: await loadBuilds(database, buildsDir),
    onError: (error) => log.error(error),
  });
  const app: App = await buildApp({
    database,
    log,
    files: { folder: path.join(dataDir, 'files') },
    pages: {
      buildsDir,
      config: { map: { provider: 'built-in' } },
      resolve: registry.resolve,
      readAs: wrapApi((person, address) => app.readAs(person, address)),
    },
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
