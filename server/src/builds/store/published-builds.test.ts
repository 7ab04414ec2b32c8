import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../../database';
import { makeBuild } from '../../testing/make-build';
import { createTestDatabase } from '../../testing/test-database';
import { createBuildFetcher, storeBuild } from './published-builds';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'holeshot-fetched-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const store = (digit: string) => {
  const build = makeBuild('mf-race', digit);
  return storeBuild(database.db, {
    name: 'mf-race',
    manifest: build.manifest,
    archive: build.zip(),
    who: 'a test',
  });
};
const getManifest = (digit: string) => path.join(folder, 'mf-race', digit.repeat(16), 'manifest.json');

describe('storeBuild', () => {
  it('keeps the first build with an id', async () => {
    expect(await store('1')).toBe(true);
    expect(await store('1')).toBe(false);
  });
});

describe('a function of createBuildFetcher', () => {
  it('unpacks a published build, and says that there is no other', async () => {
    await store('2');
    const fetchBuild = createBuildFetcher(database, folder);
    expect(await fetchBuild('mf-race', '2'.repeat(16))).toBe(true);
    expect(existsSync(getManifest('2'))).toBe(true);
    expect(await fetchBuild('mf-public', '2'.repeat(16))).toBe(false);
  });

  it('reads the database once a second, however often builds are asked for that do not exist', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    const fetchBuild = createBuildFetcher(database, folder);
    const select = jest.spyOn(database.db, 'select');
    const asked = Array.from({ length: 200 }, (_, index) =>
      fetchBuild('mf-race', index.toString(16).padStart(16, '0')),
    );
    expect(new Set(await Promise.all(asked))).toEqual(new Set([false]));
    expect(select).toHaveBeenCalledTimes(1);
    select.mockRestore();
    now.mockRestore();
  });

  it('finds a build that was published after the last reading, a second later', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    const fetchBuild = createBuildFetcher(database, folder);
    expect(await fetchBuild('mf-race', '3'.repeat(16))).toBe(false);
    await store('3');
    now.mockReturnValue(11_001);
    expect(await fetchBuild('mf-race', '3'.repeat(16))).toBe(true);
    now.mockRestore();
  });
});
