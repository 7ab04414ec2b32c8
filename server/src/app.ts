import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { reservedWords } from '@holeshot/contract';
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
  type RouteOptions,
} from 'fastify';
import type { Logger } from 'pino';
import { accessLog } from './api/access-log';
import { cacheSizes } from './api/cache-sizes';
import { CONNECTION_OPTIONS, orderlyClose } from './api/connections';
import { cors } from './api/cors';
import { docs } from './api/docs';
import { answerBrokenRequest, apiFallback, sendError } from './api/error-replies';
import { metrics } from './api/metrics';
import { publicReads } from './api/public-reads';
import { pathOfTarget, readableUrl } from './api/readable-url';
import { requestEnds } from './api/request-ends';
import { ROUTER_OPTIONS } from './api/router-options';
import { sameOrigin } from './api/same-origin';
import { siteOrigin } from './api/site-origin';
import { type WorkLimits, workLimits } from './api/work-limits';
import type { Database } from './database';
import { accountRoutes } from './features/account/routes';
import { adminRoutes } from './features/admin/routes';
import { authRoutes } from './features/auth/routes';
import { calendarRoutes } from './features/calendar/routes';
import { careerRoutes } from './features/career/routes';
import { channelRoutes } from './features/channels/routes';
import { claimRoutes } from './features/claims/routes';
import { clubAppRoutes } from './features/club-app/routes';
import { clubRoutes } from './features/clubs/routes';
import { deployRoutes } from './features/deploy/routes';
import { publishTokenRoutes } from './features/deploy/token-routes';
import { eventHistoryRoutes } from './features/event-history/routes';
import { eventRoutes } from './features/events/routes';
import { healthRoutes } from './features/health/routes';
import { historyRoutes } from './features/history/routes';
import { liveFeed } from './features/live/live-feed';
import { liveQueue } from './features/live/live-queue';
import { liveRoutes } from './features/live/routes';
import { liveNowRoutes } from './features/live-now/routes';
import { joiningRoutes } from './features/managing/joining-routes';
import { managingRoutes } from './features/managing/routes';
import { membershipRoutes } from './features/memberships/routes';
import { pilotRoutes } from './features/pilots/routes';
import { raceRoutes } from './features/races/routes';
import { rankingRoutes } from './features/rankings/routes';
import { recordRoutes } from './features/records/routes';
import { registrationRoutes } from './features/registrations/routes';
import { releaseRoutes } from './features/releases/routes';
import { reportRoutes } from './features/reports/routes';
import { overviewRoutes } from './features/rollouts/overview-routes';
import { rolloutRoutes } from './features/rollouts/routes';
import { roundRoutes } from './features/rounds/routes';
import { sharingRoutes } from './features/sharing/routes';
import { sitemapRoutes } from './features/sitemap/routes';
import { stageRoutes } from './features/stages/routes';
import { statsRoutes } from './features/stats/routes';
import { summaryRoutes } from './features/summaries/routes';
import { supporterRoutes } from './features/supporters/routes';
import { syncRoutes } from './features/sync/routes';
import { uploadRoutes } from './features/sync/upload-routes';
import { telemetryRoutes } from './features/telemetry/routes';
import { timeZoneRoutes } from './features/time-zones/routes';
import { videoRoutes } from './features/videos/routes';
import { type FilesOptions, files } from './files/plugin';
import { createRankLater, type RankLater } from './importing';
import { createLogRing, type LogRing } from './logs/log-ring';
import { developmentProvider } from './outside/development-provider/routes';
import type { StreamChanges } from './outside/find-club-streams';
import { openDevelopmentProvider, openPatreon, type PatreonKeys } from './outside/membership/open-provider';
import type { MembershipProvider } from './outside/membership/provider';
import { access } from './people/access';
import { memberPictures } from './people/member-pictures';
import { personalReads } from './people/personal-reads';
import { personalWrites } from './people/personal-writes';
import { propertyForms } from './properties/property-forms';
import { buildCounts } from './rollouts/build-counts';
import { visitors } from './rollouts/visitors';
import { listFontUrls } from './site/list-font-urls';
import { movedAddresses } from './site/moved-addresses';
import { listManifests } from './site/resolve';
import { securityHeaders } from './site/security-headers';
import { securityTxt } from './site/security-txt';
import { type SiteOptions, site } from './site/site';

declare module 'fastify' {
  interface FastifyInstance {
    /** Ranks events after deliveries. */
    rankLater: RankLater;
    database: Database;
  }
}

/** Features that need nothing but the instance. A test checks that they answer every call of the contract. */
const FEATURES: readonly FastifyPluginAsync[] = [
  calendarRoutes,
  channelRoutes,
  claimRoutes,
  clubAppRoutes,
  clubRoutes,
  eventRoutes,
  eventHistoryRoutes,
  historyRoutes,
  joiningRoutes,
  liveRoutes,
  managingRoutes,
  pilotRoutes,
  publishTokenRoutes,
  raceRoutes,
  registrationRoutes,
  releaseRoutes,
  reportRoutes,
  roundRoutes,
  sharingRoutes,
  stageRoutes,
  statsRoutes,
  careerRoutes,
  recordRoutes,
  rankingRoutes,
  liveNowRoutes,
  summaryRoutes,
  supporterRoutes,
  syncRoutes,
  timeZoneRoutes,
  uploadRoutes,
  videoRoutes,
];

/** What clients may take of the site. */
export interface ClientLimits {
  work: WorkLimits;
  /** how many connections may be open at once; further ones are closed; 0 for any number */
  connections: number;
  /** whose `X-Forwarded-For` says the address of a client: addresses, networks or names of them, with commas */
  trustedProxies: string;
}

