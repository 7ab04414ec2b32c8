import { formatWireClock } from '@holeshot/domain';
import { desc } from 'drizzle-orm';
import { publicRead } from '../../api/public-read';
import { schema } from '../../database';

export const releaseReads = [
  publicRead('releases', {
    scopes: () => ['releases'],
    async read(db) {
      const { releases } = schema;
      const rows = await db.select().from(releases).orderBy(desc(releases.releasedAt), desc(releases.id));
      return rows.map((release) => ({
        Version: release.version,
        Date: formatWireClock(release.releasedAt.getTime()),
        Notes: release.notes,
        Installers: { Windows: release.windowsInstallers, Mac: release.macInstallers },
      }));
    },
  }),
];
