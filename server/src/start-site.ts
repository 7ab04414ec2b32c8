import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createAccessLogger } from './api/access-log';
import { serveMetrics } from './api/serve-metrics';
import { buildApp } from './app';
import type { Resolution } from './builds/choose/resolve';
import { scheduleController } from './builds/rollout/run-controller';
import { type Database, openDatabase } from './database';
import { flyDemoRaces, seedDemo } from './demo';
import { scheduleDeletions } from './features/account/delete-accounts';
import { makeOperatorToken } from './features/operator/operator-token';
import { offerSetup } from './features/operator/setup-file';
import { startTeller } from './features/push/start-teller';
import { schedulePictureSweeps } from './files/schedule-picture-sweeps';
import { schedulePruning } from './growth/schedule-pruning';
import { createLogger } from './logs/create-logger';
import { createLogRing } from './logs/log-ring';
import { findClubStreams } from './outside/find-club-streams';
import { scheduleClubStreams } from './outside/schedule-club-streams';
import { createYoutubeApi } from './outside/youtube';
import { reserveAdminId } from './people/first-admin';
import { listSecrets, listWarnings, type Settings } from './settings';
import { fixedBuilds, openBuilds } from './site/open-builds';

export interface RunningSite {
  database: Database;
  /** `http://localhost:<port>` */
  origin: string;
  /** the address of the metrics, if they are on */
  metricsUrl?: string;
  /**
   * Answers as before for `drainMs` (0 if absent) while balancers notice, finishes the requests in progress, then
   * closes the port and the database.
   */
  stop: (drainMs?: number) => Promise<void>;
}

/**
 * Starts the whole site in this process: data (seeded when the database is empty and the settings say so), API, pages.
 * `onProgress` is called with lines for the console. `resolve` replaces the registry for choosing builds. Rejects when
 * the database cannot be opened, there are no builds, or a port is in use.
 */
export async function startSite(
  settings: Settings,
  onProgress: (line: string) => void,
  resolve?: () => Promise<Resolution>,
): Promise<RunningSite> {
  const logRing = createLogRing({ secrets: listSecrets(settings) });
  const log = createLogger(settings.logLevel, logRing);
  const database = await openDatabase({ ...settings, onProgress });
  let app: FastifyInstance | undefined;
  try {
    const { buildsDir, dataDir, publicUrl, youtubeApiKey } = settings;
    const buildsDirs = [buildsDir, path.join(dataDir, 'builds')] as const;
    const builds = resolve
      ? fixedBuilds([buildsDir], resolve)
      : await openBuilds({ database, buildsDirs, onError: (error) => log.error(error) });
    await makeOperatorToken(dataDir);
    app = await buildApp({
      database,
      log,
      logRing,
      accessLogger: settings.hasAccessLog ? createAccessLogger() : undefined,
      publicUrl,
      pushServices: settings.pushServices,
      hstsSeconds: settings.hstsSeconds,
      hstsSubdomains: settings.hstsSubdomains,
      securityContact: settings.securityContact,
      usesHost: settings.env !== 'production',
      cacheMb: settings.cacheMb,
      limits: settings.limits,
      clubQuotaMb: settings.clubQuotaMb,
      subject: settings,
      dataDir,
      patreon: settings.patreon,
      usesDevelopmentProvider: settings.env !== 'production',
      ...(youtubeApiKey !== undefined && {
        findStreams: () => findClubStreams(database, createYoutubeApi({ apiKey: youtubeApiKey })),
      }),
      files: { folder: path.join(dataDir, 'files'), s3: settings.s3 },
      pages: { ...builds, config: { map: settings.map }, hasWorker: settings.hasWorker },
    });
    app.addHook('onClose', () => builds.stop());
    app.addHook('onClose', scheduleDeletions(app));
    app.addHook('onClose', await startTeller(app, { publicUrl }));
    app.addHook('onClose', schedulePictureSweeps(app));
    const checkMs = settings.rolloutCheckSeconds * 1_000;
    app.addHook('onClose', scheduleController({ database, log }, checkMs));
    if (youtubeApiKey !== undefined) {
      app.addHook('onClose', scheduleClubStreams(database, { apiKey: youtubeApiKey, log }));
    }
    for (const warning of listWarnings(settings)) onProgress(warning);
    if (settings.seed === 'demo') await seedDemo(database, { now: settings.demoNow, dataDir, onProgress });
    app.addHook('onClose', schedulePruning(app, buildsDirs[1]));
    await reserveAdminId(database.db);
    const metricsUrl = settings.metrics && `${await serveMetrics(app, settings.metrics)}/metrics`;
    if (metricsUrl) onProgress(`Metrics are at ${metricsUrl}`);
    if (settings.isDemoLive) flyDemo(app, log);
    await app.listen({ host: settings.host, port: settings.port });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    const origin = `http://localhost:${port}`;
    for (const line of await offerSetup(database, { dataDir, origin: publicUrl ?? origin })) onProgress(line);
    const running = app;
    const stop = async (drainMs = 0) => {
      running.startClosing();
      await wait(drainMs);
      await running.close();
      await database.close();
    };
    return { database, origin, stop, ...(metricsUrl && { metricsUrl }) };
  } catch (error) {
    // its timers and sweeps use the database
    await app?.close();
    await database.close();
    throw error;
  }
}

function flyDemo(app: FastifyInstance, log: Logger): void {
  const { database, liveQueue: queue } = app;
  let stop: () => Promise<void> = async () => undefined;
  app.addHook('onListen', async () => {
    stop = flyDemoRaces({ database, queue, log });
  });
  app.addHook('preClose', () => stop());
}
