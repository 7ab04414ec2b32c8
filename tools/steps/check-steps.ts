import { jest } from './jest';
import { run, type Step } from './run';

/** What `npm run check` does, quickest first. */
export const checkSteps: readonly Step[] = [
  { name: 'Format and lint', work: () => run('npx', ['biome', 'check', '--error-on-warnings', '.']) },
  { name: 'Types', work: () => run('npx', ['tsc', '-p', '.']) },
  { name: 'Unused code', work: () => run('npx', ['knip']) },
  {
    name: 'Unit and component tests, import rules, API on embedded data',
    work: () => jest(['--selectProjects', 'unit', 'component'], { TEST_DATABASE_URL: '' }),
  },
];
