import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { type BuildRef, currentBuildsSchema } from '@holeshot/contract/wire';

const root = path.join(__dirname, '../../..');

/** The commit that was released before this one. `npm run release` raises it. */
const { commit } = JSON.parse(readFileSync(path.join(__dirname, 'previous-release.json'), 'utf8')) as {
  commit: string;
};
const folder = path.join(root, 'dist/previous', commit.slice(0, 12));

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });

/** Whether this clone has the commit of the previous release; a shallow one has not. */
export function hasPreviousRelease(): boolean {
  if (existsSync(folder)) return true;
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** Builds the previous release from its sources, unless that was done before. Returns its builds by name. */
export function buildPreviousRelease(): Record<string, BuildRef> {
  if (!existsSync(folder)) {
    const work = `${folder}.${process.pid}`;
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    execFileSync('tar', ['-x', '-C', work], { input: git('archive', commit) });
    linkModules(work);
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], { cwd: work, stdio: 'ignore' });
    renameSync(path.join(work, 'dist/builds'), folder);
    rmSync(work, { recursive: true, force: true });
  }
  return currentBuildsSchema.parse(JSON.parse(readFileSync(path.join(folder, 'current.json'), 'utf8')));
}

/** Puts the builds of the previous release where a site has published builds. */
export const copyPreviousRelease = (dataDir: string): void =>
  cpSync(folder, path.join(dataDir, 'builds'), { recursive: true });

/** Packages that the build finds by path, which a link would change. */
const COPIED = new Set(['@module-federation', 'react-router', 'react-router-dom', 'styled-components']);

/** The installed packages, with the workspaces of `work` in place of the present ones. */
function linkModules(work: string): void {
  const installed = path.join(root, 'node_modules');
  const target = path.join(work, 'node_modules');
  mkdirSync(path.join(target, '@holeshot'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name === '@holeshot' || existsSync(path.join(work, name, 'package.json'))) continue;
    const [from, to] = [path.join(installed, name), path.join(target, name)];
    if (COPIED.has(name)) cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }
  for (const name of readdirSync(path.join(work, 'shared')))
    symlinkSync(path.join(work, 'shared', name), path.join(target, '@holeshot', name));
}
