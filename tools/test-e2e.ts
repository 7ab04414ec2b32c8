import { once } from 'node:events';
import { findOrInstallBrowser } from './browser/find-browser';
import { buildSite } from './build/build-site';
import { spawnJest } from './jest';

/*
 * End-to-end tests in Chromium, which is installed if missing: those of every commit, or with `--more` those of a
 * release. Other arguments go to Jest: `npm run test:e2e -- router`.
 */
const BUILD_TESTS =
  'chaos|chaos-shell|developer|federation|lost-remote|mixed-versions|new-remote|offline-builds|open-tabs|permissions|publish|rollouts|standalone|two-builds';
const STAFF_TESTS = 'admin|agent-zip|catalogue|patreon|upload';
const DAY_TESTS = 'pilot-day|shared-device';
const MORE = `e2e/(${BUILD_TESTS}|${STAFF_TESTS}|${DAY_TESTS}|teardown)\\.e2e`;
/** The tests of `npm run dev` edit sources that other tests compile, so they run alone. */
const DEV = 'e2e/dev(-site)?\\.e2e';

function listRuns([first, ...others]: readonly string[]): string[][] {
  if (first === undefined) return [['--testPathIgnorePatterns', MORE, DEV]];
  return first === '--more' ? [[MORE], ['--runInBand', DEV]] : [[first, ...others]];
}

await buildSite();
const CHROMIUM_PATH = await findOrInstallBrowser();
for (const args of listRuns(process.argv.slice(2))) {
  const jest = spawnJest({ args: ['--config', 'jest.e2e.config.mjs', ...args], env: { CHROMIUM_PATH } });
  const [code] = await once(jest, 'exit');
  if (code !== 0) process.exit(Number(code ?? 1));
}
