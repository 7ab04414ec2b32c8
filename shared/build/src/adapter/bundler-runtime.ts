import type { SharedModule, ShareScope } from '@holeshot/contract';

/*
 * The part of the interface between Rspack's generated code and the federation plugin's bundler runtime that the
 * adapter implements. Rspack copies every property of the runtime's default export to `__webpack_require__.federation`
 * and replaces its own functions by those of `bundlerRuntime`. docs/decisions/0006 says why there is an adapter.
 */

/** A shared module that a build requires. */
interface ConsumedModule {
  shareKey: string;
  /** caret range */
  requiredVersion: string;
  /** returns the factory of the build's own copy; a remote has none */
  fallback?: () => () => unknown;
}

/** `__webpack_require__` of the build. */
export interface BundlerRequire {
  /** module factories by id */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** share scopes by name */
  S: Record<string, ShareScope>;
  consumesLoadingData?: { moduleIdToConsumeDataMapping?: Record<string, ConsumedModule> };
  federation: {
    /** `shared`: the modules that the build provides, by key, one entry per version */
    initOptions: { shared: Record<string, SharedModule[]> };
  };
}

export interface BundlerRuntime {
  bundlerRuntime: {
    S: Record<string, ShareScope>;
    /** called once, before any module of the build runs */
    init: (options: { webpackRequire: BundlerRequire }) => undefined;
    /** `__webpack_init_sharing__` */
    I: () => Promise<true>;
    /** called before a chunk with shared modules runs */
    consumes: () => void;
    /** called before the entry runs, when its own chunk has shared modules */
    installInitialConsumes: () => void;
    /** the container's `init` */
    initContainerEntry: (options: { webpackRequire: BundlerRequire; shareScope: ShareScope }) => true;
  };
}

/** The shared modules that the build requires, with their module ids. */
export const consumedModules = ({ consumesLoadingData }: BundlerRequire): [string, ConsumedModule][] =>
  Object.entries(consumesLoadingData?.moduleIdToConsumeDataMapping ?? {});

/** Makes imports of a shared module resolve to the result of `factory`, called at first use. */
export function bindModule({ m }: BundlerRequire, id: string, factory: () => unknown): void {
  m[id] = (module) => {
    module.exports = factory();
  };
}
