import type { RemoteModule } from '@holeshot/platform';
import { shell as serverShell } from '../../../shell/src/server-shell';
import { loadRemote } from './bundled';

/** The shell's server build with the bundled pages instead of remotes. */
export const shell = {
  ...serverShell,
  createRenderer: (remotes: Parameters<typeof serverShell.createRenderer>[0]) =>
    serverShell.createRenderer(
      remotes.map(({ manifest }) => ({
        manifest,
        load: (): Promise<RemoteModule> => loadRemote(manifest.name),
      })),
    ),
};
