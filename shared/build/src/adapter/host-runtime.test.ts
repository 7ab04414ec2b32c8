import type { BundlerRequire } from './bundler-runtime';
import runtime from './host-runtime';

const shared = {
  version: '1.2.0',
  scope: ['default'],
  shareConfig: { singleton: true, eager: true, strictVersion: true, requiredVersion: '^1.2.0' },
  get: () => () => 'the facade',
};

const shellWith = (fallback?: () => () => unknown): BundlerRequire => ({
  m: {},
  S: {},
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: {
      '3': { shareKey: '@holeshot/client', requiredVersion: '^1.2.0', ...(fallback ? { fallback } : {}) },
    },
  },
  federation: { initOptions: { shared: { '@holeshot/client': [shared] } } },
});

describe('the host runtime', () => {
  it("adds the shell's modules to the default share scope, by key and version", () => {
    const shell = shellWith(() => () => 'the facade');
    runtime.bundlerRuntime.init({ webpackRequire: shell });
    expect(shell.S).toEqual({ default: { '@holeshot/client': { '1.2.0': shared } } });
  });

  it("binds the shell's imports to its own copies", () => {
    const shell = shellWith(() => () => 'the facade');
    runtime.bundlerRuntime.init({ webpackRequire: shell });
    const module = { exports: {} as unknown };
    shell.m['3']?.(module);
    expect(module.exports).toBe('the facade');
  });

  it('throws when the shell requires a module that it does not provide', () => {
    expect(() => runtime.bundlerRuntime.init({ webpackRequire: shellWith() })).toThrow(
      'The shell has no @holeshot/client to provide',
    );
  });
});
