import { availableParallelism } from 'node:os';

/** SWC strips the types; `npm run check` checks them. */
const transform = {
  '^.+\\.[tj]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
  '\\.mjs$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
};

/** Shared by the projects here and the end-to-end tests (jest.e2e.config.mjs). */
export const shared = {
  // Jest looks up other globals slowly; Drizzle reads `Object` thousands of times per query
  sandboxInjectedGlobals: ['Array', 'Math', 'Object'],
  transform,
  // published as ES modules only
  transformIgnorePatterns: [
    '/node_modules/(?!(@electric-sql|echarts|zrender|lru-cache|content-disposition|cookie|oauth4webapi|aws4fetch)/)',
  ],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: { '\\.woff2(\\?.*)?$': '<rootDir>/tests/jest/asset.cjs' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

const everywhere = '{shared,server,shell,mf-*,tools,tests}/**';

/** The default reporter, and one that lists skipped tests for `npm test`. */
export const reporters = ['default', '<rootDir>/tests/jest/note-reporter.cjs'];

export default {
  reporters,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: '<rootDir>/tests/jest/database-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tests/jest/retry-in-ci.ts'],
      testMatch: [`<rootDir>/${everywhere}/*.test.ts`],
      globalSetup: '<rootDir>/tests/jest/database-setup.ts',
      globalTeardown: '<rootDir>/tests/jest/database-teardown.ts',
    },
    {
      ...shared,
      displayName: 'component',
      testEnvironment: '<rootDir>/tests/jest/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tests/jest/component-setup.ts', '<rootDir>/tests/jest/retry-in-ci.ts'],
      testMatch: [`<rootDir>/${everywhere}/*.test.tsx`],
    },
  ],
  // twenty times as long as the slowest test: none may fail because the machine is busy
  testTimeout: 600_000,
  // more than cores, since tests wait for a quarter of their time
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
};
