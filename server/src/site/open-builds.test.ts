import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SLOT_NAMES } from '@holeshot/contract';
import { NOBODY } from '../builds/choose/choose-builds';
import { createBuildStore } from '../builds/store/build-store';
import { storeBuild } from '../builds/store/published-builds';
import { createTestDatabase } from '../testing/test-database';
import { writeBuild } from '../testing/write-build';
import { openBuilds } from './open-builds';

const IN_MAIN_THREAD =
  "if (process.getBuiltinModule('node:worker_threads').isMainThread) throw new Error('main thread');";

test.each([
  ['of npm run build renders in the main thread', false, '500 main thread'],
  ['that was published from the same checkout renders in a thread of its own', true, '200'],
])('a build %s', async (_, isPublished, expected) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-own-'));
  const database = await createTestDatabase();
  try {
    const refs = await Promise.all(
      SLOT_NAMES.map(async (name) => {
        const options = {
          name,
          buildId: '1'.repeat(16),
          ...(name === 'mf-race' && { onRender: IN_MAIN_THREAD }),
        };
        return [name, await writeBuild(folder, options)] as const;
      }),
    );
    await writeFile(path.join(folder, 'current.json'), JSON.stringify(Object.fromEntries(refs)));
    const [, race] = refs.find(([name]) => name === 'mf-race') ?? [];
    if (!race) throw new Error('There is no mf-race');
    const manifest = await createBuildStore({ folders: [folder] }).manifest('mf-race', race);
    const build = { name: 'mf-race', manifest, archive: new Uint8Array(), who: 'a test' } as const;
    if (isPublished) await storeBuild(database.db, build);
    const buildsDirs = [folder, path.join(folder, 'published')] as const;
    const builds = await openBuilds({ database, buildsDirs, onError: () => undefined });
    const { render } = await builds.source.resolve(NOBODY);
    const rendered = await render({
      url: 'https://site.example/race/1',
      fetch: async () => ({ status: 200, statusText: '', text: async () => '' }),
      signal: new AbortController().signal,
      onError: () => undefined,
    }).then(
      ({ status }) => String(status),
      (error: Error) => `500 ${error.message}`,
    );
    await builds.stop();
    expect(rendered).toBe(expected);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true });
  }
});
