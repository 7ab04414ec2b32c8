import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@holeshot/build';
import { buildSite } from './build/build-site';

const BROWSER_FOLDERS = ['shell', 'mf-public', 'mf-race', 'mf-account', 'mf-admin', 'shared'];
const SETTLE_MS = 150;

/*
 * The site with whatever is saved: a change of a page rebuilds just what it touches (about a second), a change of
 * the server restarts it. Reload the browser to see it.
 */
let server: ChildProcess | undefined;
let pending: NodeJS.Timeout | undefined;
let work = Promise.resolve();

async function restart(): Promise<void> {
  if (server) {
    const gone = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
  }
  server = spawn(process.execPath, ['--import', 'tsx', path.join(projectRoot, 'server/src/main.ts')], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
}

function onChange(file: string | null): void {
  if (!file || /\.test\.tsx?$|node_modules|\.swc/.test(file)) return;
  clearTimeout(pending);
  pending = setTimeout(() => {
    work = work
      .then(buildSite)
      .then(restart)
      .catch((error: unknown) => console.error(String(error)));
  }, SETTLE_MS);
}

process.once('SIGTERM', () => {
  server?.kill('SIGTERM');
  process.exit(0);
});
await buildSite();
await restart();
for (const folder of [...BROWSER_FOLDERS, 'server']) {
  watch(path.join(projectRoot, folder), { recursive: true }, (_event, file) => onChange(file));
}
console.log('Watching for changes');
