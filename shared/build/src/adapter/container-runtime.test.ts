import type { SharedModule, ShareScope } from '@holeshot/contract';
import type { BundlerRequire } from './bundler-runtime';
import runtime from './container-runtime';

const REACT = { useState: () => undefined };

const shared = (version: string, module: unknown): SharedModule => ({
  version,
  scope: ['default'],
  shareConfig: { singleton: true, eager: true, strictVersion: true, requiredVersion: `^${version}` },
  get: () => () => module,
});

const scopeWith = (version: string, module: unknown = REACT): ShareScope => ({
  react: { [version]: shared(version, module) },
});

/** The require function of a build in which module 7 is `react ^19.3.1`. */
const createBuild = (): BundlerRequire => ({
  m: {},
  S: {},
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: { '7': { shareKey: 'react', requiredVersion: '^19.3.1' } },
  },
  federation: { initOptions: { shared: {} } },
});

const init = (webpackRequire: BundlerRequire, shareScope: ShareScope) =>
  runtime.bundlerRuntime.initContainerEntry({ webpackRequire, shareScope });

function importModule({ m }: BundlerRequire, id: string): unknown {
  const module = { exports: {} };
  m[id]?.(module);
  return module.exports;
}

describe('the container runtime', () => {
  it.each(['19.3.1', '19.9.0'])('binds react ^19.3.1 to the %s of the shell', (version) => {
    const build = createBuild();
    init(build, scopeWith(version));
    expect(importModule(build, '7')).toBe(REACT);
  });

  it.each([
    ['19.3.0', scopeWith('19.3.0')],
    ['20.0.0', scopeWith('20.0.0')],
    ['none', {}],
  ])('throws for react ^19.3.1 when the shell provides %s, and binds nothing', (provided, scope) => {
    const build = createBuild();
    expect(() => init(build, scope)).toThrow(`react ^19.3.1 is wanted, offered is ${provided}`);
    expect(build.m).toEqual({});
  });

  it('keeps the first scope when it is initialized twice', () => {
    const build = createBuild();
    init(build, scopeWith('19.3.1'));
    init(build, scopeWith('19.3.1', { another: 'React' }));
    expect(importModule(build, '7')).toBe(REACT);
  });

  it('can be initialized after an error', () => {
    const build = createBuild();
    expect(() => init(build, {})).toThrow();
    init(build, scopeWith('19.3.1'));
    expect(importModule(build, '7')).toBe(REACT);
  });
});
