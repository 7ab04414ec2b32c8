import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** The commit of the last release, by its record, which `npm run release` updates. */
export function readLastRelease(root: string): string {
  const text = readFileSync(path.join(root, 'tests/e2e/support/previous-release.json'), 'utf8');
  return (JSON.parse(text) as { commit: string }).commit;
}

const git = (root: string, ...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });

/** Whether a clone has a commit; a shallow one may not. */
export function hasCommit(root: string, commit: string): boolean {
  try {
    git(root, 'cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** Writes the files of a commit to a new folder, with the packages that are installed in `root`, and builds it. */
export function checkOutAndBuild(root: string, commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git(root, 'archive', commit) });
  linkModules(root, folder);
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], { cwd: folder, stdio: 'ignore' });
}

/** Packages that the build finds by path, which a link would change. */
const COPIED = new Set(['@module-federation', 'react-router', 'react-router-dom', 'styled-components']);

/** The installed packages, with the workspaces of `folder` in place of the present ones. */
function linkModules(root: string, folder: string): void {
  const installed = path.join(root, 'node_modules');
  const target = path.join(folder, 'node_modules');
  mkdirSync(path.join(target, '@holeshot'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name === '@holeshot' || existsSync(path.join(folder, name, 'package.json'))) continue;
    const [from, to] = [path.join(installed, name), path.join(target, name)];
    if (COPIED.has(name)) cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }
  for (const name of readdirSync(path.join(folder, 'shared')))
    symlinkSync(path.join(folder, 'shared', name), path.join(target, '@holeshot', name));
}
