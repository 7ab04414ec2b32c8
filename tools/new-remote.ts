import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { createRemote, NewRemoteError } from './new-remote/create-remote';

const USAGE = `Usage: npm run new-remote -- <name>

Makes a remote mf-<name> with one page at /<name>, its test and its budget, and names it wherever remotes are named.`;

const root = path.resolve(import.meta.dirname, '..');
const run = (command: string, ...args: string[]): void => {
  execFileSync(command, args, { cwd: root, stdio: 'pipe' });
};

const args = process.argv.slice(2);
const [name = ''] = args;
if (args.length !== 1 || name.startsWith('-')) {
  console.error(USAGE);
  process.exit(2);
}
try {
  const files = await createRemote({ root, name });
  run('npx', 'biome', 'check', '--write', ...files);
  // links the new folder, and adds it to the lock
  run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
  run('npm', 'run', '--silent', 'complete-lock');
  const remote = `mf-${name.replace(/^mf-/, '')}`;
  console.log(`${remote} is made. Its page is ${remote}/src/home/home-page.tsx.\n
  npm run dev -- ${remote}      develops it
  npm run check -- ${remote}    checks it; npm test checks it with everything else
  docs/shipping.md              says how to ship it`);
} catch (error) {
  if (!(error instanceof NewRemoteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
