import { pino } from 'pino';
import { buildApp } from './app';
import { openDatabase } from './database';
import { seedDemo } from './demo';
import { readSettings, SettingsError } from './settings';
import { addSite } from './site/site';
import { takeUpBuilds } from './site/take-up-builds';

/** Starts the whole site in this process: data, API, pages. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.logLevel });
  const say = (line: string) => console.log(line);

  const database = await openDatabase(settings);
  const app = await buildApp({ database, settings, log });
  const generation = await takeUpBuilds(database, settings.buildsDir);
  const { buildsDir, dataDir } = settings;
  await addSite(app, { database, buildsDir, dataDir, generation, readPublic: app.readPublic });

  const stop = async (signal: string) => {
    say(`${signal}: stopping`);
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);

  if (settings.seed === 'demo') await seedDemo(database, { now: Date.now(), dataDir, onProgress: say });
  await app.listen({ host: settings.host, port: settings.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  say(`Holeshot is ready at http://localhost:${port}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
