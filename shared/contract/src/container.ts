/*
 * The part of Module Federation's container protocol that the project uses: shell, federation runtime and server open a
 * remote's build with the same two calls, `init` and `get`.
 */

/** One version of a shared module. Shares are eager, so `get` is synchronous. */
export interface SharedModule {
  /** semantic version */
  version: string;
  scope: string[];
  shareConfig: {
    singleton: boolean;
    eager: boolean;
    strictVersion: boolean;
    /** range, such as `^19.3.1` */
    requiredVersion: string;
  };
  /** returns the module's factory */
  get: () => () => unknown;
}

/** Shared modules by key, such as `react/jsx-runtime`, then by version. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

/** A remote's build, for the browser or the server. */
export interface Container {
  /** Throws or rejects when the scope lacks a module that the build requires, or has a wrong version of it. */
  init: (scope: ShareScope, initScope?: unknown[]) => unknown;
  /** Resolves to the factory of an exposed module, such as `./remote`; rejects for an unknown one. */
  get: (module: string) => Promise<() => unknown>;
}
