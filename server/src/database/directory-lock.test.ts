import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeWith, LINUX, testWith } from '../../../tests/jest/needing';
import { lockDirectory } from './directory-lock';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'holeshot-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const lockPath = () => join(directory, 'database-lock');

/** A heartbeat of tomorrow: the lock does not become stale during a test. */
const NEVER_STALE_MS = -86_400_000;

/** Makes the lock as it is `ageMs` after its last heartbeat. */
function renewLock(ageMs: number) {
  const renewedAt = new Date(Date.now() - ageMs);
  utimesSync(lockPath(), renewedAt, renewedAt);
}

function makeLock(ageMs: number) {
  mkdirSync(lockPath());
  renewLock(ageMs);
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

describe('the lock of another process', () => {
  let holder: ChildProcess;
  beforeEach(async () => {
    const script = `import(${JSON.stringify(pathToFileURL(join(__dirname, 'directory-lock.ts')).href)})
      .then(({ lockDirectory }) => lockDirectory(${JSON.stringify(directory)}))
      .then(() => { console.log('locked'); setInterval(() => undefined, 1000); })`;
    holder = spawn(process.execPath, ['--import', 'tsx', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    await once(holder.stdout ?? holder, 'data');
  });
  afterEach(() => holder.kill('SIGKILL'));

  const kill = async (ageMs = 0) => {
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    renewLock(ageMs);
  };
  const ownerPath = () => join(directory, 'database-lock.json');
  const changeOwner = (changes: object) =>
    writeFileSync(
      ownerPath(),
      JSON.stringify({ ...JSON.parse(readFileSync(ownerPath(), 'utf8')), ...changes }),
    );
  const takeOver = async () => (await lockDirectory(directory))();

  test('is kept while it lives', async () => {
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${holder.pid}`);
  });

  testWith(LINUX)('is taken over at once when the process was killed', async () => {
    await kill(NEVER_STALE_MS);
    await takeOver();
    expect(readdirSync(directory)).toEqual([]);
  });

  testWith(LINUX)('is taken over at once when another process has its number now', async () => {
    await kill(NEVER_STALE_MS);
    changeOwner({ pid: process.pid });
    await takeOver();
  });

  describeWith(LINUX)('is waited for', () => {
    test.each([
      ['when it is of another system', { system: 'another' }],
      ['when the record is of another lock', { lockId: '1 1' }],
    ])('%s', async (_, changes) => {
      await kill(8_500);
      const heartbeatMs = statSync(lockPath()).mtimeMs;
      changeOwner(changes);
      await takeOver();
      expect(Date.now() - heartbeatMs).toBeGreaterThanOrEqual(10_000);
    });
  });

  testWith(LINUX)('goes to one of several that take it over at once', async () => {
    await kill();
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => lockDirectory(directory)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'fulfilled') await result.value();
  });
});
