import type * as contract from '@holeshot/contract';
import type { RemoteManifest } from '@holeshot/contract';

/** A remote's server build as the server sees it: the shell knows what its pages are. */
export interface RemoteCode {
  manifest: RemoteManifest;
  pages: Record<string, unknown>;
}

export type ServerRemote = contract.ServerRemote<RemoteCode>;
export type ServerShell = contract.ServerShell<RemoteCode>;
