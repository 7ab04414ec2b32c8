import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRemote } from './new-remote/create-remote';
import { createStandalone } from './new-remote/create-standalone';
import { runCommand, UsageError } from './site/run-command';

const USAGE = `Usage: npm run new-remote -- <name>
       npm run new-remote -- <name> --standalone <folder> [--packages <folder>]

Makes a remote mf-<name> with one page at /<name>, its test and its budget: in this repository, whose builds it joins, or
in a folder as a repository of its own. There our packages come from a registry, or from the folder of npm run pack.`;

const root = path.resolve(import.meta.dirname, '..');
const run = (command: string, ...args: string[]): void => {
  execFileSync(command, args, { cwd: root, stdio: 'pipe' });
};

async function createHere(name: string): Promise<void> {
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
}

async function createOutside(name: string, folder: string, packages?: string): Promise<void> {
  const from = packages && path.resolve(packages);
  await createStandalone({ root, name, folder: path.resolve(folder), packages: from });
  console.log(
    `${folder} is a repository for mf-${name.replace(/^mf-/, '')}: run npm install in it, and read its README.md.`,
  );
}

await runCommand({ usage: USAGE, failed: '' }, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { standalone: { type: 'string' }, packages: { type: 'string' } },
  });
  const [name = ''] = positionals;
  if (positionals.length !== 1) throw new UsageError('Say the name of the remote.');
  if (values.standalone === undefined) await createHere(name);
  else await createOutside(name, values.standalone, values.packages);
});
