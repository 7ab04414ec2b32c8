import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '@holeshot/build';
import { findFreePort } from './find-free-port';

/** Runs the site's server in a child process, which `tsx watch` restarts when a file that it imports changes. */
export async function prepareSiteServer(developmentNames: readonly string[], publicUrl: string) {
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    start() {
      const tsx = path.join(projectRoot, 'node_modules/tsx/dist/cli.mjs');
      const script = path.join(projectRoot, 'tools/dev/serve.ts');
      child = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', script, ...developmentNames], {
        cwd: projectRoot,
        // otherwise `tsx watch` restarts when something is typed
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          HOST: '127.0.0.1',
          PORT: String(port),
          PUBLIC_URL: publicUrl,
          // files of development builds change at the same address
          SERVICE_WORKER: 'off',
        },
      });
    },
    async stop() {
      if (!child || child.exitCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
