import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildsFolder } from '@holeshot/build';
import { startSite } from './site-process';

export interface OwnSite {
  origin: string;
  /** the site's DATA_DIR */
  dataDir: string;
  /** whether the started process still runs */
  isRunning: () => boolean;
  stop: () => Promise<void>;
}

/**
 * Starts the built site, seeded, with a database of its own. It checks its rollouts every 2 s. With
 * `isLive` the demo season's running event is flown live.
 */
export async function startOwnSite({ isLive = false } = {}): Promise<OwnSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-site-'));
  const builds = path.join(folder, 'own-builds');
  const dataDir = path.join(folder, 'data');
  cpSync(buildsFolder, builds, { recursive: true });
  const site = await startSite({
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    BUILDS_DIR: builds,
    SEED: 'demo',
    DEMO_LIVE: isLive ? 'on' : 'off',
    ROLLOUT_CHECK_SECONDS: '2',
    LOG_LEVEL: 'fatal',
  });
  return {
    origin: site.origin,
    dataDir,
    isRunning: () => site.child.exitCode === null,
    async stop() {
      await site.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
