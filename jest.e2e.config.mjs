import { reporters, shared } from './jest.config.mjs';

/** The end-to-end tests, two at a time: they mostly wait for the browser. */
export default {
  ...shared,
  reporters,
  displayName: 'e2e',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/e2e/*.e2e.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/jest/retry-in-ci.ts'],
  globalSetup: '<rootDir>/tests/e2e/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/e2e/support/global-teardown.ts',
  // none may fail because the machine is busy
  testTimeout: 300_000,
  maxWorkers: 2,
};
