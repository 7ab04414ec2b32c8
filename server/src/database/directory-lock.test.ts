import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory } from './directory-lock';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'holeshot-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** The lock of another process, as it is `ageMs` after its last heartbeat. */
function makeLock(ageMs: number) {
  const path = join(directory, 'database-lock');
  mkdirSync(path);
  const renewedAt = new Date(Date.now() - ageMs);
  utimesSync(path, renewedAt, renewedAt);
}

test('a second opener is told which process to stop', async () => {
  const release = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(
    new RegExp(`in use by process ${process.pid}: stop the site .* DATABASE_URL`),
  );
  await release();
  expect(readdirSync(directory)).toEqual([]);
});

test('a released directory can be locked again', async () => {
  await (await lockDirectory(directory))();
  await (await lockDirectory(directory))();
});

test('of two openers at once one gets the lock', async () => {
  const results = await Promise.allSettled([lockDirectory(directory), lockDirectory(directory)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const result of results) if (result.status === 'fulfilled') await result.value();
});

test('a lock without a heartbeat for 10 s is taken over at once', async () => {
  makeLock(11_000);
  await (await lockDirectory(directory))();
  expect(readdirSync(directory)).toEqual([]);
});

test('a younger lock without further heartbeats is taken over once it is 10 s old', async () => {
  makeLock(9_000);
  await (await lockDirectory(directory))();
  expect(readdirSync(directory)).toEqual([]);
});
