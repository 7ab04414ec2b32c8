import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { nextMessage } from '../../drill/support/next-message';
import type { RollOut } from './serve';

export interface TestSite {
  origin: string;
  /** absolute */
  dataDir: string;
  /** Makes builds the stable ones. */
  rollOut: (builds: RollOut) => Promise<void>;
  stop: () => Promise<void>;
}

/** The folder of this run, which is deleted at its end. */
export function getRunFolder(): string {
  const { E2E_FOLDER } = process.env;
  if (!E2E_FOLDER) throw new Error('The journeys need the folder that global-setup makes');
  return E2E_FOLDER;
}

/** The bundle of `serve.ts`. */
export const SERVER_FOLDER = path.join(__dirname, '../../../dist/test-server');

/** In the run's folder: the data of a site with the demo season. Times in it are relative to the start of the run. */
export const SEEDED_FOLDER = 'seeded';

/** Makes a data folder with the demo season. */
export function copySeededFolder(): string {
  const dataDir = mkdtempSync(path.join(getRunFolder(), 'data-'));
  cpSync(path.join(getRunFolder(), SEEDED_FOLDER), dataDir, { recursive: true });
  return dataDir;
}

/** Starts a site with its own data folder and port, which has the demo season unless `SEED` is `none`. */
export async function startTestSite(env: NodeJS.ProcessEnv = {}): Promise<TestSite> {
  const dataDir = env.SEED === 'none' ? mkdtempSync(path.join(getRunFolder(), 'data-')) : copySeededFolder();
  const child = spawn(process.execPath, [path.join(SERVER_FOLDER, 'serve.js')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      SEED: 'demo',
      DEMO_LIVE: 'off',
      ...env,
      PORT: '0',
      DATA_DIR: dataDir,
    },
  });
  const { origin } = await nextMessage<{ origin: string }>(child);
  return {
    origin,
    dataDir,
    async rollOut(builds) {
      const reply = nextMessage(child);
      child.send(builds);
      await reply;
    },
    async stop() {
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exit;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
