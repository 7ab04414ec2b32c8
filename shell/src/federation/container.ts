import type { Container } from '@holeshot/contract';
import type { RemoteModule } from '@holeshot/platform';
import { openShareScope } from './share-scope';

const globals = globalThis as unknown as Record<string, unknown>;

/** Whether a script tag of the page has loaded the container. */
export const hasContainer = (global: string): boolean => global in globals;

/**
 * Initializes a container that a script tag of the page loaded, so that the first page does not wait for the federation
 * runtime. The runtime initializes the same container again later, without effect.
 */
export async function openContainer(global: string): Promise<RemoteModule> {
  const container = globals[global] as Container;
  await container.init(await openShareScope(), []);
  return readRemote(global, (await container.get('./remote'))());
}

/** Returns the remote that a container's module exports. Throws when it exports none. */
export function readRemote(global: string, module: unknown): RemoteModule {
  const { remote } = (module ?? {}) as { remote?: RemoteModule };
  if (!remote?.pages || !remote.manifest) throw new Error(`${global} exposes no remote`);
  return remote;
}
