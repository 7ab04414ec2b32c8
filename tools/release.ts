import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@holeshot/build';
import { inc } from 'semver';
import { addRelease } from './release/changelog';
import { runCommand, UsageError } from './site/run-command';

const USAGE = `Usage: npm run release -- major|minor|patch

Sets the version, dates the notes in CHANGELOG.md, commits and tags both, names that commit as the release that the tests run
beside the present builds, and builds shell, remotes and sync agent. Run the tests first; nothing is pushed.
Exit code: 0 done; 1 refused; 2 wrong usage.`;

const PREVIOUS_RELEASE = 'tests/e2e/support/previous-release.json';
const KINDS = ['major', 'minor', 'patch'] as const;

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, {
    cwd: projectRoot,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }).trim();
const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(path.join(projectRoot, file), text);

await runCommand({ usage: USAGE, failed: 'Not released: ' }, async ([part, ...more]) => {
  const kind = KINDS.find((name) => name === part);
  if (kind === undefined || more.length > 0) throw new UsageError('Say which part of the version rises.');
  if (run('git', 'status', '--porcelain') !== '')
    throw new Error('there are changes that are not committed.');
  const version = inc(JSON.parse(read('package.json')).version, kind);
  if (version === null) throw new Error('package.json has no semantic version.');
  const day = new Date().toISOString().slice(0, 10);
  write('CHANGELOG.md', addRelease(read('CHANGELOG.md'), version, day));
  run('npm', 'version', version, '--no-git-tag-version');
  run('git', 'commit', '--all', '--message', `Release ${version}`);
  run('git', 'tag', '--annotate', `v${version}`, '--message', `Release ${version}`);
  const commit = run('git', 'rev-parse', 'HEAD');
  write(PREVIOUS_RELEASE, `${JSON.stringify({ version, commit, released: day }, null, 2)}\n`);
  run('git', 'commit', '--all', '--message', `Test beside release ${version}`);
  console.log(`Released ${version} as ${commit.slice(0, 12)}, tag v${version}. Building …`);
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
});
