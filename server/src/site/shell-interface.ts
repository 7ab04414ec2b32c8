import type * as contract from '@holeshot/contract';
import type { RemoteManifest } from '@holeshot/contract';

/** A remote's server build. Only the shell knows the type of its pages. */
export interface RemoteCode {
  manifest: RemoteManifest;
  pages: Record<string, unknown>;
}

export type ServerShell = contract.ServerShell<RemoteCode>;
