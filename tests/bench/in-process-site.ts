import path from 'node:path';
import { buildsFolder } from '@holeshot/build';
import { pino } from 'pino';
import { buildApp } from '../../server/src/app';
import type { Database } from '../../server/src/database';
import { openBuilds } from '../../server/src/site/open-builds';

let hosts = 0;

/** Headers of a request that misses the page cache, whose key contains the host. */
export const pastPageCache = (): { host: string } => ({ host: `bench-${hosts++}.localhost` });

type App = Awaited<ReturnType<typeof buildApp>>;

/** Starts the site in this process, without a port. `wrapApi` can slow down the API calls of pages. */
export async function openInProcess(
  database: Database,
  dataDir: string,
  wrapApi: (readAs: App['readAs']) => App['readAs'] = (readAs) => readAs,
): Promise<{ app: App; close: () => Promise<void> }> {
  const log = pino({ level: 'error' });
  const builds = await openBuilds({
    database,
    buildsDirs: [buildsFolder],
    onError: (error) => log.error(error),
  });
  const app: App = await buildApp({
    database,
    log,
    files: { folder: path.join(dataDir, 'files') },
    pages: {
      ...builds,
      config: { map: { provider: 'built-in' } },
      readAs: wrapApi((person, address) => app.readAs(person, address)),
    },
  });
  return {
    app,
    async close() {
      await builds.stop();
      await app.close();
      await database.close();
    },
  };
}