/** What the site is made of. */
export interface AppOptions {
  database: Database;
  log: Logger;
  /** the newest lines of `log`, for the admin; without it only those about requests */
  logRing?: LogRing | undefined;
  /** gets a line for each request, if present */
  accessLogger?: Logger | undefined;
  /** scheme and host that visitors use */
  publicUrl?: string | undefined;
  /** see `Settings` */
  hstsSeconds?: number | undefined;
  /** see `Settings` */
  securityContact?: string | undefined;
  /** whether the host of a request stands for an absent `publicUrl`, which it does if absent; else localhost does */
  usesHost?: boolean;
  /** see `Settings` */
  cacheMb?: number | undefined;
  /** no limits if absent */
  limits?: ClientLimits;
  /** the provider's keys; nobody can sign in if absent, but with the development provider */
  patreon?: PatreonKeys | undefined;
  /** whether this machine stands in for the provider while there are no keys; never in production */
  usesDevelopmentProvider?: boolean;
  /** looks for streams of all clubs; absent without a key for it */
  findStreams?: (() => Promise<StreamChanges>) | undefined;
  /** called with every route, for tests that walk them */
  onRoute?: (route: RouteOptions) => void;
  /** where uploaded and generated pictures are */
  files: FilesOptions;
  /** the pages; without it the instance serves the API and what else is made from the database alone, and files */
  pages?: SiteOptions;
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(version);
}

/**
 * The site as a Fastify instance that does not listen yet. Closing it stops its listening to the database, which stays
 * open.
 */
export async function buildApp({
  database,
  log,
  logRing = createLogRing(),
  accessLogger,
  publicUrl,
  hstsSeconds,
  securityContact,
  usesHost = true,
  cacheMb,
  limits,
  patreon,
  usesDevelopmentProvider = false,
  findStreams,
  onRoute,
  files: filesOptions,
  pages,
}: AppOptions): Promise<FastifyInstance> {
  const version = readVersion();
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyInstance['log'],
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url }) => readableUrl(pathOfTarget(url ?? '/')),
    frameworkErrors: (error, request, reply) => {
      app.requestEnds.follow(request, reply);
      return sendError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
    routerOptions: ROUTER_OPTIONS,
    genReqId: () => randomUUID(),
    ...CONNECTION_OPTIONS,
    trustProxy: limits?.trustedProxies ?? false,
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  await app.register(requestEnds);
  await app.register(metrics);
  await app.register(accessLog, { log: accessLogger });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  if (limits && limits.connections > 0) app.server.maxConnections = limits.connections;
  app.setErrorHandler(sendError);
  app.decorate('database', database);
  const rankLater = createRankLater(database, (error) => log.error(error, 'Events could not be ranked'));
  app.decorate('rankLater', rankLater);
  app.addHook('onClose', rankLater.stop);

  await app.register(orderlyClose);
  await app.register(docs, { version, publicUrl });
  await app.register(siteOrigin, { publicUrl, usesHost });
  await app.register(securityHeaders, { hstsSeconds });
  await app.register(cors);
  await app.register(securityTxt, { contact: securityContact });
  await app.register(workLimits, { limits: limits?.work });
  await app.register(cacheSizes, { cacheMb });
  await app.register(sameOrigin);
  await app.register(access);
  await app.register(visitors);
  await app.register(buildCounts);
  await app.register(movedAddresses);
  await app.register(files, filesOptions);
  await app.register(publicReads);
  await app.register(personalReads);
  await app.register(personalWrites);
  await app.register(propertyForms);
  const getReservedWords = async () => {
    const resolution = await pages?.source.resolve();
    return reservedWords(resolution ? listManifests(resolution) : []);
  };
  const membership = await openMembership(app, patreon, usesDevelopmentProvider);
  await app.register(memberPictures, { getProviderOrigin: () => membership?.origin() });
  await app.register(authRoutes, { membership });
  if (membership && patreon?.webhookSecret !== undefined)
    await app.register(membershipRoutes, { membership, webhookSecret: patreon.webhookSecret });
  await app.register(accountRoutes, { getReservedWords });
  await app.register(liveQueue);
  await app.register(liveFeed);
  for (const feature of FEATURES) await app.register(feature);
  const getFontUrls = async () => listFontUrls(await pages?.source.resolve());
  await app.register(adminRoutes, { logRing, findStreams, getFontUrls });
  const getRouteIds = async () => {
    const resolution = await pages?.source.resolve();
    const manifests = resolution ? listManifests(resolution) : [];
    return new Set(manifests.flatMap(({ routes }) => routes.map(({ id }) => id)));
  };
  await app.register(telemetryRoutes, { getRouteIds });
  await app.register(healthRoutes, { version });
  await app.register(apiFallback);
  if (pages) {
    await app.register(sitemapRoutes, { getReservedWords });
    await app.register(rolloutRoutes, pages);
    await app.register(overviewRoutes, pages);
    await app.register(deployRoutes, pages);
    await app.register(site, pages);
  }
  return app;
}

/** Patreon by its keys, else this machine where it may stand in for it. */
async function openMembership(
  app: FastifyInstance,
  patreon: PatreonKeys | undefined,
  usesDevelopmentProvider: boolean,
): Promise<MembershipProvider | undefined> {
  if (patreon) return openPatreon(patreon, app.log);
  if (!usesDevelopmentProvider) return undefined;
  await app.register(developmentProvider);
  return openDevelopmentProvider(() => {
    const address = app.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }, app.log);
}
