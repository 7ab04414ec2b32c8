import type { RemoteManifest } from '@holeshot/contract';
import type { DialogComponent } from '@holeshot/platform';
import type { RemoteLoader } from '../federation/remote-loader';

/** Loads dialogs by name, each from the remote whose manifest declares it. */
export function createDialogLoader(
  manifests: readonly RemoteManifest[],
  loader: RemoteLoader,
): (name: string) => Promise<DialogComponent> {
  return async (name) => {
    const owner = manifests.find(({ dialogs }) => dialogs.includes(name));
    if (!owner) throw new Error(`No remote answers the dialog ${name}`);
    const { part } = await loader.load(owner.name, async ({ dialogs }) => {
      const loadDialog = dialogs[name];
      if (!loadDialog) throw new Error(`it has no dialog ${name}`);
      return (await loadDialog()).Dialog;
    });
    return part;
  };
}
