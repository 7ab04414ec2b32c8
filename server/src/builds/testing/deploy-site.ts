import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SlotName } from '@holeshot/contract';
import type { Database } from '../../database';
import { openBuilds } from '../../site/open-builds';
import { makeBuildsFolder } from '../../testing/make-build';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createTestDatabase } from '../../testing/test-database';
import { createPublishToken } from '../publish/publish-tokens';
import type { BuildStore } from '../store/build-store';

export interface DeploySite extends TestApp {
  store: BuildStore;
  /** where published builds are unpacked to */
  folder: string;
  /** the store of another process of the site, with folders of its own */
  openOther: () => Promise<BuildStore>;
  createToken: (name: SlotName) => Promise<{ id: number; token: string }>;
  publish: (
    name: string,
    token: string,
    zip: Buffer,
    options?: { isTried: boolean },
  ) => Promise<{ status: number; json: Record<string, unknown> }>;
}

/** A site whose stable builds are those of `makeBuildsFolder`. */
export async function openDeploySite(): Promise<DeploySite> {
  const database: Database = await createTestDatabase();
  const own = makeBuildsFolder();
  const folders: string[] = [own];
  const stops: (() => Promise<void>)[] = [];
  const open = async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-published-'));
    const builds = await openBuilds({ database, buildsDirs: [own, folder], onError: () => undefined });
    folders.push(folder);
    stops.push(builds.stop);
    return { folder, builds };
  };
  const { folder, builds } = await open();
  const api = await createTestApp({
    database,
    pages: { ...builds, config: { map: { provider: 'built-in' } } },
  });
  return {
    ...api,
    store: builds.store,
    folder,
    openOther: async () => (await open()).builds.store,
    createToken: (name) => createPublishToken(database.db, { name, note: `CI of ${name}`, userId: null }),
    async publish(name, token, zip, { isTried } = { isTried: false }) {
      const response = await api.app.inject({
        method: 'POST',
        url: `/api/deploy/${name}/builds${isTried ? '?tried=true' : ''}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/zip' },
        payload: zip,
      });
      return { status: response.statusCode, json: response.json() };
    },
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await api.close();
      for (const one of folders) rmSync(one, { recursive: true, force: true });
    },
  };
}
