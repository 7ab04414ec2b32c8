import type { WireRelease } from '@holeshot/contract/wire';
import { formatWireClock } from '@holeshot/domain';
import type { FastifyPluginAsync } from 'fastify';
import { listReleases, type Release } from '../../releases/list-releases';

function presentRelease(release: Release): WireRelease {
  return {
    Version: release.version,
    Date: formatWireClock(release.releasedAt.getTime()),
    Notes: release.notes,
    Installers: { Windows: release.windowsInstallers, Mac: release.macInstallers },
  };
}

export const releaseRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('releases', {
    scopes: () => ['releases'],
    read: async (db) => (await listReleases(db)).map(presentRelease),
  });
};
