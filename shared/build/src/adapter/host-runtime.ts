import { type BundlerRuntime, bindModule, consumedModules } from './bundler-runtime';

/**
 * The bundler runtime of the shell: adds the shell's modules to the default share scope. The shell is the only
 * provider, so its own imports use its own copies.
 */
const runtime: BundlerRuntime = {
  bundlerRuntime: {
    S: {},
    init({ webpackRequire }) {
      const { shared } = webpackRequire.federation.initOptions;
      webpackRequire.S.default = Object.fromEntries(
        Object.entries(shared).map(([key, versions]) => [
          key,
          Object.fromEntries(versions.map((module) => [module.version, module])),
        ]),
      );
      for (const [id, { shareKey, fallback }] of consumedModules(webpackRequire)) {
        if (!fallback) throw new Error(`The shell has no ${shareKey} to provide`);
        bindModule(webpackRequire, id, () => fallback()());
      }
    },
    I: () => Promise.resolve(true),
    consumes: () => undefined,
    installInitialConsumes: () => undefined,
    initContainerEntry() {
      throw new Error('The shell is no container');
    },
  },
};

export default runtime;
