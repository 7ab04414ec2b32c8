import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory } from './directory-lock';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'holeshot-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const lockFile = () => join(directory, 'database.lock');

test('a second opener learns which process to stop', () => {
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(
    new RegExp(`in use by process ${process.pid}: stop the site .* DATABASE_URL`),
  );
  release();
  expect(readdirSync(directory)).toEqual([]);
});

test('the lock of a process that ended is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.on('exit', resolve));
  writeFileSync(lockFile(), JSON.stringify({ pid: child.pid, started: null }));
  const release = lockDirectory(directory);
  expect(existsSync(lockFile())).toBe(true);
  release();
  expect(existsSync(lockFile())).toBe(false);
});

test('the lock of an earlier process with the same pid is taken over', () => {
  if (process.platform !== 'linux') return;
  writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, started: '1' }));
  lockDirectory(directory)();
});

test('a lock file that says nothing is taken over', () => {
  writeFileSync(lockFile(), '');
  lockDirectory(directory)();
});
