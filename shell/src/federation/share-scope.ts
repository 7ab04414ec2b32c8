import type { ShareScope } from '@holeshot/contract';

/* Globals of the bundler: the documented way to read the share scope. */
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: ShareScope };

/** Returns the shell's share scope, in browser or server. Its modules are in `shared/build/src/shared-modules.ts`. */
export async function openShareScope(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}
