import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { SETTING_NAMES } from '../../server/src/settings';

const root = path.join(import.meta.dirname, '../..');
const START_MS = 180_000;

const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** A program of the project in a process of its own. */
export interface OwnProcess {
  child: ChildProcess;
  /** what it has printed so far, errors included */
  output(): string;
  /** resolves to its exit code, or to the signal that ended it */
  ended: Promise<string>;
  /** Sends a signal. Returns how it ended and how long that took. */
  end(signal: NodeJS.Signals): Promise<{ how: string; ms: number }>;
}

interface ProcessOptions {
  args?: string[];
  env?: NodeJS.ProcessEnv;
  from?: string;
}

/** Clears all settings, whatever the shell or a file `.env` sets. */
const NEUTRAL: NodeJS.ProcessEnv = {
  ...Object.fromEntries(SETTING_NAMES.map((name) => [name, ''])),
  NODE_OPTIONS: '',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  SEED: 'none',
  npm_lifecycle_event: '',
};

/** Runs a TypeScript or built file of the project, or of another version of it in the folder `from`. */
export function startProcess(
  file: string,
  { args = [], env = {}, from = root }: ProcessOptions = {},
): OwnProcess {
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, path.join(from, file), ...args], {
    cwd: from,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...NEUTRAL, BUILDS_DIR: path.join(from, 'dist/builds'), ...env },
  });
  children.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const ended = once(child, 'close').then(([code, signal]) => {
    children.delete(child);
    return String(signal ?? code);
  });
  return {
    child,
    output: () => text,
    ended,
    async end(signal) {
      const startMs = performance.now();
      child.kill(signal);
      const how = await ended;
      return { how, ms: performance.now() - startMs };
    },
  };
}

export interface SiteProcess extends OwnProcess {
  origin: string;
  port: number;
  /** ms from the start of the process until it served */
  startMs: number;
}

/** Launches the built site; `whenReady` resolves once it serves, and rejects when it ends before. */
export function launchSite(
  env: NodeJS.ProcessEnv,
  from = root,
): OwnProcess & { whenReady: Promise<SiteProcess> } {
  const startMs = performance.now();
  const site = startProcess('dist/server/main.js', { env, from });
  const whenReady = new Promise<SiteProcess>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The site ${reason}. It printed:\n${site.output()}`));
    const timer = setTimeout(() => fail(`did not start in ${START_MS / 1000} s`), START_MS);
    void site.ended.then((how) => fail(`ended with ${how} at start`)).finally(() => clearTimeout(timer));
    site.child.stdout?.on('data', () => {
      const [, origin, port] = /ready at (http:\/\/localhost:(\d+))/.exec(site.output()) ?? [];
      if (origin === undefined) return;
      clearTimeout(timer);
      resolve({ ...site, origin, port: Number(port), startMs: performance.now() - startMs });
    });
  });
  whenReady.catch(() => undefined);
  return { ...site, whenReady };
}

/** Starts the site with these settings, and waits until it serves. */
export const startSite = (env: NodeJS.ProcessEnv, from?: string): Promise<SiteProcess> =>
  launchSite(env, from).whenReady;
