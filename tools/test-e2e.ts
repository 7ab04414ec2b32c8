import { once } from 'node:events';
import { findOrInstallBrowser } from './browser/find-browser';
import { buildSite } from './build/build-site';
import { spawnJest } from './jest';

/*
 * End-to-end tests in Chromium, which is installed if missing: those of every commit, or with `--more` the others. Other
 * arguments go to Jest: `npm run test:e2e -- router`.
 */
const EVERY_COMMIT = 'e2e/(budgets|containers|event|first-club|journeys|policy|router|routes)\\.e2e';
/** The tests of `npm run dev` edit sources that other tests compile, so they run alone. */
const DEV = 'e2e/dev(-site)?\\.e2e';

function listRuns([first, ...others]: readonly string[]): string[][] {
  if (first === undefined) return [[EVERY_COMMIT]];
  if (first !== '--more') return [[first, ...others]];
  return [
    ['--testPathIgnorePatterns', EVERY_COMMIT, DEV],
    ['--runInBand', DEV],
  ];
}

await buildSite();
await findOrInstallBrowser();
for (const args of listRuns(process.argv.slice(2))) {
  const jest = spawnJest({ args: ['--config', 'jest.e2e.config.mjs', ...args] });
  const [code] = await once(jest, 'exit');
  if (code !== 0) process.exit(Number(code ?? 1));
}
