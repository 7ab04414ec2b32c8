import { once } from 'node:events';
import { findOrInstallBrowser } from './browser/find-browser';
import { buildSite } from './build/build-site';
import { spawnJest } from './jest';

/* End-to-end tests in Chromium, which is installed if missing. Arguments go to Jest: `npm run test:e2e -- router`. */
await buildSite();
const CHROMIUM_PATH = await findOrInstallBrowser();
const DEV = 'e2e/dev(-site)?\\.e2e';
const chosen = process.argv.slice(2);
// The journeys of `npm run dev` edit sources, which others compile: they run alone.
const runs =
  chosen.length > 0
    ? [chosen]
    : [
        ['--testPathIgnorePatterns', DEV],
        ['--runInBand', DEV],
      ];
for (const args of runs) {
  const jest = spawnJest({ args: ['--config', 'jest.e2e.config.mjs', ...args], env: { CHROMIUM_PATH } });
  const [code] = await once(jest, 'exit');
  if (code !== 0) process.exit(Number(code ?? 1));
}
