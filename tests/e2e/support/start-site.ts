import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RollOut } from './serve';

export interface TestSite {
  origin: string;
  /** absolute */
  dataDir: string;
  /** Makes builds the stable ones. */
  rollOut: (builds: RollOut) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a site with its own data folder and port. */
export async function startTestSite(env: NodeJS.ProcessEnv = {}): Promise<TestSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-e2e-'));
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'serve.ts')], {
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

function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`The site ended with ${code}`));
    child.once('exit', fail);
    child.once('message', (message) => {
      child.off('exit', fail);
      resolve(message as T);
    });
  });
}
