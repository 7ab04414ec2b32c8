import type { RemoteManifest } from '@holeshot/contract';
import type { DialogComponent } from '@holeshot/platform';
import type { LoadRemote } from '../federation/remote-loader';

/** Loads dialogs by name, each from the remote whose manifest declares it. */
export function createDialogLoader(
  manifests: readonly RemoteManifest[],
  loadRemote: LoadRemote,
): (name: string) => Promise<DialogComponent> {
  return async (name) => {
    const owner = manifests.find(({ dialogs }) => dialogs.includes(name));
    if (!owner) throw new Error(`No remote answers the dialog ${name}`);
    const loadDialog = (await loadRemote(owner.name)).dialogs[name];
    if (!loadDialog) throw new Error(`${owner.name} has no dialog ${name}`);
    return (await loadDialog()).Dialog;
  };
}
