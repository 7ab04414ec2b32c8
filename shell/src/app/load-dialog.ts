import type { RemoteManifest } from '@holeshot/contract';
import type { DialogComponent } from '@holeshot/platform';
import type { LoadRemote } from '../federation/remote-loader';

/** Finds the remote that answers a dialog's name and loads it. */
export function createDialogLoader(
  manifests: readonly RemoteManifest[],
  load: LoadRemote,
): (name: string) => Promise<DialogComponent> {
  return async (name) => {
    const owner = manifests.find(({ dialogs }) => dialogs.includes(name));
    if (!owner) throw new Error(`No remote answers the dialog ${name}`);
    const open = (await load(owner.name)).dialogs[name];
    if (!open) throw new Error(`${owner.name} has no dialog ${name}`);
    return (await open()).Dialog;
  };
}
