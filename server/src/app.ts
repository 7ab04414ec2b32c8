import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reservedWords } from '@holeshot/contract';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import type { Logger } from 'pino';
import { accessLog } from './api/access-log';
import { bodyLimits } from './api/body-limits';
import type { ClientLimits } from './api/client-limits';
import { connectionLimits } from './api/connection-limits';
import { CONNECTION_OPTIONS, orderlyClose } from './api/connections';
import { cors } from './api/cors';
import { docs } from './api/docs';
import { answerBrokenRequest, apiFallback, sendError } from './api/error-replies';
import { metrics } from './api/metrics';
import { pipelining } from './api/pipelining';
import { publicReads } from './api/public-reads';
import { getTargetPath, readableUrl } from './api/readable-url';
import { requestEnds } from './api/request-ends';
import { ROUTER_OPTIONS } from './api/router-options';
import { sameOrigin } from './api/same-origin';
import { siteOrigin } from './api/site-origin';
import { workLimits } from './api/work-limits';
import { listFontUrls, listManifests } from './builds/choose/resolve';
import { visitors } from './builds/choose/visitors';
import { deployRoutes } from './builds/publish/routes';
import { buildCounts } from './builds/report/build-counts';
import { reportTokens } from './builds/report/report-tokens';
import { telemetryRoutes } from './builds/report/routes';
import { rolloutRoutes } from './builds/rollout/routes';
import { cacheSizes } from './cache/sized-cache';
import type { Database } from './database';
import { examine } from './doctor/examine';
import type { Subject } from './doctor/subject';
import { createRankLater, type RankLater } from './events/summarise/rank-events';
import { accountRoutes } from './features/account/routes';
import { adminRoutes } from './features/admin/routes';
import { authRoutes } from './features/auth/routes';
import { healthRoutes } from './features/health/routes';
import { liveFeed } from './features/live/live-feed';
import { liveQueue } from './features/live/live-queue';
import { membershipRoutes } from './features/memberships/routes';
import { operatorRoutes } from './features/operator/routes';
import { DEFAULT_SERVICES } from './features/push/push-services';
import { pushRoutes } from './features/push/routes';
import { sitemapRoutes } from './features/sitemap/routes';
import { type FilesOptions, files } from './files/plugin';
import { clubQuota } from './growth/club-quota';
import { FEATURES } from './list-features';
import { createLogRing, type LogRing } from './logs/log-ring';
import type { StreamChanges } from './outside/find-club-streams';
import { openMembership, type PatreonKeys } from './outside/membership/open-provider';
import { access } from './people/access';
import { memberPictures } from './people/member-pictures';
import { personalReads } from './people/personal-reads';
import { personalWrites } from './people/personal-writes';
import { propertyForms } from './properties/property-forms';
import { listAgentZips } from './site/agent-download';
import { movedAddresses } from './site/moved-addresses';
import { securityHeaders } from './site/security-headers';
import { securityTxt } from './site/security-txt';
import { type SiteOptions, site } from './site/site';

declare module 'fastify' {
  interface FastifyInstance {
    rankLater: RankLater;
    database: Database;
  }
}

export interface AppOptions {
  database: Database;
  log: Logger;
  /** the newest lines of `log`, for the admin; by default only those about requests */
  logRing?: LogRing | undefined;
  /** gets a line for each request */
  accessLogger?: Logger | undefined;
  /** scheme and host that visitors use */
  publicUrl?: string | undefined;
  /** see `Settings` */
  hstsSeconds?: number | undefined;
  /** see `Settings` */
  hstsSubdomains?: boolean | undefined;
  /** see `Settings` */
  securityContact?: string | undefined;
  /** whether the request's host replaces an absent `publicUrl` (the default); otherwise localhost does */
  usesHost?: boolean;
  /** see `Settings` */
  cacheMb?: number | undefined;
  /** no limits if absent */
  limits?: ClientLimits;
  /** megabytes that a club may store; 0 or absent means no limit */
  clubQuotaMb?: number;
  /** the settings that `npm run doctor` and the page Health check; without them there are no checks */
  subject?: Subject;
  /** the folder with the operators' token; without it nobody can authenticate as an operator */
  dataDir?: string;
  /** the provider's keys; without them only the development provider signs in people */
  patreon?: PatreonKeys | undefined;
  /** whether this machine stands in for the provider while there are no keys; never in production */
  usesDevelopmentProvider?: boolean;
  /** finds streams of all clubs; absent without a key */
  findStreams?: (() => Promise<StreamChanges>) | undefined;
  /** additional push services; see `Settings` */
  pushServices?: readonly string[];
  /** called with every route, for tests that walk them */
  onRoute?: (route: RouteOptions) => void;
  /** where uploaded and generated pictures are */
  files: FilesOptions;
  /** the pages; without it the instance serves only the API, files and other data from the database */
  pages?: SiteOptions;
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(version);
}

