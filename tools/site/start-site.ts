import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildsFolder, projectRoot } from '@holeshot/build';
import { findFreePort } from '../dev/find-free-port';

const READY_MS = 120_000;

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
export async function startSite({ isLive = false } = {}): Promise<OwnSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-site-'));
  const builds = path.join(folder, 'own-builds');
  const dataDir = path.join(folder, 'data');
  cpSync(buildsFolder, builds, { recursive: true });
  const port = await findFreePort();
  const child = spawn(process.execPath, [path.join(projectRoot, 'dist/server/main.js')], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      BUILDS_DIR: builds,
      SEED: 'demo',
      DEMO_LIVE: isLive ? 'on' : 'off',
      ROLLOUT_CHECK_SECONDS: '2',
      LOG_LEVEL: 'fatal',
    },
  });
  const origin = `http://localhost:${port}`;
  await untilReady(origin, child);
  return {
    origin,
    dataDir,
    isRunning: () => child.exitCode === null,
    async stop() {
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}`);
    const response = await fetch(`${origin}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await wait(250);
  }
  throw new Error(`The site was not ready within ${READY_MS / 1000} s`);
}
