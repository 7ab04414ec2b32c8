import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildManifest } from '@holeshot/contract/wire';
import { measureFolder } from '../../tools/publish/budget';

const PROJECT = path.join(__dirname, '../..');
const LEFT_OUT = ['.git', 'data', 'dist'];

/** Links the packages, which are many and never change, and copies the files that a test may change. */
function copyFolder(from: string, to: string, isLinked = false): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (from === PROJECT && LEFT_OUT.includes(entry.name)) continue;
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) copyFolder(source, target, isLinked || entry.name === 'node_modules');
    else if (isLinked) linkOrCopy(source, target);
    else if (entry.isFile()) copyFileSync(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // another file system
    copyFileSync(source, target);
  }
}

let parent: string;
let copy: string;
beforeAll(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'holeshot-remote-'));
  copy = path.join(parent, 'project');
  copyFolder(PROJECT, copy);
});
afterAll(() => rmSync(parent, { recursive: true }));

/** Runs a command in the copy. Throws with its output when it fails. */
function run(command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  }
}
const npm = (...args: string[]) => run('npm', 'run', '--silent', ...args);

it('a new remote passes the checks, builds, and is within its budget', () => {
  expect(npm('new-remote', '--', 'weather')).toContain('mf-weather is made');
  npm('lint');
  npm('typecheck');
  npm('test:unit', '--', 'mf-weather', 'tests/architecture', 'shared/contract/src/route-table');
  npm('build', '-w', 'mf-weather');

  const builds = path.join(copy, 'dist/builds/mf-weather');
  const [buildId = ''] = readdirSync(builds);
  const folder = path.join(builds, buildId);
  const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const manifest = readJson(path.join(folder, 'manifest.json')) as BuildManifest;
  const budget = readJson(path.join(copy, 'mf-weather/budget.json')) as Record<string, number>;
  const sizes = measureFolder(folder, manifest);
  expect(Object.keys(sizes)).toEqual(['entry', 'weather:home']);
  for (const [id, bytes] of Object.entries(sizes)) {
    expect(bytes).toBeLessThan(budget[id] ?? 0);
    expect(bytes).toBeGreaterThan((budget[id] ?? 0) * 0.8);
  }
});

/** Builds the new remote as `npm run build` does it for all. */
const BUILD_AS_ALL = `
import { compileBuilds } from './tools/build/compile-builds';
import { getBuild } from './tools/build/own-builds';
await compileBuilds({ log: () => undefined, builds: [getBuild('mf-weather')] });
`;

const readFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [path.join(parentPath, name), 'base64'] as const)
      .map(([file, encoding]) => [path.relative(folder, file), readFileSync(file, encoding)]),
  );

it('its own build and the build of all remotes have the same bytes and the same id', () => {
  const builds = path.join(copy, 'dist/builds/mf-weather');
  const own = readFiles(builds);
  rmSync(builds, { recursive: true });
  writeFileSync(path.join(copy, 'build-as-all.ts'), BUILD_AS_ALL);
  run('npx', 'tsx', 'build-as-all.ts');
  const all = readFiles(builds);
  expect(Object.keys(all)).toEqual(Object.keys(own));
  for (const [file, content] of Object.entries(own))
    expect([file, all[file] === content]).toEqual([file, true]);
});

it.each([
  ['a name that is no word', 'mf-Wea_ther', 'one word of small letters'],
  ['a remote that there is', 'race', 'There is a folder mf-race already'],
])('%s is refused', (_title, name, message) => {
  expect(() => npm('new-remote', '--', name)).toThrow(message);
});
