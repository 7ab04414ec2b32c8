import { once } from 'node:events';
import { findOrInstallBrowser } from './browser/find-browser';
import { buildSite } from './build/build-site';
import { spawnJest } from './jest';

/* End-to-end tests in Chromium, which is installed if missing. Arguments go to Jest: `npm run test:e2e -- router`. */
await buildSite();
const CHROMIUM_PATH = await findOrInstallBrowser();
const args = ['--config', 'jest.e2e.config.mjs', '--runInBand', ...process.argv.slice(2)];
const [code] = await once(spawnJest({ args, env: { CHROMIUM_PATH } }), 'exit');
process.exit(Number(code ?? 1));
