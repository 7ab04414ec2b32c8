import { findOrInstallBrowser } from './browser/find-browser';
import { buildSite } from './build/build-site';
import { checkSteps } from './steps/check-steps';
import { jest } from './steps/jest';
import { runSteps, type Step } from './steps/run';

const onPostgres: Step = {
  name: 'API on PostgreSQL (TEST_DATABASE_URL)',
  work: () => jest(['--selectProjects', 'unit', '--testPathPatterns', 'server/']),
};

const build = async (): Promise<undefined> => {
  await buildSite();
  return undefined;
};

/** Everything that must pass. The browser is found or installed by the way. */
await runSteps([
  ...checkSteps,
  ...(process.env.TEST_DATABASE_URL ? [onPostgres] : []),
  { name: 'Build', work: build },
  {
    name: 'Journeys in a real browser',
    work: async () => {
      const CHROMIUM_PATH = await findOrInstallBrowser();
      return jest(['--selectProjects', 'e2e', '--runInBand'], { CHROMIUM_PATH });
    },
  },
]);
