import { remote as account } from '../../../mf-account/src/remote';
import { remote as admin } from '../../../mf-admin/src/remote';
import { remote as pub } from '../../../mf-public/src/remote';
import { remote as race } from '../../../mf-race/src/remote';
import type { RemoteSource } from '../../../shell/src/federation/federated-source';

const remotes = [pub, race, account, admin];

/** The baseline of the benchmark: the same pages in one build, each page a lazy chunk. */
export const bundled: RemoteSource = {
  async load(name) {
    const remote = remotes.find(({ manifest }) => manifest.name === name);
    if (!remote) throw new Error(`No ${name} in this build`);
    return remote;
  },
  preload: () => undefined,
  warmUp: () => undefined,
};
