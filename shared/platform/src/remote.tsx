import type { RemoteManifest } from '@holeshot/contract';
import type { ComponentType } from 'react';
import type { PageModule } from './page';

export interface DialogProps {
  props: Record<string, unknown>;
  close: () => void;
}
export type DialogComponent = ComponentType<DialogProps>;

/** The module that a remote's container exposes as `./remote`. */
export interface RemoteModule {
  manifest: RemoteManifest;
  /** by route id */
  pages: Record<string, () => Promise<{ page: PageModule }>>;
  /** by dialog name */
  dialogs: Record<string, () => Promise<{ Dialog: DialogComponent }>>;
}

/**
 * Connects a remote's manifest to its code. Throws when only one of them has a route or dialog, so that the error
 * appears when the remote loads, not when somebody opens that page.
 */
export function defineRemote(remote: RemoteModule): RemoteModule {
  const { manifest, pages, dialogs } = remote;
  requireSame(
    `${manifest.name}: routes`,
    manifest.routes.map((route) => route.id),
    Object.keys(pages),
  );
  requireSame(`${manifest.name}: dialogs`, manifest.dialogs, Object.keys(dialogs));
  return remote;
}

function requireSame(what: string, declared: readonly string[], present: readonly string[]): void {
  const missing = declared.filter((name) => !present.includes(name));
  const extra = present.filter((name) => !declared.includes(name));
  if (missing.length + extra.length > 0) {
    throw new Error(`${what} differ from the manifest: missing [${missing}], not declared [${extra}]`);
  }
}
