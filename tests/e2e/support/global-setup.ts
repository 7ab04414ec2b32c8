import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServer } from '../../../tools/build/build-server';
import { seedDemoSeason } from '../../drill/support/seeded-data';
import { SEEDED_FOLDER, SERVER_FOLDER, startTestSite, type TestSite } from './start-site';

declare global {
  var holeshotSite: TestSite | undefined;
}

/** Builds the server that all sites run, seeds the folder that they copy, and starts the site of the tests that only read. */
export default async function setup(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-e2e-'));
  process.env.E2E_FOLDER = folder;
  await buildServer({ folder: SERVER_FOLDER, main: path.join(__dirname, 'serve.ts') });
  await seedDemoSeason({ DATA_DIR: path.join(folder, SEEDED_FOLDER) });
  globalThis.holeshotSite = await startTestSite();
  process.env.E2E_ORIGIN = globalThis.holeshotSite.origin;
}
