/** The preset of Jest for a remote in a repository of its own. */
module.exports = {
  testEnvironment: require.resolve('./jest/browser-environment.cjs'),
  setupFilesAfterEnv: [require.resolve('./jest/component-setup.cjs')],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    '\\.m?[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // published as ES modules only
  transformIgnorePatterns: ['/node_modules/(?!(@holeshot|echarts|zrender)/)'],
  moduleNameMapper: {
    '\\.(woff2|css)(\\?.*)?$': require.resolve('./jest/asset.cjs'),
    'maplibre-gl-worker\\.mjs$': require.resolve('./jest/asset.cjs'),
  },
};
