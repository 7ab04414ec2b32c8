import type { ShareScope } from '@holeshot/contract';
import { type BundlerRuntime, bindModule, consumedModules } from './bundler-runtime';
import { satisfiesCaret } from './caret-range';

/** Throws when the scope has no version in the range. */
function getShared(scope: ShareScope, key: string, range: string) {
  const versions = scope[key] ?? {};
  const match = Object.keys(versions).find((version) => satisfiesCaret(version, range));
  const shared = match === undefined ? undefined : versions[match];
  if (!shared)
    throw new Error(`${key} ${range} is wanted, offered is ${Object.keys(versions).join(', ') || 'none'}`);
  return shared;
}

/**
 * The bundler runtime of a remote, which provides no shared modules. `initContainerEntry` checks the version of every
 * shared module before any code of the build runs; the plugin's own runtime checks each one at first use, when a page
 * is already open. Shell and federation runtime may both initialize a container: the first scope stays.
 */
const runtime: BundlerRuntime = {
  bundlerRuntime: {
    S: {},
    init: () => undefined,
    I: () => Promise.resolve(true),
    consumes: () => undefined,
    installInitialConsumes: () => undefined,
    initContainerEntry({ webpackRequire, shareScope }) {
      // all versions are checked before the first module is bound
      const modules = consumedModules(webpackRequire).map(
        ([id, { shareKey, requiredVersion }]) =>
          [id, getShared(shareScope, shareKey, requiredVersion)] as const,
      );
      for (const [id, shared] of modules) {
        if (!webpackRequire.m[id]) bindModule(webpackRequire, id, () => shared.get()());
      }
      return true;
    },
  },
};

export default runtime;
