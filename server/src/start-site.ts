import { pino } from 'pino';
import { buildApp } from './app';
import { type Database, openDatabase } from './database';
import { seedDemo } from './demo';
import { siteLists } from './features/lists/site-lists';
import { scheduleClubStreams } from './outside/schedule-club-streams';
import type { Settings } from './settings';
import { followRegistry } from './site/follow-registry';
import { addSite } from './site/site';
import { takeUpBuilds } from './site/take-up-builds';

export interface RunningSite {
  database: Database;
  /** `http://localhost:<port>` */
  origin: string;
  /** Answers what is under way, then lets go of port and data. */
  stop: () => Promise<void>;
}

/**
 * Starts the whole site in this process: data (seeded when empty and so set), API, pages. `say` gets lines of progress.
 * Rejects when the database cannot be opened, nothing was built, or the port is taken.
 */
export async function startSite(settings: Settings, say: (line: string) => void): Promise<RunningSite> {
  const log = pino({ level: settings.logLevel });
  const database = await openDatabase(settings);
  try {
    const app = await buildApp({ database, log });
    const { buildsDir, dataDir, publicUrl } = settings;
    const first = await takeUpBuilds(database, buildsDir);
    const registry = await followRegistry({
      database,
      buildsDir,
      first,
      onFault: (fault) => log.error(fault),
    });
    app.addHook('onClose', registry.stop);
    const config = { map: settings.map };
    await addSite(app, {
      buildsDir,
      dataDir,
      config,
      resolve: registry.resolve,
      readPublic: app.readPublic,
      lists: siteLists(database.db),
      ...(publicUrl === undefined ? {} : { publicUrl }),
    });
    if (settings.youtubeApiKey !== undefined) {
      app.addHook('onClose', scheduleClubStreams(database, { apiKey: settings.youtubeApiKey, log }));
    }
    if (settings.seed === 'demo') await seedDemo(database, { now: Date.now(), dataDir, onProgress: say });
    await app.listen({ host: settings.host, port: settings.port });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    const stop = async () => {
      await app.close();
      await database.close();
    };
    return { database, origin: `http://localhost:${port}`, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
