/** Transforms that every project shares: SWC strips the types, nothing is type-checked here. */
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
};

export default {
  testMatch: ['<rootDir>/{shared,server,shell,mf-*,tools,tests}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/tests/e2e/'],
  transform,
  transformIgnorePatterns: ['/node_modules/(?!(@electric-sql|echarts|zrender|lru-cache)/)'],
  testTimeout: 30_000,
};
