import { shared } from './jest.config.mjs';

/** The journeys in a real browser. They run one after the other: they share a site. */
export default {
  ...shared,
  displayName: 'e2e',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/e2e/*.e2e.ts'],
  globalSetup: '<rootDir>/tests/e2e/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/e2e/support/global-teardown.ts',
  testTimeout: 60_000,
  maxWorkers: 1,
};
