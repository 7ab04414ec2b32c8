import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * A page takes a few MB, and all builds of a site some 40: with these limits V8 stays well below the limit of resident
 * memory. Young objects have 8 MB, because with 4, as on the site, a page takes a fifth longer.
 */
const HEAP_FLAGS = ['--max-old-space-size=96', '--max-semi-space-size=8'];

let program: Promise<string> | undefined;

/** The program of rendering processes as one file of JavaScript, which Node runs without the right to read any other. */
function bundleProgram(): Promise<string> {
  program ??= (async () => {
    const { build, stop } = await import('esbuild');
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('program.ts', import.meta.url))],
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20.19',
      write: false,
    });
    await stop();
    return outputFiles[0]?.text ?? '';
  })();
  program.catch(() => {
    program = undefined;
  });
  return program;
}

interface StartOptions {
  /** absolute folders of builds, the only readable files if Node supports that */
  folders: readonly string[];
  /** the Node that runs it; a parameter for tests */
  node?: string | undefined;
}

/** Since 22.13 Node can forbid writing and starting processes. It does not restrict the network. */
const hasPermissions = process.allowedNodeEnvironmentFlags.has('--permission');

const listFlags = (folders: readonly string[]): string[] => [
  '--permission',
  ...folders.map((folder) => `--allow-fs-read=${folder}/*`),
];

/**
 * Kills a process when this one has ended, even by SIGKILL, because a looping build cannot notice that itself. A thread
 * could, but Node's permissions do not apply to threads.
 */
function killWithThisProcess(child: ChildProcess): void {
  if (child.pid === undefined || process.platform === 'win32') return;
  // `read` ends when this process does, and with it the pipe
  const guard = spawn('sh', ['-c', 'read -r _; kill -9 "$0"', String(child.pid)], {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined).unref();
  guard.stdin.on('error', () => undefined);
  child.once('exit', () => guard.kill('SIGKILL'));
}

/** Starts a rendering process, which does not see the settings and keys of the site, and does not outlive it. */
export async function startProcess({ folders, node }: StartOptions): Promise<ChildProcess> {
  const isRestricted = node !== undefined || hasPermissions;
  const flags = [...HEAP_FLAGS, ...(isRestricted ? listFlags(folders) : [])];
  const code = await bundleProgram();
  const child = spawn(node ?? process.execPath, [...flags, '-'], {
    env: { NODE_ENV: process.env.NODE_ENV },
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
  killWithThisProcess(child);
  child.stdin?.on('error', () => undefined).end(code);
  return child;
}
