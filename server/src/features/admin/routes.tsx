import formbody from '@fastify/formbody';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import type { ApiError } from '../../api/api-error';
import { reportError } from '../../api/error-replies';
import type { Finding } from '../../doctor/finding';
import type { LogRing } from '../../logs/log-ring';
import type { StreamChanges } from '../../outside/find-club-streams';
import { adminAssets, readAsset } from './assets';
import { clubPages } from './clubs/routes';
import { healthPages } from './health/routes';
import { logPages } from './logs/routes';
import { FailureView } from './page/failure-view';
import { sendPage } from './page/send-page';
import { updatePages } from './update/routes';
import { userPages } from './users/routes';
import { youtubePages } from './youtube/routes';

interface AdminOptions {
  /** the lines that the log viewer shows */
  logRing: LogRing;
  /** finds streams of all clubs; absent without a key */
  findStreams?: (() => Promise<StreamChanges>) | undefined;
  /** see `examine` of `doctor` */
  examine: () => Promise<Finding[]>;
  /** see `AssetOptions` */
  getFontUrls: () => Promise<string[]>;
}

/**
 * `/api/dev/…`: the pages of the admin area, for the admin of the site. The site shows them in a frame. They are plain
 * HTML with forms; errors are pages, too. They have their own few components, because those of `shared/ui` need a
 * router, collected styles and hydration, and cost each server 45 MB and each start 0.3 s.
 */
export const adminRoutes: FastifyPluginAsync<AdminOptions> = async (
  app,
  { logRing, findStreams, getFontUrls, examine },
) => {
  await app.register(formbody);
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const apiError = reportError(error, request, reply);
    return sendPage(reply, <FailureView error={apiError} />, { status: apiError.status });
  });
  const script = await readAsset('tail.js');
  await app.register(adminAssets, { script, getFontUrls });
  await app.register(userPages);
  await app.register(clubPages);
  await app.register(healthPages, { examine });
  await app.register(logPages, { logRing, scriptIntegrity: script.integrity });
  await app.register(updatePages);
  await app.register(youtubePages, { findStreams });
};