/** The site as a Fastify instance that does not listen yet. Closing it does not close the database. */
export async function buildApp({
  database,
  log,
  logRing = createLogRing(),
  accessLogger,
  publicUrl,
  hstsSeconds,
  hstsSubdomains,
  securityContact,
  usesHost = true,
  cacheMb,
  limits,
  clubQuotaMb = 0,
  subject,
  dataDir,
  patreon,
  usesDevelopmentProvider = false,
  findStreams,
  pushServices = [],
  onRoute,
  files: filesOptions,
  pages,
}: AppOptions): Promise<FastifyInstance> {
  const version = readVersion();
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyInstance['log'],
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url }) => readableUrl(getTargetPath(url ?? '/')),
    frameworkErrors: (error, request, reply) => {
      app.requestEnds.follow(request, reply);
      // without the hooks of a route
      reply.header('x-request-id', request.id);
      return sendError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
    routerOptions: ROUTER_OPTIONS,
    genReqId: () => randomUUID(),
    ...CONNECTION_OPTIONS,
    trustProxy: limits?.trustedProxies ?? false,
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  const zipFolder = dataDir && path.join(dataDir, 'agent');
  app.decorate('agentZips', async () => (zipFolder ? listAgentZips(zipFolder) : []));
  await app.register(pipelining);
  await app.register(requestEnds);
  await app.register(metrics);
  await app.register(accessLog, { log: accessLogger });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  if (limits) await app.register(connectionLimits, limits);
  app.setErrorHandler(sendError);
  app.decorate('database', database);
  const rankLater = createRankLater(database, (error) => log.error(error, 'Events could not be ranked'));
  app.decorate('rankLater', rankLater);
  // last, because ranking keeps the database busy, which plugins need to start
  app.addHook('onReady', rankLater.start);
  app.addHook('onClose', rankLater.stop);

  await app.register(clubQuota, { megabytes: clubQuotaMb });
  await app.register(orderlyClose);
  await app.register(docs, { version, publicUrl });
  await app.register(siteOrigin, { publicUrl, usesHost });
  await app.register(securityHeaders, { hstsSeconds, hstsSubdomains });
  await app.register(cors);
  await app.register(securityTxt, { contact: securityContact });
  await app.register(workLimits, { limits: limits?.work });
  await app.register(bodyLimits);
  await app.register(cacheSizes, { cacheMb });
  await app.register(sameOrigin);
  await app.register(access);
  await app.register(visitors);
  await app.register(reportTokens);
  await app.register(buildCounts);
  await app.register(movedAddresses);
  await app.register(files, filesOptions);
  await app.register(publicReads);
  await app.register(personalReads);
  await app.register(personalWrites);
  await app.register(propertyForms);
  const findManifests = async () => {
    const resolution = await pages?.source.resolve();
    return resolution ? listManifests(resolution) : [];
  };
  const getReservedWords = async () => reservedWords(await findManifests());
  const membership = await openMembership(app, patreon, usesDevelopmentProvider);
  await app.register(memberPictures, { getProviderOrigin: () => membership?.origin() });
  await app.register(authRoutes, { membership });
  if (membership && patreon?.webhookSecret !== undefined)
    await app.register(membershipRoutes, { membership, webhookSecret: patreon.webhookSecret });
  await app.register(accountRoutes, { getReservedWords });
  await app.register(liveQueue);
  await app.register(liveFeed, { streamsPerAddress: limits?.streams ?? 0 });
  for (const feature of FEATURES) await app.register(feature);
  await app.register(pushRoutes, { services: [...DEFAULT_SERVICES, ...pushServices] });
  const getFontUrls = async () => listFontUrls(await pages?.source.resolve());
  const look = async () => (subject ? examine(subject, { db: database.db, version }) : []);
  await app.register(adminRoutes, { logRing, findStreams, getFontUrls, examine: look });
  const getRouteIds = async () =>
    new Set((await findManifests()).flatMap(({ routes }) => routes.map(({ id }) => id)));
  await app.register(telemetryRoutes, { getRouteIds });
  await app.register(healthRoutes, { version });
  if (dataDir !== undefined) await app.register(operatorRoutes, { dataDir, examine: look });
  await app.register(apiFallback);
  if (pages) {
    await app.register(sitemapRoutes, { getReservedWords });
    await app.register(rolloutRoutes, pages);
    await app.register(deployRoutes, pages);
    await app.register(site, { ...pages, zipFolder });
  }
  return app;
}
